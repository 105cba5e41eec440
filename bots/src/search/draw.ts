import { type FastRandom, nextBelow, nextWord } from '@moonstaff/kernel';

/** An index drawn in proportion to its weight. */
export function draw(weights: readonly number[], random: FastRandom): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || !Number.isFinite(total)) return nextBelow(random, weights.length);
  let rest = (nextWord(random) / 4294967296) * total;
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}
