import type { Level } from '@moonstaff/catalogue';
import { type ActionShape, at, type FastRandom, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { Decision, Judged } from './decision.ts';
import type { AnyMind, ExpertSearch, TurnSearch } from './mind.ts';
import { type Budget, isPatient, type Stopwatch, stopwatch } from './search/budget.ts';
import { draw } from './search/draw.ts';
import { race } from './search/race.ts';
import { byFirstAction, planTurn } from './search/turn.ts';

/** In one of ten decisions a novice hardly looks at all. */
const BLUNDER_PERCENT = 10;

/** How a level ranks the actions, best first. The bot does the first one. */
export function judge(mind: AnyMind, level: Level, decision: Decision, budget: Budget): readonly Judged[] {
  const { seed } = decision;
  const legal = decision.legal.filter((action) => !mind.isAside?.(action));
  const watch = stopwatch(budget);
  if (legal.length === 1) return [{ action: at(legal, 0), value: 0 }];
  const random = fastRandom(seed);
  const { novice, skilled } = mind.search;
  switch (level) {
    case 'random':
      return [{ action: at(legal, nextBelow(random, legal.length)), value: 0 }];
    case 'novice':
      return stumble(weigh(mind, decision, { ...novice, imagined: 1 }, watch, random), novice.haze, random);
    case 'skilled':
      return weigh(mind, decision, skilled, watch, random);
    case 'expert':
      return tryOut(mind, decision, [mind.search.expert, mind.search.alone], watch, random);
    case 'master':
      if (mind.isLearned !== true) throw new RangeError('a master needs a mind that has learned: loadMind');
      return tryOut(mind, decision, masterSearch(mind, budget), watch, random);
  }
}

export const choose = (mind: AnyMind, level: Level, decision: Decision, budget: Budget): ActionShape =>
  at(judge(mind, level, decision, budget), 0).action;

/** How a master searches at a table, and alone. */
function masterSearch({ search }: AnyMind, budget: Budget): readonly [ExpertSearch, ExpertSearch] {
  const { master, masterAlone } = search;
  const changes = isPatient(budget) ? search.patience : {};
  return [
    { ...master, ...changes },
    { ...masterAlone, ...changes },
  ];
}

/** Every first action with the best turn that begins with it, averaged over imagined states. */
function weigh(
  mind: AnyMind,
  { view, seat, legal }: Decision,
  search: TurnSearch & { readonly imagined: number },
  watch: Stopwatch,
  random: FastRandom,
): readonly Judged[] {
  const sums = new Map<string, { sum: number; times: number }>();
  for (let i = 0; i < search.imagined; i++) {
    const plans = planTurn(mind, mind.game.imagine(view, random), seat, search, watch.mayPlan);
    for (const [key, { value }] of byFirstAction(plans)) {
      const { sum, times } = sums.get(key) ?? { sum: 0, times: 0 };
      sums.set(key, { sum: sum + value, times: times + 1 });
    }
  }
  const judged = legal
    .flatMap((action) => {
      const entry = sums.get(JSON.stringify(action));
      return entry === undefined ? [] : [{ action, value: entry.sum / entry.times }];
    })
    .sort((a, b) => b.value - a.value);
  return judged.length > 0 ? judged : anyWillDo(legal);
}

/** For when every plan leads back to where it began. */
const anyWillDo = (legal: readonly ActionShape[]): readonly Judged[] => legal.map((action) => ({ action, value: 0 }));

/** Races the best plans against each other. The others follow in their first order. */
function tryOut(
  mind: AnyMind,
  decision: Decision,
  [together, alone]: readonly [ExpertSearch, ExpertSearch],
  watch: Stopwatch,
  random: FastRandom,
): readonly Judged[] {
  const start = mind.game.imagine(decision.view, random);
  const search = mind.seats(start) === 1 ? alone : together;
  const plans = [...byFirstAction(planTurn(mind, start, decision.seat, search, watch.mayPlan)).values()];
  const best = plans[0];
  if (best === undefined) return anyWillDo(decision.legal);
  const contenders = plans.slice(0, search.arms).filter(({ value }) => value >= best.value - search.margin);
  const rest = plans.slice(contenders.length).map(({ actions, value }) => ({ action: at(actions, 0), value }));
  return [...race(mind, decision, contenders, search, watch, random), ...rest];
}

/** A novice sees roughly what's good, and overlooks it now and then. */
function stumble(judged: readonly Judged[], haze: number, random: FastRandom): readonly Judged[] {
  const best = judged[0]?.value ?? 0;
  const heat = nextBelow(random, 100) < BLUNDER_PERCENT ? haze * 4 : haze;
  const first = draw(
    judged.map(({ value }) => Math.exp((value - best) / heat)),
    random,
  );
  return [at(judged, first), ...judged.filter((_, index) => index !== first)];
}
