import type { Mark } from './state.ts';

/** Changes each run of cards that were shuffled into a deck together; known cards stay as they are. */
export function eachShuffle<T>(
  deck: readonly T[],
  marks: readonly Mark[],
  change: (run: readonly T[]) => readonly T[],
): T[] {
  const changed: T[] = [];
  for (let from = 0; from < deck.length; ) {
    const mark = marks[from];
    let to = from + 1;
    if (typeof mark === 'number') while (marks[to] === mark) to++;
    changed.push(...change(deck.slice(from, to)));
    from = to;
  }
  return changed;
}
