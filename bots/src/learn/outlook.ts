import { type AnyGame, at, fastRandom, nextBelow, type Outcome } from '@moonstaff/kernel';
import { chances } from '../forecast/chance.ts';
import { type Glance, glance } from '../forecast/glance.ts';
import { groupOf, type Outlook } from '../forecast/outlook.ts';
import { encodeFloats } from '../learned/floats.ts';
import type { AnyLore } from '../learned/lore.ts';
import type { AnyMind } from '../mind.ts';
import type { Lesson } from './lesson.ts';
import { replayLesson } from './replay.ts';
import { factor, substitute } from './ridge.ts';

/** Of a hundred positions this many are looked at. */
const LOOKS_PERCENT = 12;

/** A moment of a game as one viewer saw it, with how it ended. */
export interface Moment {
  readonly glances: readonly Glance[];
  readonly outcome: Outcome;
}

/** Some moments of a game, each seen by a seat drawn by lot. */
export function momentsOf(
  mind: AnyMind,
  lore: AnyLore,
  weights: Float64Array | Float32Array,
  lesson: Lesson,
): Moment[] {
  const views = viewsOf(mind.game, lesson);
  return views.views.map((view) => ({ glances: glance(mind, lore, weights, view), outcome: views.outcome }));
}

/** What seats drawn by lot saw at some moments of a game. */
export function viewsOf(
  game: AnyGame,
  lesson: Lesson,
): { readonly views: readonly object[]; readonly outcome: Outcome } {
  const random = fastRandom(`${lesson.seed} moments`);
  const views: object[] = [];
  const outcome = replayLesson(game, lesson, (state) => {
    if (game.outcome(state) !== undefined || nextBelow(random, 100) >= LOOKS_PERCENT) return;
    views.push(game.view(state, nextBelow(random, lesson.seats)));
  });
  return { views, outcome };
}

/** How much each coefficient is held back, in samples. */
const PENALTY = 20;

/** Fits the figures of a forecast to moments of finished games. */
export function fitOutlook(
  lore: AnyLore,
  weights: ArrayLike<number>,
  moments: readonly Moment[],
): Omit<Outlook, 'alone'> {
  const groups = Array.from({ length: 2 * lore.layout.phases }, (): { glance: Glance; total: number }[] => []);
  for (const { glances, outcome } of moments) {
    for (const [seat, one] of glances.entries()) {
      at(groups, groupOf(one.phase, one.isOwn)).push({ glance: one, total: at(outcome.scores, seat).total });
    }
  }
  const width = Math.max(...moments.flatMap(({ glances }) => glances.map(({ seen }) => seen.length))) + 2;
  const coefficients = groups.map((group) =>
    linear(
      group.map(({ glance: one }) => [1, one.points, ...one.seen]),
      group.map(({ glance: one, total }) => total - one.points),
      width,
    ).map((weight, i) => weight + (i === 1 ? 1 : 0)),
  );
  const meanOf = (one: Glance): number =>
    [1, one.points, ...one.seen].reduce(
      (sum, figure, i) => sum + figure * (at(coefficients, groupOf(one.phase, one.isOwn))[i] ?? 0),
      0,
    );
  const spreads = groups.map((group) => spreadOf(group.map(({ glance: one, total }) => total - meanOf(one))));
  const rivalries = fitRivalries(lore.layout.phases, moments, meanOf, (one) =>
    at(at(spreads, groupOf(one.phase, one.isOwn)), 2),
  );
  return {
    weights: encodeFloats(weights),
    points: encodeFloats(coefficients.flat()),
    spreads: encodeFloats(spreads.flat()),
    rivalries: encodeFloats(rivalries),
  };
}

/** A group with few samples leans on what's expected anyway. */
function linear(rows: readonly (readonly number[])[], targets: readonly number[], width: number): number[] {
  const gram = new Float64Array(width * width);
  const right = new Float64Array(width);
  for (const [r, row] of rows.entries()) {
    for (let i = 0; i < width; i++) {
      right[i] = (right[i] ?? 0) + (row[i] ?? 0) * at(targets, r);
      for (let j = 0; j <= i; j++) gram[i * width + j] = (gram[i * width + j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
    }
  }
  return [...substitute(factor(gram, width, PENALTY), width, right)];
}

/** Where a tenth of the results is below, a tenth above, and the standard deviation. */
function spreadOf(off: readonly number[]): readonly number[] {
  if (off.length === 0) return [0, 0, 1];
  const sorted = off.toSorted((a, b) => a - b);
  const quantile = (share: number): number =>
    at(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)));
  return [quantile(0.1), quantile(0.9), Math.sqrt(off.reduce((sum, one) => sum + one * one, 0) / off.length)];
}

const RIVALRIES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5];

/** Phases seen less often take what fits all of them best. */
const FEWEST_MOMENTS = 100;

/** For each phase the width that makes the chances fit the results best. Moments can mix phases, so there are two passes. */
function fitRivalries(
  phases: number,
  moments: readonly Moment[],
  mean: (one: Glance) => number,
  spread: (one: Glance) => number,
): readonly number[] {
  const all = bestOf(RIVALRIES, (width) => doubt(moments, mean, (one) => width * spread(one)));
  const widths = Array.from({ length: phases }, () => all);
  for (let pass = 0; pass < 2; pass++) {
    for (let phase = 0; phase < phases; phase++) {
      const there = moments.filter(({ glances }) => glances.length > 1 && glances.some((one) => one.phase === phase));
      if (there.length < FEWEST_MOMENTS) continue;
      widths[phase] = bestOf(RIVALRIES, (width) =>
        doubt(there, mean, (one) => (one.phase === phase ? width : at(widths, one.phase)) * spread(one)),
      );
    }
  }
  return widths;
}

const bestOf = (list: readonly number[], cost: (one: number) => number): number =>
  list.map((one) => ({ one, cost: cost(one) })).reduce((a, b) => (b.cost < a.cost ? b : a)).one;

/** How far the chances are from what happened: the mean logarithmic loss of games with several players. */
function doubt(moments: readonly Moment[], mean: (one: Glance) => number, spread: (one: Glance) => number): number {
  let sum = 0;
  for (const { glances, outcome } of moments) {
    if (glances.length < 2) continue;
    const guesses = glances.map((one) => ({ mean: mean(one), spread: Math.max(0.05, spread(one)) }));
    for (const [seat, chance] of chances(guesses).entries()) {
      if (outcome.winners.includes(seat)) sum -= Math.log(Math.max(1e-4, chance)) / outcome.winners.length;
    }
  }
  return sum;
}
