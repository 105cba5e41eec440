import type { ActionShape, Game, Seat, StateShape, ViewShape } from '@moonstaff/kernel';

/**
 * What a bot knows about one game beyond its rules: how good a position is, and which actions are worth
 * considering. All bots of a game share one mind; levels differ in how far they look.
 */
export interface Mind<State extends StateShape, Action extends ActionShape, View extends ViewShape> {
  readonly game: Game<State, Action, View>;
  /** The points this seat will probably have at the end, going by the table now. */
  value(state: State, seat: Seat): number;
  /**
   * The legal actions worth considering, at least one. Payments and orders that make no difference appear
   * once.
   */
  worthwhile(state: State, seat: Seat, legal: readonly Action[]): readonly Action[];
  /** Actions that bots leave to people. There's always another one. */
  isAside?(action: Action): boolean;
  /** A cheap guess how good an action is, without trying it. Sorts actions, and draws them in playouts. */
  prior(state: State, seat: Seat, action: Action): number;
  /** Whether this action ends its seat's turn. */
  endsTurn(action: Action): boolean;
  /** Equal for positions in this seat's turn that are the same as far as it's concerned. */
  key(state: State, seat: Seat): string;
  /** How many seats there are. In a solo game a bot can afford to look farther. */
  seats(state: State): number;
  /** A quick action for the other seats in a playout, in games where they hardly matter. */
  idle?(state: State, seat: Seat): Action;
  /** Whether `value` was learned from games. A master needs such a mind. */
  readonly isLearned?: boolean;
  readonly search: SearchShape;
}

/** How a bot searches its own turn. */
export interface TurnSearch {
  /** How many unfinished plans are followed at a time, and how long they may get. */
  readonly beam: number;
  readonly depth: number;
  /** How many actions are tried at each point: those with the best prior. */
  readonly width: number;
}

/** How each level searches. */
export interface SearchShape {
  readonly novice: TurnSearch & {
    /** By about how many points a novice misjudges. */
    readonly haze: number;
  };
  readonly skilled: TurnSearch & {
    /** How many imagined states the value is averaged over. */
    readonly imagined: number;
  };
  readonly expert: ExpertSearch;
  /** The same for solo games, where no other player's turns take time. */
  readonly alone: ExpertSearch;
  readonly master: ExpertSearch;
  readonly masterAlone: ExpertSearch;
  /** What a master changes about its search when it has a second or more. */
  readonly patience: Partial<ExpertSearch>;
}

export interface ExpertSearch extends TurnSearch {
  /** How many of the best plans are tried out, and how many points behind the best they may be. */
  readonly arms: number;
  readonly margin: number;
  /** By how many standard errors a plan must be behind before it drops out. */
  readonly sure: number;
  readonly playout: Playout;
}

/** How a try continues after the plan. */
export interface Playout {
  /** For how many more turns of its own; 0 if the value alone says more. */
  readonly turns: number;
  /** How its own turns are searched; if absent, they're drawn by prior. */
  readonly thought?: TurnSearch;
  /** How strongly those draws prefer the best prior. */
  readonly sharpness: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the search below treats all games alike
export type AnyMind = Mind<any, any, any>;
