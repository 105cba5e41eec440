import type { OptionSpecs, OptionsOf } from '@moonstaff/kernel';
import { MAP_IDS } from './data/maps/index.ts';
import { DIFFICULTIES } from './data/solo.ts';

export const options = {
  map: { values: MAP_IDS },
  difficulty: { values: DIFFICULTIES, players: [1] },
} as const satisfies OptionSpecs;

/** The options of a table. A scenario may bring a map of its own. */
export type GuildOptions = Omit<OptionsOf<typeof options>, 'map'> & { readonly map: string };
