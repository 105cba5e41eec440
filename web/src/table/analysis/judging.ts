import { type GameRecord, type Judge, judgeTurn, loadJudge, outlineOf, recordOf, startsOf } from '@moonstaff/bots';
import type { Analysis, JudgedTurn, TurnStart } from '@moonstaff/bots/analysis';
import type { SavedGame } from '../engine/saved.ts';

/** First the game, then one turn after another by its place. */
export type ToJudge = { readonly saved: SavedGame; readonly tries: number } | { readonly judge: number };

export type FromJudge =
  | { readonly outline: Analysis; readonly starts: readonly TurnStart[] }
  | { readonly turn: JudgedTurn };

/** Answers for one game, whose turns it judges one by one. */
export function judging(): (message: ToJudge) => Promise<FromJudge> {
  let opened: { readonly record: GameRecord; readonly judge: Judge } | undefined;
  return async (message) => {
    if ('saved' in message) {
      const { game, sitters, ...log } = message.saved;
      const judge = await loadJudge(game, message.tries);
      const record = recordOf(judge.mind.game, { ...log, seats: sitters.length });
      opened = { record, judge };
      return { outline: outlineOf(record, judge), starts: startsOf(record) };
    }
    if (opened === undefined) throw new Error('no game to judge');
    return { turn: judgeTurn(opened.record, message.judge, opened.judge) };
  };
}
