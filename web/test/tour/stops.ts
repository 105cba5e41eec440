import { ARNAK } from './arnak.ts';
import { AROUND } from './around.ts';
import { GUILD } from './guild.ts';
import { PAGES } from './pages.ts';
import type { Stop } from './stop.ts';

/** Everything the tour stops at. */
export const STOPS: readonly Stop[] = [...ARNAK, ...GUILD, ...AROUND, ...PAGES];
