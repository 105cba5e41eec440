import type { Draft } from '@moonstaff/scenarios/page';

/** How many games of a seed have been looked through: those up to the last that gave a puzzle. */
export function gamesBefore(puzzles: readonly Draft[], seed: string): number {
  const indices = puzzles.flatMap(({ puzzle }) => {
    const words = puzzle?.from.split(' ') ?? [];
    return words.slice(0, -2).join(' ') === seed ? [Number(words.at(-2))] : [];
  });
  return indices.length === 0 ? 0 : Math.max(...indices) + 1;
}

/** How many puzzles have grade 1, 2 and 3. */
export const gradesOf = (puzzles: readonly Draft[]): readonly number[] =>
  [1, 2, 3].map((grade) => puzzles.filter(({ puzzle }) => puzzle?.grade === grade).length);

/** Easy ones are easy to come by: no more than half are. */
export const isWelcome = ({ puzzle }: Draft, kept: readonly Draft[]): boolean =>
  puzzle?.grade !== 1 || (gradesOf(kept)[0] ?? 0) * 2 <= kept.length;
