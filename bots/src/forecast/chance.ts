/** What a seat will have at the end: a normal distribution. */
export interface Guess {
  readonly mean: number;
  readonly spread: number;
}

const density = (z: number): number => Math.exp(-0.5 * z * z);

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    0.3989422804 *
    density(z) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** How finely a distribution is looked at, in both directions. */
const STEPS = 24;
const WIDTH = 3.5;

/** For each guess how likely it is the highest of all; together 1. */
export function chances(guesses: readonly Guess[]): readonly number[] {
  const raw = guesses.map(({ mean, spread }, own) => {
    let sum = 0;
    for (let i = -STEPS; i <= STEPS; i++) {
      const z = (WIDTH * i) / STEPS;
      const x = mean + z * spread;
      let share = density(z);
      for (const [other, guess] of guesses.entries()) {
        if (other !== own) share *= below((x - guess.mean) / guess.spread);
      }
      sum += share;
    }
    return sum;
  });
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / total);
}
