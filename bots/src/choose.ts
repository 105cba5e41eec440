import { type ActionShape, at, type FastRandom, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { AnyMind } from './mind.ts';
import type { Judged, Level, Question } from './question.ts';
import { bandit } from './search/bandit.ts';
import type { Budget } from './search/budget.ts';
import { draw } from './search/playout.ts';
import { byFirstAction, type Plan, planTurn } from './search/turn.ts';

/** A novice looks less far, and in one decision of ten not at all. */
const NOVICE = { beam: 2, depth: 6, imagined: 1 };
const BLUNDER_PERCENT = 10;

/** The choice of a level, best first; the first one is what the bot does. */
export function judge(mind: AnyMind, level: Level, question: Question, budget: Budget): readonly Judged[] {
  const { legal, seed } = question;
  const random = fastRandom(seed);
  if (legal.length === 1) return [{ action: at(legal, 0), value: 0 }];
  switch (level) {
    case 'random':
      return [{ action: at(legal, nextBelow(random, legal.length)), value: 0 }];
    case 'novice':
      return stumble(weigh(mind, question, NOVICE, random), mind.search.haze, random);
    case 'skilled':
      return weigh(mind, question, mind.search, random);
    case 'expert':
      return bandit(mind, question, weigh(mind, question, mind.search, random), budget, random);
  }
}

export const choose = (mind: AnyMind, level: Level, question: Question, budget: Budget): ActionShape =>
  at(judge(mind, level, question, budget), 0).action;

/** Every first action with the best turn that begins with it, averaged over imagined states. */
function weigh(
  mind: AnyMind,
  { view, seat, legal }: Question,
  { imagined, beam, depth }: { imagined: number; beam: number; depth: number },
  random: FastRandom,
): Judged[] {
  const sums = new Map<string, { sum: number; times: number }>();
  for (let i = 0; i < imagined; i++) {
    const state = mind.game.imagine(view, random);
    for (const [key, plan] of byFirstAction(planTurn(mind, state, seat, { beam, depth }))) addTo(sums, key, plan);
  }
  const judged = legal
    .flatMap((action) => {
      const entry = sums.get(JSON.stringify(action));
      return entry === undefined ? [] : [{ action, value: entry.sum / entry.times }];
    })
    .sort((a, b) => b.value - a.value);
  // Where every way leads back to where it began, any will do.
  return judged.length > 0 ? judged : legal.map((action) => ({ action, value: 0 }));
}

function addTo(sums: Map<string, { sum: number; times: number }>, key: string, plan: Plan): void {
  const entry = sums.get(key) ?? { sum: 0, times: 0 };
  entry.sum += plan.value;
  entry.times++;
  sums.set(key, entry);
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
