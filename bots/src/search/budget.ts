/** How long a bot may think: so many tries (repeatable), or so many milliseconds by a clock that its host chooses. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly now: () => number };

/** The share of its time after which a bot looks for no further ways to play and tries out those it has. */
const PLANNING = 0.5;

export interface Stopwatch {
  /** Whether there is time to look for more ways to play. Where tries are counted, that takes as long as it takes. */
  mayPlan(): boolean;
  /** Whether there is time for another try after so many. */
  mayTry(tries: number): boolean;
}

/** Begins to count now. */
export function stopwatch(budget: Budget): Stopwatch {
  if ('iterations' in budget) return { mayPlan: () => true, mayTry: (tries) => tries < budget.iterations };
  const { milliseconds, now } = budget;
  const began = now();
  const isLeft = (share: number): boolean => now() - began < share * milliseconds;
  return { mayPlan: () => isLeft(PLANNING), mayTry: () => isLeft(1) };
}
