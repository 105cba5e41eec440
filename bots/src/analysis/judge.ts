import { at, type Seat, SILENT } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { CONTENDERS, type Lead, type Line, leadOf, Trials } from '../puzzle/compare.ts';
import { endOfTurn, type TurnQuestion, turnFound, turnsOf } from '../puzzle/turns.ts';
import { planTurn } from '../search/turn.ts';
import { costOf, gradeFor } from './grade.ts';
import { reasonsFor } from './holdings.ts';
import {
  type Change,
  changeBetween,
  type Forecast,
  marginOf,
  meanOutlook,
  NO_CHANGE,
  type Outlook,
  outlookFrom,
  sharedOutlook,
  sumOf,
  times,
} from './outlook.ts';
import type { GameRecord, Stretch } from './record.ts';
import type { BetterTurn, JudgedTurn } from './result.ts';

/** What a turn is judged with. */
export interface Judge {
  readonly mind: AnyMind;
  readonly forecast: Forecast;
  /** In how many imagined states turns are tried out. */
  readonly tries: number;
}

/** A cost counts from this many standard errors on. */
const SURE = 1.5;
/** Own turns are finished within this many plans. Only a safeguard. */
const MOST_PLANS = 30;

/** What became of a turn in one imagined state. */
interface Tried {
  readonly outlooks: readonly Outlook[];
  readonly state: unknown;
}

interface JudgedStretch {
  readonly cost: Change;
  readonly play: readonly Change[];
  readonly isFind: boolean;
  readonly better?: BetterTurn;
}

/** Compares what a seat did in a turn with the best it could have done, by what it knew. */
export function judgeTurn(record: GameRecord, index: number, judge: Judge): JudgedTurn {
  const { seat, turn, stretches, end } = at(record.turns, index);
  const judged = stretches.map((stretch) => judgeStretch(record, stretch, `${record.seed} ${stretch.at}`, judge));
  const cost = sumOf(judged.map((one) => one.cost));
  const worst = judged.reduce((most, one) => (one.cost.points > most.cost.points ? one : most), at(judged, 0));
  const grade = gradeFor(cost, record.seats === 1);
  const isFind = grade === 'best' && judged.some((one) => one.isFind);
  const isRemarkable = grade !== 'best' && grade !== 'fine';
  return {
    ...{ seat, turn, at: at(stretches, 0).at, end, cost: roundedChange(cost), grade },
    ...(isFind && { find: true }),
    play: Array.from({ length: record.seats }, (_, one) =>
      roundedChange(sumOf(judged.map(({ play }) => play[one] ?? NO_CHANGE))),
    ),
    ...(isRemarkable && worst.better !== undefined && { better: worst.better }),
  };
}

function judgeStretch(record: GameRecord, stretch: Stretch, seed: string, judge: Judge): JudgedStretch {
  const { mind, forecast, tries } = judge;
  const { seat, actions: played } = stretch;
  const { game, seats } = record;
  const question: TurnQuestion = { view: game.view(stretch.before, seat), seat, seed };
  const trials = new Trials(mind, question, (state, _, isOver): Tried => {
    if (!isOver) finishTurn(mind, state, seat);
    return { outlooks: outlookFrom(game, forecast, state, seat), state };
  });
  const play = playOf(record, trials, stretch, judge);
  const { quick, others } = contenders(mind, question, played, seats);
  if (others.length === 0) return { cost: NO_CHANGE, play, isFind: false };
  // What turns out best among several owes some of that to luck, so the lead is measured in other states than those it
  // was picked in.
  const half = Math.ceil(tries / 2);
  const marginIn = ({ outlooks }: Tried): number => marginOf(outlooks, seat);
  const mean = (line: Line): number => leadOf(trials.results(line, half).map(marginIn)).mean;
  const best = [played, ...others].reduce((top, line) => (mean(line) > mean(top) ? line : top), played);
  const tried = (line: Line): readonly Tried[] => trials.results(line, tries, half);
  const leadIn = (line: Line, over: Line) => {
    const behind = tried(over);
    const chances = tried(line).map(
      (one, i) => at(one.outlooks, seat).chance - at(at(behind, i).outlooks, seat).chance,
    );
    return {
      points: leadOf(tried(line).map((one, i) => marginIn(one) - marginIn(at(behind, i)))),
      chance: leadOf(chances),
    };
  };
  if (best === played) {
    const isFind = quick !== undefined && isClear(leadIn(played, quick).points);
    return { cost: NO_CHANGE, play, isFind };
  }
  const lead = leadIn(best, played);
  const isSure = lead.points.mean > SURE * lead.points.error;
  const cost = isSure ? { points: lead.points.mean, chance: Math.max(0, lead.chance.mean) } : NO_CHANGE;
  const outlook = (line: Line): Outlook =>
    roundedOutlook(meanOutlook(tried(line).map(({ outlooks }) => at(outlooks, seat))));
  const tables = (line: Line): readonly unknown[] => tried(line).map(({ state }) => state);
  return {
    ...{ cost, play, isFind: false },
    better: {
      ...{ at: stretch.at, actions: best, played: outlook(played), best: outlook(best), cost: roundedChange(cost) },
      why: reasonsFor(game, seat, tables(best), tables(played)),
    },
  };
}

/** Whether a lead is sure, and as big as what's called an inaccuracy. */
const isClear = ({ mean, error }: Lead): boolean => mean >= costOf('inaccuracy').points && mean > SURE * error;

/** The turns to compare with, each leading to another table than the one played; and what a quick look finds. */
function contenders(
  mind: AnyMind,
  question: TurnQuestion,
  played: Line,
  seats: number,
): { readonly others: readonly Line[]; readonly quick?: Line } {
  const search = seats === 1 ? mind.search.alone : mind.search.expert;
  const end = endOfTurn(mind, question, played);
  const turns = turnsOf(mind, question, search, 1);
  const others = turns.filter((turn) => turn.end !== end).slice(0, CONTENDERS);
  if (others.length === 0) return { others: [] };
  const quick = turnFound(mind, question, mind.search.novice).actions;
  const quickEnd = endOfTurn(mind, question, quick);
  const known = others.find((turn) => turn.end === quickEnd)?.actions;
  const lines = others.map(({ actions }) => actions);
  if (quickEnd === end) return { others: lines };
  return { others: known === undefined ? [...lines, quick] : lines, quick: known ?? quick };
}

/** Plays a turn to its end, as a skilled player would. Forecasts are made for that. */
function finishTurn(mind: AnyMind, state: unknown, seat: Seat): void {
  let isSettled = false;
  const out = { ...SILENT, settle: () => (isSettled = true) };
  for (let plans = 0; plans < MOST_PLANS; plans++) {
    if (isSettled || !mind.game.toAct(state).includes(seat)) return;
    const [plan] = planTurn(mind, state, seat, mind.search.skilled);
    for (const action of plan?.actions ?? []) mind.game.apply(state, seat, action, out);
  }
}

/** What a stretch changes for each seat on average, over everything its seat couldn't know. */
function playOf(
  { game, seats }: GameRecord,
  trials: Trials<Tried>,
  { seat, actions }: Stretch,
  { forecast, tries }: Judge,
): readonly Change[] {
  const sums: Change[] = Array.from({ length: seats }, () => NO_CHANGE);
  for (let index = 0; index < tries; index++) {
    const world = trials.world(index);
    const before = sharedOutlook(game, forecast, world, seats);
    const state = game.clone(world);
    for (const action of actions) game.apply(state, seat, action, SILENT);
    const after = sharedOutlook(game, forecast, state, seats);
    for (const [one, sum] of sums.entries()) {
      sums[one] = sumOf([sum, changeBetween(at(before, one), at(after, one))]);
    }
  }
  return sums.map((sum) => times(sum, 1 / tries));
}

/** What's kept doesn't need more digits than people read. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const roundedChange = ({ points, chance }: Change): Change => ({
  points: rounded(points, 2),
  chance: rounded(chance, 4),
});

export const roundedOutlook = ({ expected, low, high, chance }: Outlook): Outlook => ({
  ...{ expected: rounded(expected, 2), low: rounded(low, 1), high: rounded(high, 1) },
  chance: rounded(chance, 4),
});
