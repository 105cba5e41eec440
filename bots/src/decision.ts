import type { ActionShape, Seat } from '@moonstaff/kernel';

/** A decision as it reaches a bot: what its seat sees and may do. Nothing else comes in. */
export interface Question {
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly ActionShape[];
  /** Makes the choice repeatable. */
  readonly seed: string | number;
}

/** An action with the points it is expected to bring in the end. */
export interface Judged {
  readonly action: ActionShape;
  readonly value: number;
  /** How often it was tried out. */
  readonly tries?: number;
}
