/** How long a bot may think: so many tries (repeatable), or so many milliseconds (as a person waits). */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly now: () => number };

/** Tells whether there is time for another try. */
export function stopwatch(budget: Budget): (done: number) => boolean {
  if ('iterations' in budget) return (done) => done < budget.iterations;
  const end = budget.now() + budget.milliseconds;
  return () => budget.now() < end;
}
