import type { Seat } from '@moonstaff/kernel';
import type { Bag, Layout } from './layout.ts';

/** What a learned policy looks at: an action in numbers. The higher their weighted sum, the likelier the action. */
export interface Policy<State, Action> {
  readonly layout: Layout;
  features(state: State, seat: Seat, action: Action, bag: Bag): void;
}

// biome-ignore lint/suspicious/noExplicitAny: learning treats all games alike
export type AnyPolicy = Policy<any, any>;
