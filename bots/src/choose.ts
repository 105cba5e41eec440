import type { Level } from '@moonstaff/catalogue';
import { type ActionShape, at, type FastRandom, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { AnyMind, TurnSearch } from './mind.ts';
import type { Judged, Question } from './question.ts';
import { type Budget, type Stopwatch, stopwatch } from './search/budget.ts';
import { draw } from './search/draw.ts';
import { race } from './search/race.ts';
import { byFirstAction, planTurn } from './search/turn.ts';

/** In one decision of ten a novice hardly looks at all. */
const BLUNDER_PERCENT = 10;

/** The choice of a level, best first; the first one is what the bot does. */
export function judge(mind: AnyMind, level: Level, question: Question, budget: Budget): readonly Judged[] {
  const { seed } = question;
  const legal = question.legal.filter((action) => !mind.isAside?.(action));
  const watch = stopwatch(budget);
  if (legal.length === 1) return [{ action: at(legal, 0), value: 0 }];
  const random = fastRandom(seed);
  const { novice, skilled } = mind.search;
  switch (level) {
    case 'random':
      return [{ action: at(legal, nextBelow(random, legal.length)), value: 0 }];
    case 'novice':
      return stumble(weigh(mind, question, { ...novice, imagined: 1 }, watch, random), novice.haze, random);
    case 'skilled':
      return weigh(mind, question, skilled, watch, random);
    case 'expert':
      return tryOut(mind, question, watch, random);
  }
}

export const choose = (mind: AnyMind, level: Level, question: Question, budget: Budget): ActionShape =>
  at(judge(mind, level, question, budget), 0).action;

/** Every first action with the best turn that begins with it, averaged over imagined states. */
function weigh(
  mind: AnyMind,
  { view, seat, legal }: Question,
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

/** Where every way leads back to where it began. */
const anyWillDo = (legal: readonly ActionShape[]): readonly Judged[] => legal.map((action) => ({ action, value: 0 }));

/** Races the best plans against each other; the others follow as they looked at first. */
function tryOut(mind: AnyMind, question: Question, watch: Stopwatch, random: FastRandom): readonly Judged[] {
  const start = mind.game.imagine(question.view, random);
  const expert = mind.seats(start) === 1 ? mind.search.alone : mind.search.expert;
  const plans = [...byFirstAction(planTurn(mind, start, question.seat, expert, watch.mayPlan)).values()];
  const best = plans[0];
  if (best === undefined) return anyWillDo(question.legal);
  const contenders = plans.slice(0, expert.arms).filter(({ value }) => value >= best.value - expert.margin);
  const rest = plans.slice(contenders.length).map(({ actions, value }) => ({ action: at(actions, 0), value }));
  return [...race(mind, question, contenders, expert.playout, watch, random), ...rest];
}

/** A beginner sees roughly what is good, and now and then overlooks it. */
function stumble(judged: readonly Judged[], haze: number, random: FastRandom): readonly Judged[] {
  const best = judged[0]?.value ?? 0;
  const heat = nextBelow(random, 100) < BLUNDER_PERCENT ? haze * 4 : haze;
  const first = draw(
    judged.map(({ value }) => Math.exp((value - best) / heat)),
    random,
  );
  return [at(judged, first), ...judged.filter((_, index) => index !== first)];
}
