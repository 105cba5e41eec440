import { at, type FastRandom, fastRandom, nextWord, type Seat, SILENT } from '@moonstaff/kernel';
import type { Decision, Judged } from '../decision.ts';
import type { AnyMind, ExpertSearch } from '../mind.ts';
import type { Stopwatch } from './budget.ts';
import { playOn, type Trying } from './playout.ts';
import type { Plan } from './turn.ts';

/** How many rounds the first estimate counts for. */
const TRUST = 1;
/** No plan drops out before this many rounds. */
const FEWEST_ROUNDS = 5;
/** A plan that could lead by this many points at best drops out, too. */
const TRIFLE = 0.2;

interface Runner {
  readonly plan: Plan;
  /** Its value in each round. */
  readonly results: number[];
}

/**
 * Races the most promising plans. Each round imagines one state, carries out every plan in a copy of it, plays a
 * few more turns with the same luck for all, and compares the values. A plan that's clearly behind drops out. The
 * race ends when one plan or no budget is left. An unfinished round doesn't count.
 */
export function race(
  mind: AnyMind,
  { view, seat }: Decision,
  plans: readonly Plan[],
  { playout, sure }: Pick<ExpertSearch, 'playout' | 'sure'>,
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
    running = survivors(running, sure);
  }
  const first = leader(running);
  const base = standing(first);
  const ranked = runners.map((runner) => ({
    action: at(runner.plan.actions, 0),
    value: runner === first ? base : base - lead(first, runner).mean,
    tries: runner.results.length,
    out: !running.includes(runner),
  }));
  // A plan that dropped out ranks behind all that stayed in, even if those had bad luck later.
  ranked.sort((a, b) => Number(a.out) - Number(b.out) || b.value - a.value);
  return ranked.map(({ action, value, tries: times }) => ({ action, value: Math.min(value, base), tries: times }));
}

/** The points this seat will probably have if it follows the plan in this imagined state. */
function outcome(mind: AnyMind, state: unknown, seat: Seat, plan: Plan, trying: Trying): number {
  for (const action of plan.actions) mind.game.apply(state, seat, action, SILENT);
  playOn(mind, state, seat, trying);
  return mind.value(state, seat);
}

function survivors(running: readonly Runner[], sure: number): Runner[] {
  const first = leader(running);
  if (first.results.length < FEWEST_ROUNDS) return [...running];
  return running.filter((runner) => {
    if (runner === first) return true;
    const { mean, error } = lead(first, runner);
    return mean - sure * error < -TRIFLE;
  });
}

const standing = ({ plan, results }: Runner): number =>
  (plan.value * TRUST + results.reduce((sum, result) => sum + result, 0)) / (TRUST + results.length);

const leader = (running: readonly Runner[]): Runner =>
  running.reduce((best, runner) => (standing(runner) > standing(best) ? runner : best), at(running, 0));

/** By how much one plan was ahead of another in the rounds both ran, with its standard error. */
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
