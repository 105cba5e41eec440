import { fastRandom, nextBelow } from '@moonstaff/kernel';
import { Bag } from '../learned/layout.ts';
import type { AnyLore } from '../learned/lore.ts';
import { chanceOf, type Need } from '../learned/needs.ts';
import type { AnyMind } from '../mind.ts';
import type { Lesson } from './lesson.ts';
import { replayLesson } from './replay.ts';
import { factor, substitute } from './ridge.ts';

/** A need of a solo game, with what came of it. */
export interface Fate {
  readonly need: Need;
  readonly cameTrue: boolean;
}

/** Of a hundred positions this many are looked at. */
const LOOKS_PERCENT = 30;

/** The needs of a solo game at some moments, with what came of them. */
export function fatesOf(mind: AnyMind, lore: AnyLore, weights: Float32Array | Float64Array, lesson: Lesson): Fate[] {
  const random = fastRandom(`${lesson.seed} fates`);
  const bag = new Bag();
  const seen: Need[] = [];
  let last: unknown;
  replayLesson(mind.game, lesson, (state) => {
    last = state;
    if (mind.game.outcome(state) !== undefined || nextBelow(random, 100) >= LOOKS_PERCENT) return;
    lore.features(state, 0, bag);
    seen.push(...lore.needs(state, 0, bag.times(weights)));
  });
  return seen.map((need) => ({ need, cameTrue: lore.cameTrue(last, need.name) }));
}

const NEWTON_STEPS = 12;
/** How much each weight is held back, in samples. */
const PENALTY = 5;

/** Logistic regression: what the chances of a solo game's needs depend on. */
export function fitOdds(lore: AnyLore, fates: readonly Fate[]): Float64Array {
  const width = lore.odds.size;
  const weights = new Float64Array(width);
  for (let step = 0; step < NEWTON_STEPS && fates.length > 0; step++) {
    const gram = new Float64Array(width * width);
    const right = weights.map((weight) => -PENALTY * weight);
    for (const { need, cameTrue } of fates) {
      const chance = chanceOf(need, weights);
      for (const [place, size] of need.figures) {
        right[place] = (right[place] ?? 0) + ((cameTrue ? 1 : 0) - chance) * size;
        for (const [other, otherSize] of need.figures) {
          // Only the lower half is needed.
          if (other > place) continue;
          const cell = place * width + other;
          gram[cell] = (gram[cell] ?? 0) + chance * (1 - chance) * size * otherSize;
        }
      }
    }
    const change = substitute(factor(gram, width, PENALTY), width, right);
    for (let i = 0; i < width; i++) weights[i] = (weights[i] ?? 0) + (change[i] ?? 0);
  }
  return weights;
}
