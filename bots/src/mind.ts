import type { ActionShape, Game, Seat, StateShape, ViewShape } from '@moonstaff/kernel';

/**
 * What a bot knows of one game beyond its rules: how good a position is, and which actions are worth
 * a thought. All bots of a game share one mind; levels differ in how far they look.
 */
export interface Mind<State extends StateShape, Action extends ActionShape, View extends ViewShape> {
  readonly game: Game<State, Action, View>;
  /** The points this seat will probably have at the end, from what lies on the table now. */
  value(state: State, seat: Seat): number;
  /**
   * The actions worth a thought among the legal ones, never none. Payments and orders that differ in
   * nothing appear once.
   */
  worthwhile(state: State, seat: Seat, legal: readonly Action[]): readonly Action[];
  /** Actions that bots leave to people. There's always another one. */
  isAside?(action: Action): boolean;
  /** A cheap guess, without trying it, how good an action is; orders and samples actions in playouts. */
  prior(state: State, seat: Seat, action: Action): number;
  /** Whether this action ends its seat's turn. */
  endsTurn(action: Action): boolean;
  /** Equal for positions of this seat's turn that differ in nothing that matters to it. */
  key(state: State, seat: Seat): string;
  /** How many seats there are: alone one can afford to look farther. */
  seats(state: State): number;
  /** For the others in a playout where they hardly matter: an action that costs no thought. */
  idle?(state: State, seat: Seat): Action;
  readonly search: SearchShape;
}

/** How one's own turn is looked through. */
export interface TurnSearch {
  /** How many unfinished ways are followed at a time, and how long they may get. */
  readonly beam: number;
  readonly depth: number;
  /** How many actions are tried at each point: those that look best without trying. */
  readonly width: number;
}

/** How the levels look at this game. */
export interface SearchShape {
  readonly novice: TurnSearch & {
    /** Points by which a novice misjudges. */
    readonly haze: number;
  };
  readonly skilled: TurnSearch & {
    /** Over how many imagined states the mean is taken. */
    readonly imagined: number;
  };
  readonly expert: ExpertSearch;
  /** The same for somebody who plays alone: nobody else's turns cost time in a try. */
  readonly alone: ExpertSearch;
}

export interface ExpertSearch extends TurnSearch {
  /** How many of the best plans are tried out: none that looks so many points worse than the best. */
  readonly arms: number;
  readonly margin: number;
  readonly playout: Playout;
}

/** How a try goes on after the plan. */
export interface Playout {
  /** For so many more own turns; none where the value says more than that would. */
  readonly turns: number;
  /** Own turns are thought through like this, or else played with a quick hand. */
  readonly thought?: TurnSearch;
  /** How surely a quick hand takes what looks best. */
  readonly sharpness: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the search below treats all games alike
export type AnyMind = Mind<any, any, any>;
