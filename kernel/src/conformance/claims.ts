import type { Game, Seat, StateShape, Viewer } from '../game.ts';

/** One way to set a table up. */
export interface Configuration {
  readonly seats: number;
  readonly options: { readonly [name: string]: string | number };
}

/**
 * A physical piece and where it is. Pieces that cannot be told apart have the same `id`; several may be
 * in the same `place` (an unordered hand). Numbers in a place tell places of one kind apart: `deck 3`.
 */
export interface Piece {
  readonly id: string;
  readonly place: string;
  /** The seats that know which piece this is; what everybody knows is `'all'`. */
  readonly known: 'all' | readonly Seat[];
}

/** How many lines of play there are, `depth` actions long. */
export interface Perft extends Configuration {
  /** Words for `seedFrom`. */
  readonly seed: string;
  readonly depth: number;
  /**
   * The version of the rules that deals and plays: without it, the newest. With it, the claim still holds when a component
   * or a rule is added.
   */
  readonly rules?: number;
  readonly lines: number;
}

/** What a game claims about itself, for the kit to check. */
export interface Claims<State = StateShape, Thing = unknown> {
  /** Preset: every number of seats, and every value of every option once. */
  readonly configurations?: readonly Configuration[];
  /** No game is longer than this many actions, however it is played. */
  readonly longest: number;
  /** What this viewer's view must contain: a path in the view (`players.0.coins`) and the value there. */
  shows(state: State, viewer: Viewer): { readonly [path: string]: unknown };
  /** Every piece that must neither vanish nor appear during a game. */
  pieces(state: State): readonly Piece[];
  /** Visible things to ask `explain` about. */
  things(state: State, seat: Seat): readonly Thing[];
  /** Fields of the state that never change after set-up, which clones may therefore share. */
  readonly fixed?: readonly string[];
  /**
   * Parts of the state that are replaced, never changed, which clones may share, too. The kit freezes them, so that
   * changing one is an error; a game in play spends no time on that.
   */
  replaced?(state: State): readonly unknown[];
  readonly perft: readonly Perft[];
}

/** A game and its claims: what a game's `test/conformance.ts` exports as `subject`. */
export interface Subject {
  readonly game: Game;
  readonly claims: Claims;
}

/** What was found wrong, and how to see it again: `trial(subject, configuration, seed)`. */
export interface Finding {
  readonly check: string;
  readonly configuration: Configuration;
  readonly seed: string;
  /** How many actions had been played. */
  readonly step: number;
  readonly what: string;
}

export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator'];

/** Whether this viewer knows which piece it is. */
export const knows = (viewer: Viewer, piece: Piece): boolean =>
  piece.known === 'all' || (viewer !== 'spectator' && piece.known.includes(viewer));
