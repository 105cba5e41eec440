import { at } from '@moonstaff/kernel';
import { type Judge, judgeTurn, roundedOutlook } from './judge.ts';
import { sharedOutlook } from './outlook.ts';
import type { GameRecord } from './record.ts';
import type { Analysis, JudgedTurn } from './result.ts';

/** An analysis before any turn was judged: how the chances went. */
export function outlineOf(record: GameRecord, { forecast, tries }: Pick<Judge, 'forecast' | 'tries'>): Analysis {
  const { game, seats, turns, tables, ends } = record;
  const curve = tables.map((table) => sharedOutlook(game, forecast, table, seats).map(roundedOutlook));
  return { game: game.id, seats, tries, curve, ends, turns: [], of: turns.length };
}

/** The same analysis with one more turn. Turns may come in any order. */
export function withTurn(analysis: Analysis, turn: JudgedTurn): Analysis {
  const others = analysis.turns.filter((one) => one.at !== turn.at || one.seat !== turn.seat);
  return { ...analysis, turns: [...others, turn].sort((a, b) => a.at - b.at) };
}

/**
 * Judges a game turn by turn. Every step takes a fraction of a second and yields all that's known so far, so that its
 * caller can show it, stop, and go on later: turns that `known` has aren't judged again.
 */
export function* analyse(record: GameRecord, judge: Judge, known?: Analysis): Generator<Analysis, Analysis> {
  let analysis = known ?? outlineOf(record, judge);
  for (const index of openTurns(startsOf(record), analysis)) {
    analysis = withTurn(analysis, judgeTurn(record, index, judge));
    yield analysis;
  }
  return analysis;
}

/** Who began a turn, and where in the log. */
export type TurnStart = Pick<JudgedTurn, 'seat' | 'at'>;

export const startsOf = ({ turns }: GameRecord): readonly TurnStart[] =>
  turns.map(({ seat, stretches }) => ({ seat, at: at(stretches, 0).at }));

/** The turns that haven't been judged yet, by their place in the record. */
export const openTurns = (starts: readonly TurnStart[], { turns }: Analysis): readonly number[] =>
  starts.flatMap((start, index) =>
    turns.some(({ seat, at: first }) => seat === start.seat && first === start.at) ? [] : [index],
  );
