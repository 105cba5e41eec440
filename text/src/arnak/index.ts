import type { GameSpec } from '../games.ts';
import { actions } from './actions.ts';
import { icons } from './icons.ts';
import { sections } from './sections.ts';

export const arnak = { actions, icons, sections } satisfies GameSpec;
