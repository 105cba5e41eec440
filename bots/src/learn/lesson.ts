import { type ActionShape, at, fastRandom, Match, nextBelow, type Seat, seedFrom } from '@moonstaff/kernel';
import { judge } from '../choose.ts';
import type { Judged } from '../decision.ts';
import type { AnyMind } from '../mind.ts';
import { draw } from '../search/draw.ts';
import { type LessonTable, tableOf } from './table.ts';

/** A finished game that bots learn from. Replaying it gives every position, with how it ended. */
export interface Lesson extends LessonTable {
  readonly index: number;
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, ActionShape])[];
}

/** Out of a hundred decisions this many aren't simply the best one, so that other ways are seen, too. */
const CURIOUS_PERCENT = 12;
/** How many points a curious bot gives away easily. */
const CURIOSITY = 1.5;

/** Plays one game of bots that are skilled and now and then curious. The same seed gives the same game. */
export function playLesson(
  mind: AnyMind,
  gameId: string,
  index: number,
  words: string,
  table: LessonTable = tableOf(gameId, index),
): Lesson {
  const { game } = mind;
  const seed = seedFrom(`${words} ${gameId} ${index}`);
  const random = fastRandom(`${seed} curious`);
  const match = Match.start(game, { ...table, seed });
  const moves: (readonly [Seat, ActionShape])[] = [];
  while (game.outcome(match.state) === undefined) {
    const seat = at(game.toAct(match.state), 0);
    const decision = {
      view: game.view(match.state, seat),
      seat,
      legal: game.legal(match.state, seat),
      seed: `${seed} ${moves.length}`,
    };
    const judged = judge(mind, 'skilled', decision, { iterations: 0 });
    const isCurious = nextBelow(random, 100) < CURIOUS_PERCENT;
    const action = isCurious ? drawn(judged, random) : at(judged, 0).action;
    match.act(seat, action);
    moves.push([seat, action]);
  }
  return { ...table, index, seed, moves };
}

function drawn(judged: readonly Judged[], random: ReturnType<typeof fastRandom>): ActionShape {
  const best = at(judged, 0).value;
  const index = draw(
    judged.map(({ value }) => Math.exp((value - best) / CURIOSITY)),
    random,
  );
  return at(judged, index).action;
}
