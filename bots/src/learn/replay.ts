import { type ActionShape, type AnyGame, Match, type Outcome, type Seat, SILENT } from '@moonstaff/kernel';
import type { Lesson } from './lesson.ts';

/** Called after every move, with the state it led to. */
type Visit = (state: unknown, seat: Seat, action: ActionShape) => void;

/** Plays a kept game again and returns how it ended. */
export function replayLesson(game: AnyGame, lesson: Lesson, visit: Visit): Outcome {
  const state = game.clone(Match.start(game, lesson).state);
  for (const [seat, action] of lesson.moves) {
    game.apply(state, seat, action, SILENT);
    visit(state, seat, action);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new RangeError(`game ${lesson.index} has no end`);
  return outcome;
}
