import type { Take } from '@moonstaff/client';

/** How often each whole number occurred. Plain data, so that it can come from another thread. */
export type Counts = Map<number, number>;

export const count = (counts: Counts, number: number, times = 1): void => {
  counts.set(number, (counts.get(number) ?? 0) + times);
};

/** How something fared that players took: a card, an assistant. */
export interface Fared extends Pick<Take, 'kind' | 'id'> {
  /** How many seats took it, and how many of those won. */
  times: number;
  won: number;
  /** By how many points those seats were above the mean of their game, added up. */
  ahead: number;
}

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
  /** How many games each seat won; ties count for all of them. */
  readonly wins: number[];
  /** Final scores of all seats, by the options that took turns. */
  readonly byVariant: Map<string, Counts>;
  readonly takes: Map<string, Fared>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: 0,
  branching: new Map(),
  lengths: new Map(),
  scores: [],
  wins: [],
  byVariant: new Map(),
  takes: new Map(),
});

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.decisions += part.decisions;
  addCounts(sum.branching, part.branching);
  addCounts(sum.lengths, part.lengths);
  for (const [seat, scores] of part.scores.entries()) addCounts(scoresOf(sum, seat), scores);
  for (const [seat, won] of part.wins.entries()) addWins(sum, seat, won);
  for (const [variant, scores] of part.byVariant) addCounts(variantOf(sum, variant), scores);
  for (const fared of part.takes.values()) addFared(sum, fared);
}

/** The scores of a seat, added if there are none yet. */
export function scoresOf(tally: Tally, seat: number): Counts {
  tally.scores[seat] ??= new Map();
  return tally.scores[seat];
}

export function addWins(tally: Tally, seat: number, won: number): void {
  tally.wins[seat] = (tally.wins[seat] ?? 0) + won;
}

export function variantOf(tally: Tally, variant: string): Counts {
  const known = tally.byVariant.get(variant);
  const scores: Counts = known ?? new Map();
  if (known === undefined) tally.byVariant.set(variant, scores);
  return scores;
}

export function addFared(tally: Tally, { kind, id, times, won, ahead }: Fared): void {
  const key = `${kind} ${id}`;
  const sum = tally.takes.get(key) ?? { kind, id, times: 0, won: 0, ahead: 0 };
  tally.takes.set(key, { ...sum, times: sum.times + times, won: sum.won + won, ahead: sum.ahead + ahead });
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
