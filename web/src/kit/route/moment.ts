/** A moment of a recording: after a number of entries, or after a number of turns. */
export type Moment = number | { readonly turn: number };

/** The end of a turn, as an address names it. */
export const turnNamed = (turn: number): string => `turn-${turn}`;

/** The moment an address names; without one, the beginning. */
export function momentNamed(name = ''): Moment {
  const turn = /^turn-(\d+)$/.exec(name)?.[1];
  return turn === undefined ? Number(name) || 0 : { turn: Number(turn) };
}
