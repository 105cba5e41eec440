import type { OptionSpecs, OptionsOf } from '@moonstaff/kernel';

export const options = {
  board: { values: ['bird', 'snake'] },
  /** How many of the rival's tiles are red (A-SOL-5). */
  difficulty: { values: [0, 1, 2, 3, 4, 5], preset: 1, players: [1] },
  /** The seat of the starting player (A-PSET-4). */
  first: { values: ['random', 0, 1, 2, 3], players: [2, 3, 4], seats: true },
} as const satisfies OptionSpecs;

export type ArnakOptions = OptionsOf<typeof options>;
