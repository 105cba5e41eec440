import { same } from '@moonstaff/kernel';
import type { Draft } from '@moonstaff/scenarios/page';

/** Where to go on in the games of a seed, and with which puzzles. */
export interface Start {
  readonly index: number;
  readonly kept: readonly Draft[];
}

/**
 * Goes on at the last game that gave a puzzle, without that game's: it may have been cut short. So the same seed and count give the
 * same puzzles, no matter how often the search was stopped.
 */
export function startAfter(puzzles: readonly Draft[], seed: string): Start {
  const indices = puzzles.map(({ puzzle }) => (puzzle === undefined ? -1 : gameOf(puzzle.from, seed)));
  const index = Math.max(0, ...indices);
  return { index, kept: puzzles.filter((_, i) => indices[i] !== index) };
}

/** The number of the game a puzzle comes from; -1 if it's a game of another seed. */
function gameOf(from: string, seed: string): number {
  const words = from.split(' ');
  return words.slice(0, -2).join(' ') === seed ? Number(words.at(-2)) : -1;
}

/** How many puzzles have grade 1, 2 and 3. */
export const gradesOf = (puzzles: readonly Draft[]): readonly number[] =>
  [1, 2, 3].map((grade) => puzzles.filter(({ puzzle }) => puzzle?.grade === grade).length);

/** Easy ones are easy to come by: no more than half are. */
export const isWelcome = ({ puzzle }: Draft, kept: readonly Draft[]): boolean =>
  puzzle?.grade !== 1 || (gradesOf(kept)[0] ?? 0) * 2 <= kept.length;

/** Whether two puzzles have the same solution and the same verdict on it. How briefly their positions are written isn't judged. */
export const isJudgedAlike = (one: Draft, other: Draft): boolean =>
  same([one.puzzle ?? {}, one.when, one.expects], [other.puzzle ?? {}, other.when, other.expects]);
