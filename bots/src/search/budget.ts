/** How long a bot may think: a number of tries (repeatable), or milliseconds by a clock that its host chooses. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly now: () => number };

/** The share of its time a bot spends on finding plans. The rest is for trying them out. */
const PLANNING = 0.5;

/** From this on there's time to think about more plans, and longer. */
const PATIENT = 1000;

export const isPatient = (budget: Budget): boolean => 'milliseconds' in budget && budget.milliseconds >= PATIENT;

export interface Stopwatch {
  /** Whether there's time to look for more plans. Always, if the budget is in tries. */
  mayPlan(): boolean;
  /** Whether there's time for another try after this many. */
  mayTry(tries: number): boolean;
}

/** Starts counting now. */
export function stopwatch(budget: Budget): Stopwatch {
  if ('iterations' in budget) return { mayPlan: () => true, mayTry: (tries) => tries < budget.iterations };
  const { milliseconds, now } = budget;
  const began = now();
  const isLeft = (share: number): boolean => now() - began < share * milliseconds;
  return { mayPlan: () => isLeft(PLANNING), mayTry: () => isLeft(1) };
}
