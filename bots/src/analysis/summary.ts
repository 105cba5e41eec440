import { at, type Seat } from '@moonstaff/kernel';
import type { Grade } from './grade.ts';
import { type Change, changeBetween, sumOf, times } from './outlook.ts';
import type { Analysis, JudgedTurn } from './result.ts';

/** How one seat played, and what luck it had. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly finds: number;
  readonly grades: { readonly [G in Grade]: number };
  /** What its choices cost, all together. */
  readonly cost: Change;
  /** What its own turns changed for it on average, what the others' turns did, and what chance brought. */
  readonly own: Change;
  readonly others: Change;
  readonly luck: Change;
}

const less = (one: Change, other: Change): Change => sumOf([one, times(other, -1)]);

/**
 * What chance brought each seat in a turn of the game: what the turn changed, less what could be expected of what was
 * done in it.
 */
export function luckIn({ curve, turns, seats }: Analysis, turn: number): readonly Change[] {
  const there = turns.filter((one) => one.turn === turn);
  return Array.from({ length: seats }, (_, seat) => {
    const change = changeBetween(at(at(curve, turn - 1), seat), at(at(curve, turn), seat));
    return less(change, sumOf(there.map(({ play }) => at(play, seat))));
  });
}

/** For each seat: together, own turns, others' turns and luck make up the way from the first forecast to the result. */
export function summaryOf(analysis: Analysis): readonly SeatSummary[] {
  const { seats, turns, curve } = analysis;
  const judged = new Set(turns.map(({ turn }) => turn));
  const luck = [...judged].filter((turn) => turn < curve.length).map((turn) => luckIn(analysis, turn));
  return Array.from({ length: seats }, (_, seat) => {
    const mine = turns.filter((one) => one.seat === seat);
    const played = (of: readonly JudgedTurn[]): Change => sumOf(of.map(({ play }) => at(play, seat)));
    const count = (grade: Grade): number => mine.filter((one) => one.grade === grade).length;
    return {
      seat,
      finds: mine.filter(({ find }) => find).length,
      grades: {
        best: count('best'),
        fine: count('fine'),
        inaccuracy: count('inaccuracy'),
        mistake: count('mistake'),
        blunder: count('blunder'),
      },
      cost: sumOf(mine.map(({ cost }) => cost)),
      own: played(mine),
      others: played(turns.filter((one) => one.seat !== seat)),
      luck: sumOf(luck.map((all) => at(all, seat))),
    };
  });
}
