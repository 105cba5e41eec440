import type { Game, Out, Seat } from '@moonstaff/kernel';
import type { Claims } from '@moonstaff/kernel/conformance';
import type { Action, State, sample, Thing, View } from '@moonstaff/kernel/sample';

export type Sample = typeof sample;

/** A fault planted in the sample game (or in its claims), and the check that must find it. */
export interface Fault {
  readonly name: string;
  readonly check: string;
  readonly game?: (game: Sample) => Partial<Game<State, Action, View, Sample['options'], Thing>>;
  readonly claims?: Partial<Claims<State, Thing>>;
}

/** `apply` that does something else as well. */
export const alongside =
  (after: (state: State, seat: Seat, action: Action, out: Out) => void) =>
  (game: Sample): Partial<Sample> => ({
    apply(state, seat, action, out) {
      game.apply(state, seat, action, out);
      after(state, seat, action, out);
    },
  });

/** `apply` that sends other events. */
export const telling =
  (change: (out: Out, state: State) => Partial<Out>) =>
  (game: Sample): Partial<Sample> => ({
    apply: (state, seat, action, out) => game.apply(state, seat, action, { ...out, ...change(out, state) }),
  });

export const top = (state: State): number => state.deck.at(-1) ?? 0;
export const isReal = (state: State): boolean => state.random.kind === 'table';
export const nothing = (): void => {};

export function ownPart(event: {
  readonly secret?: { readonly [seat: number]: { readonly [name: string]: unknown } };
}): {
  card: number;
} {
  return { card: Object.values(event.secret ?? {}).map(({ card }) => Number(card))[0] ?? 0 };
}
