import type { EraCardId } from './explore-cards.ts';
import type { Reward } from './goals.ts';

/** The five era tokens: with the first reveal of `card` one covers a reward of the goal in that place (G-SOL-2). */
export const soloTokens: readonly { readonly card: EraCardId; readonly goal: number; readonly reward: Reward }[] = [
  { card: 'special-2', goal: 0, reward: 'first' },
  { card: 'special-3', goal: 0, reward: 'later' },
  { card: 'special-3', goal: 1, reward: 'first' },
  { card: 'special-any', goal: 1, reward: 'later' },
  { card: 'special-any', goal: 2, reward: 'first' },
];

/** Coins a solo player needs besides all goals (G-SOL-7). */
export const SOLO_TARGETS = { easy: 90, medium: 120, hard: 150 } as const;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
