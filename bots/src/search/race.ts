import { at, type FastRandom, fastRandom, nextWord, type Seat, SILENT } from '@moonstaff/kernel';
import type { AnyMind, Playout } from '../mind.ts';
import type { Judged, Question } from '../question.ts';
import type { Stopwatch } from './budget.ts';
import { playOn, type Trying } from './playout.ts';
import type { Plan } from './turn.ts';

/** How many rounds the first judgement is worth. */
const TRUST = 1;
/** Before so many rounds nobody drops out. */
const FEWEST_ROUNDS = 5;
/** Who could still lead by so few points at best does not matter any more. */
const TRIFLE = 0.2;
/** So many standard errors are believed. */
const SURE = 1.6;

interface Runner {
  readonly plan: Plan;
  /** What became of it, round by round. */
  readonly results: number[];
}

/**
 * Races the best-looking plans: in each round imagines one state, carries every plan out in a copy of it,
 * plays a few turns on with the same luck for all, and looks at what has become of it. Who is surely behind
 * drops out; the race ends with one left, or with the budget. A round that was not finished does not count.
 */
export function race(
  mind: AnyMind,
  { view, seat }: Question,
  plans: readonly Plan[],
  playout: Playout,
  watch: Stopwatch,
  random: FastRandom,
): readonly Judged[] {
  const runners = plans.map((plan): Runner => ({ plan, results: [] }));
  let running = runners;
  let tries = 0;
  const hasTime = (): boolean => watch.mayTry(tries);
  while (running.length > 1 && hasTime()) {
    const world = mind.game.imagine(view, random);
    const luck = fastRandom(nextWord(random));
    const round: number[] = [];
    for (const { plan } of running) {
      if (!hasTime()) break;
      round.push(outcome(mind, mind.game.clone(world), seat, plan, { playout, random: { ...luck }, hasTime }));
      tries++;
    }
    if (round.length < running.length) break;
    for (const [index, runner] of running.entries()) runner.results.push(at(round, index));
    running = survivors(running);
  }
  const first = leader(running);
  const base = standing(first);
  const ranked = runners.map((runner) => ({
    action: at(runner.plan.actions, 0),
    value: runner === first ? base : base - lead(first, runner).mean,
    tries: runner.results.length,
    out: !running.includes(runner),
  }));
  // Who dropped out stays behind all who ran to the end, whatever luck those had later on.
  ranked.sort((a, b) => Number(a.out) - Number(b.out) || b.value - a.value);
  return ranked.map(({ action, value, tries: times }) => ({ action, value: Math.min(value, base), tries: times }));
}

/** The points this seat will probably have when it follows the plan in this world. */
function outcome(mind: AnyMind, state: unknown, seat: Seat, plan: Plan, trying: Trying): number {
  for (const action of plan.actions) mind.game.apply(state, seat, action, SILENT);
  playOn(mind, state, seat, trying);
  return mind.value(state, seat);
}

function survivors(running: readonly Runner[]): Runner[] {
  const first = leader(running);
  if (first.results.length < FEWEST_ROUNDS) return [...running];
  return running.filter((runner) => {
    if (runner === first) return true;
    const { mean, error } = lead(first, runner);
    return mean - SURE * error < -TRIFLE;
  });
}

const standing = ({ plan, results }: Runner): number =>
  (plan.value * TRUST + results.reduce((sum, result) => sum + result, 0)) / (TRUST + results.length);

const leader = (running: readonly Runner[]): Runner =>
  running.reduce((best, runner) => (standing(runner) > standing(best) ? runner : best), at(running, 0));

/** By how much one was ahead of another in the rounds both ran, with the standard error of that. */
function lead(first: Runner, second: Runner): { readonly mean: number; readonly error: number } {
  const rounds = Math.min(first.results.length, second.results.length);
  let sum = (first.plan.value - second.plan.value) * TRUST;
  let squares = 0;
  for (let round = 0; round < rounds; round++) sum += at(first.results, round) - at(second.results, round);
  const mean = sum / (rounds + TRUST);
  for (let round = 0; round < rounds; round++) {
    squares += (at(first.results, round) - at(second.results, round) - mean) ** 2;
  }
  return { mean, error: rounds < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (rounds * (rounds - 1))) };
}
