import type { GameId } from '@moonstaff/catalogue';

const PREFIX = 'moonstaff.puzzles.';

/** The numbers of the puzzles that were solved on this device. */
export function solvedOf(game: GameId): ReadonlySet<number> {
  const kept = localStorage.getItem(PREFIX + game) ?? '';
  return new Set(kept.split(' ').map(Number).filter(Number.isSafeInteger));
}

export function keepSolved(game: GameId, number: number): void {
  const all = new Set(solvedOf(game)).add(number);
  localStorage.setItem(PREFIX + game, [...all].filter((one) => one > 0).join(' '));
}

/** The next puzzle after this one that isn't solved, from the start again after the last; this one if all others are. */
export function nextOpen(number: number, count: number, solved: ReadonlySet<number>): number {
  for (let step = 1; step < count; step++) {
    const other = ((number - 1 + step) % count) + 1;
    if (!solved.has(other)) return other;
  }
  return number;
}
