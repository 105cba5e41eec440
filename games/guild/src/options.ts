import type { OptionSpecs, OptionsOf } from '@moonstaff/kernel';
import { MAP_IDS } from './data/maps/index.ts';
import { DIFFICULTIES } from './data/solo.ts';

export const options = {
  map: { values: MAP_IDS },
  difficulty: { values: DIFFICULTIES, players: [1] },
} as const satisfies OptionSpecs;

export type GuildOptions = OptionsOf<typeof options>;
