/** How often each whole number occurred. Plain data, so that it can come from another thread. */
export type Counts = Map<number, number>;

export const count = (counts: Counts, number: number, times = 1): void => {
  counts.set(number, (counts.get(number) ?? 0) + times);
};

/** Statistics of some games. */
export interface Tally {
  games: number;
  decisions: number;
  /** How many actions were legal at a decision. */
  readonly branching: Counts;
  /** How many decisions a game took. */
  readonly lengths: Counts;
  /** Final scores by seat; a rival's come last. */
  readonly scores: Counts[];
}

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: 0,
  branching: new Map(),
  lengths: new Map(),
  scores: [],
});

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.decisions += part.decisions;
  addCounts(sum.branching, part.branching);
  addCounts(sum.lengths, part.lengths);
  for (const [seat, scores] of part.scores.entries()) addCounts(scoresOf(sum, seat), scores);
}

/** The scores of a seat, added if there are none yet. */
export function scoresOf(tally: Tally, seat: number): Counts {
  tally.scores[seat] ??= new Map();
  return tally.scores[seat];
}

export function addCounts(sum: Counts, part: Counts): void {
  for (const [number, times] of part) count(sum, number, times);
}

export interface Summary {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly p99: number;
  readonly max: number;
}

export function summary(counts: Counts): Summary {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return { mean: 0, deviation: 0, min: 0, p99: 0, max: 0 };
  const mean = sorted.reduce((sum, [number, times]) => sum + number * times, 0) / total;
  const variance = sorted.reduce((sum, [number, times]) => sum + (number - mean) ** 2 * times, 0) / total;
  return {
    mean,
    deviation: Math.sqrt(variance),
    min: sorted[0]?.[0] ?? 0,
    p99: quantile(sorted, 0.99 * total),
    max: sorted.at(-1)?.[0] ?? 0,
  };
}

/** The smallest number with at least `rank` numbers up to it. */
function quantile(sorted: readonly (readonly [number, number])[], rank: number): number {
  let passed = 0;
  for (const [number, times] of sorted) {
    passed += times;
    if (passed >= rank) return number;
  }
  return 0;
}
