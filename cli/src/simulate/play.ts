import { choose } from '@moonstaff/bots';
import {
  type ActionShape,
  type AnyGame,
  at,
  type FastRandom,
  fastRandom,
  nextBelow,
  parseOptions,
  type Seat,
  SILENT,
  type StateShape,
  seedFrom,
  tableRandom,
} from '@moonstaff/kernel';
import type { LanguageCode } from '@moonstaff/text';
import { type Bot, budgetOf, mindOf } from '../bots.ts';
import { speechIn } from '../words.ts';
import { count, emptyTally, scoresOf, type Tally } from './tally.ts';

/** What the numbered games have in common. */
export interface Task {
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  /** The language of the error if a game breaks. */
  readonly language: LanguageCode;
}

/** The games `from`, `from + 1`, … `to − 1`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

const REPORT_EVERY_MS = 50;

/** Plays some games. Now and then reports how many it has finished since the last report. */
export function playBatch(game: AnyGame, task: Task, { from, to }: Batch, progress: (done: number) => void): Tally {
  const tally = emptyTally();
  let reported = { games: 0, at: performance.now() };
  const report = (): void => {
    progress(tally.games - reported.games);
    reported = { games: tally.games, at: performance.now() };
  };
  for (let number = from; number < to; number++) {
    playOne(game, task, number, tally);
    if (performance.now() - reported.at >= REPORT_EVERY_MS) report();
  }
  report();
  return tally;
}

/** Plays the game with this number and adds it to the tally. */
export function playOne(game: AnyGame, task: Task, number: number, tally: Tally): void {
  try {
    play(game, task, number, tally);
  } catch (cause) {
    throw new Error(speechIn(task.language).word('simulate.broken', { game: game.id, number, seed: task.seed }), {
      cause,
    });
  }
}

function play(game: AnyGame, { players, options, seed, bots }: Task, number: number, tally: Tally): void {
  const chosen = parseOptions(game.options, players, options);
  const state = game.setup(chosen, players, tableRandom(seedFrom(`${seed} ${number}`)), game.rules.current);
  const random = fastRandom(`${seed} ${number}`);
  let decisions = 0;
  for (let waiting = game.toAct(state); waiting.length > 0; waiting = game.toAct(state)) {
    const seat = waiting.length === 1 ? at(waiting, 0) : at(waiting, nextBelow(random, waiting.length));
    const legal = game.legal(state, seat);
    count(tally.branching, legal.length);
    game.apply(state, seat, decide(game, state, seat, at(bots, seat), legal, random), SILENT);
    decisions++;
  }
  tally.games++;
  tally.decisions += decisions;
  count(tally.lengths, decisions);
  for (const [place, { total }] of game.scores(state).entries()) count(scoresOf(tally, place), total);
}

/** Random bots need no mind and no view, so that measuring the rules measures nothing else. */
function decide(
  game: AnyGame,
  state: StateShape,
  seat: Seat,
  bot: Bot,
  legal: readonly ActionShape[],
  random: FastRandom,
): ActionShape {
  const drawn = nextBelow(random, legal.length);
  if (bot.level === 'random') return at(legal, drawn);
  const decision = { view: game.view(state, seat), seat, legal, seed: drawn };
  return choose(mindOf(game.id), bot.level, decision, budgetOf(bot));
}
