import type { ActionShape, Seat } from '@moonstaff/kernel';

/** A decision for a bot to make: what its seat sees and may do. It learns nothing else. */
export interface Decision {
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly ActionShape[];
  /** Makes the choice repeatable. */
  readonly seed: string | number;
}

/** An action with the points it's expected to lead to. */
export interface Judged {
  readonly action: ActionShape;
  readonly value: number;
  /** How often it was tried out. */
  readonly tries?: number;
}
