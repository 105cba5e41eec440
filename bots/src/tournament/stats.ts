/** A share of successes with its 95% interval (Wilson). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

const Z = 1.959964;

export function shareOf(successes: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1, of };
  const p = successes / of;
  const z2 = Z * Z;
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))) / (1 + z2 / of);
  return { share: p, low: middle - half, high: middle + half, of };
}

/** A mean with its 95% interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

export function meanOf(values: readonly number[]): Mean {
  const of = values.length;
  if (of === 0) return { mean: 0, low: 0, high: 0, of };
  const mean = values.reduce((sum, value) => sum + value, 0) / of;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, of - 1);
  const half = Z * Math.sqrt(variance / of);
  return { mean, low: mean - half, high: mean + half, of };
}

/** One comparison of two players, by the first one's result: 1 won, ½ drawn, 0 lost. */
export interface Duel {
  readonly a: string;
  readonly b: string;
  readonly score: number;
}

/**
 * Ratings on the usual scale (400 points: ten times as likely to win) with mean 1500, fitted to all duels at
 * once: Bradley–Terry, with one drawn game against the mean, so that no rating becomes infinite.
 */
export function ratings(names: readonly string[], duels: readonly Duel[]): Map<string, number> {
  let strength = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < 200; round++) {
    strength = new Map(names.map((name) => [name, improved(name, strength, duels)]));
    const scale = Math.exp([...strength.values()].reduce((sum, s) => sum + Math.log(s), 0) / names.length);
    strength = new Map([...strength].map(([name, s]) => [name, s / scale]));
  }
  return new Map([...strength].map(([name, s]) => [name, 1500 + 400 * Math.log10(s)]));
}

function improved(name: string, strength: ReadonlyMap<string, number>, duels: readonly Duel[]): number {
  const own = strength.get(name) ?? 1;
  let won = 0.5;
  let expected = 1 / (own + 1);
  for (const { a, b, score } of duels) {
    if (a !== name && b !== name) continue;
    won += a === name ? score : 1 - score;
    expected += 1 / (own + (strength.get(a === name ? b : a) ?? 1));
  }
  return won / expected;
}
