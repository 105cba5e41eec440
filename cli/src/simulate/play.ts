import { choose } from '@moonstaff/bots';
import { takesOf } from '@moonstaff/client';
import {
  type ActionShape,
  type AnyGame,
  at,
  type FastRandom,
  fastRandom,
  type GameEvent,
  nextBelow,
  parseOptions,
  type Seat,
  SILENT,
  type StateShape,
  seedFrom,
  tableRandom,
} from '@moonstaff/kernel';
import type { LanguageCode } from '@moonstaff/text';
import { type Bot, budgetOf, type Minds, mindAt } from '../bots.ts';
import { speechIn } from '../words.ts';
import { addFared, addWins, count, emptyTally, scoresOf, type Tally, variantOf } from './tally.ts';

/** What the numbered games have in common. */
export interface Task {
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  /** Options whose values take turns from game to game, and their values. */
  readonly varied: readonly Varied[];
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  /** The language of the error if a game breaks. */
  readonly language: LanguageCode;
}

export interface Varied {
  readonly name: string;
  readonly values: readonly string[];
}

/** The values that the varied options have in the game with this number. */
export function variantIn(varied: readonly Varied[], number: number): { readonly [name: string]: string } {
  let left = number;
  return Object.fromEntries(
    varied.map(({ name, values }) => {
      const value = at(values, left % values.length);
      left = Math.floor(left / values.length);
      return [name, value];
    }),
  );
}

/** The games `from`, `from + 1`, … `to − 1`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

const REPORT_EVERY_MS = 50;

/** Plays some games. Now and then reports how many it has finished since the last report. */
export function playBatch(
  game: AnyGame,
  task: Task,
  minds: Minds,
  { from, to }: Batch,
  progress: (done: number) => void,
): Tally {
  const tally = emptyTally();
  let reported = { games: 0, at: performance.now() };
  const report = (): void => {
    progress(tally.games - reported.games);
    reported = { games: tally.games, at: performance.now() };
  };
  for (let number = from; number < to; number++) {
    playOne(game, task, minds, number, tally);
    if (performance.now() - reported.at >= REPORT_EVERY_MS) report();
  }
  report();
  return tally;
}

/** Plays the game with this number and adds it to the tally. */
export function playOne(game: AnyGame, task: Task, minds: Minds, number: number, tally: Tally): void {
  try {
    play(game, task, minds, number, tally);
  } catch (cause) {
    throw new Error(speechIn(task.language).word('simulate.broken', { game: game.id, number, seed: task.seed }), {
      cause,
    });
  }
}

function play(
  game: AnyGame,
  { players, options, varied, seed, bots }: Task,
  minds: Minds,
  number: number,
  tally: Tally,
): void {
  const variant = variantIn(varied, number);
  const chosen = parseOptions(game.options, players, { ...options, ...variant });
  const state = game.setup(chosen, players, tableRandom(seedFrom(`${seed} ${number}`)), game.rules.current);
  const random = fastRandom(`${seed} ${number}`);
  const events: GameEvent[] = [];
  const out = { ...SILENT, event: (event: GameEvent) => void events.push(event) };
  let decisions = 0;
  for (let waiting = game.toAct(state); waiting.length > 0; waiting = game.toAct(state)) {
    const seat = waiting.length === 1 ? at(waiting, 0) : at(waiting, nextBelow(random, waiting.length));
    const legal = game.legal(state, seat);
    count(tally.branching, legal.length);
    game.apply(state, seat, decide(game, state, seat, at(bots, seat), minds, legal, random), out);
    decisions++;
  }
  tally.games++;
  tally.decisions += decisions;
  count(tally.lengths, decisions);
  countResult(game, state, Object.values(variant).join(' '), events, tally);
}

/** Scores, wins, and how everything fared that was taken. */
function countResult(
  game: AnyGame,
  state: StateShape,
  variant: string,
  events: readonly GameEvent[],
  tally: Tally,
): void {
  const scores = game.scores(state);
  const winners = game.outcome(state)?.winners ?? [];
  const byVariant = variantOf(tally, variant);
  const seats = scores.filter(({ seat }) => seat !== 'rival');
  const mean = seats.reduce((sum, { total }) => sum + total, 0) / Math.max(1, seats.length);
  for (const [place, { seat, total }] of scores.entries()) {
    count(scoresOf(tally, place), total);
    addWins(tally, place, winners.includes(seat) ? 1 : 0);
    if (seat !== 'rival') count(byVariant, total);
  }
  for (const { seat, kind, id } of takesOf(game.id, [{ events }])) {
    const ahead = at(scores, seat).total - mean;
    addFared(tally, { kind, id, times: 1, won: winners.includes(seat) ? 1 : 0, ahead });
  }
}

/** Random bots need no mind and no view, so that measuring the rules measures nothing else. */
function decide(
  game: AnyGame,
  state: StateShape,
  seat: Seat,
  bot: Bot,
  minds: Minds,
  legal: readonly ActionShape[],
  random: FastRandom,
): ActionShape {
  const drawn = nextBelow(random, legal.length);
  if (bot.level === 'random') return at(legal, drawn);
  const decision = { view: game.view(state, seat), seat, legal, seed: drawn };
  return choose(mindAt(minds, bot.level), bot.level, decision, budgetOf(bot));
}
