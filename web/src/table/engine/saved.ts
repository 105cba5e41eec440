import type { AnyGame, Entry, Outcome } from '@moonstaff/kernel';
import type { Sitter } from '../source.ts';

/** How a game ended, as lists of games tell it. */
export type Result = Pick<Outcome, 'ranking' | 'winners'> & {
  readonly scores: readonly Pick<Outcome['scores'][number], 'seat' | 'total'>[];
};

/** A game kept on this device: what it was set up with, and every entry since. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: { readonly [name: string]: string | number };
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly entries: readonly Entry[];
  readonly over: boolean;
  /** Once it's over; games that older versions of the page kept don't say. */
  readonly result?: Result;
  /** When something was last done, as the clock of this device had it: the list begins with the latest. */
  readonly changed: number;
  /** Rises with every writing; nothing counts as 0. By it a tab notices that the game went on in another one. */
  readonly stamp?: number;
}

export const resultOf = ({ ranking, winners, scores }: Outcome): Result => ({
  ranking,
  winners,
  scores: scores.map(({ seat, total }) => ({ seat, total })),
});

export const stampOf = (game: SavedGame | undefined): number => game?.stamp ?? 0;

/** 256 bits from the browser's own source of chance. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short name for a table, for its address. */
export const freshId = (): string => freshSeed().slice(0, 10);

/** A game about to begin, by the newest rules. */
export const freshGame = (
  { id, rules }: AnyGame,
  options: SavedGame['options'],
  sitters: SavedGame['sitters'],
): SavedGame => ({
  id: freshId(),
  game: id,
  rules: rules.current,
  options,
  seed: freshSeed(),
  sitters,
  entries: [],
  over: false,
  changed: Date.now(),
});
