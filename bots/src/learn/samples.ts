import { at, type FastRandom, fastRandom, nextBelow, type Seat } from '@moonstaff/kernel';
import { Bag } from '../learned/layout.ts';
import type { AnyLore } from '../learned/lore.ts';
import type { AnyMind } from '../mind.ts';
import type { Lesson } from './lesson.ts';
import { replayLesson } from './replay.ts';

/** Of a hundred positions inside a turn, and of a hundred at the end of somebody else's, this many are looked at. */
const INSIDE_PERCENT = 30;
const OTHERS_PERCENT = 30;

/** No later position of the same seat. */
export const NONE = -1;

/** Positions as features, with how the game ended for the seat. Everything is in flat lists, for speed. */
export class Samples {
  readonly size: number;
  /** Where the features of each sample begin; one more than there are samples. */
  readonly starts: Int32Array;
  readonly index: Int32Array;
  readonly value: Float32Array;
  /** The seat's points at the end. */
  readonly target: Float64Array;
  /** The first position of the same seat in the next round or era. */
  readonly next: Int32Array;
  /** The number of the game. */
  readonly lesson: Int32Array;
  readonly phase: Int32Array;

  constructor(rows: readonly Row[]) {
    this.size = rows.length;
    const entries = rows.reduce((sum, { index }) => sum + index.length, 0);
    this.starts = new Int32Array(rows.length + 1);
    this.index = new Int32Array(entries);
    this.value = new Float32Array(entries);
    let filled = 0;
    for (const [i, row] of rows.entries()) {
      this.starts[i] = filled;
      this.index.set(row.index, filled);
      this.value.set(row.value, filled);
      filled += row.index.length;
    }
    this.starts[rows.length] = filled;
    this.target = Float64Array.from(rows, ({ target }) => target);
    this.next = Int32Array.from(rows, ({ next }) => next);
    this.lesson = Int32Array.from(rows, ({ lesson }) => lesson);
    this.phase = Int32Array.from(rows, ({ phase }) => phase);
  }

  /** The weighted sum of a sample's features. */
  times(sample: number, weights: Float64Array): number {
    let sum = 0;
    const end = this.starts[sample + 1] ?? 0;
    for (let i = this.starts[sample] ?? 0; i < end; i++)
      sum += (weights[this.index[i] ?? 0] ?? 0) * (this.value[i] ?? 0);
    return sum;
  }
}

interface Row {
  readonly index: Int32Array;
  readonly value: Float32Array;
  readonly lesson: number;
  readonly seat: Seat;
  readonly stage: number;
  readonly phase: number;
  target: number;
  next: number;
}

/** All ends of turns, and some positions inside turns. */
export function samplesOf(mind: AnyMind, lore: AnyLore, lessons: Iterable<Lesson>): Samples {
  const rows: Row[] = [];
  const bag = new Bag();
  for (const lesson of lessons) {
    const first = rows.length;
    const random = fastRandom(`${lesson.seed} samples`);
    const { scores } = replayLesson(mind.game, lesson, (state, seat, action) => {
      if (mind.game.outcome(state) !== undefined) return;
      const ends = mind.endsTurn(action);
      const take = (one: Seat): void => {
        lore.features(state, one, bag);
        rows.push({
          ...merged(bag),
          lesson: lesson.index,
          seat: one,
          stage: lore.stage(state),
          phase: bag.phase,
          target: 0,
          next: NONE,
        });
      };
      if (ends || isDrawn(random, INSIDE_PERCENT)) take(seat);
      if (!ends) return;
      for (let other = 0; other < lesson.seats; other++) {
        if (other !== seat && isDrawn(random, OTHERS_PERCENT)) take(other);
      }
    });
    for (let i = first; i < rows.length; i++) {
      const row = at(rows, i);
      row.target = at(scores, row.seat).total;
    }
    linkStages(rows, first);
  }
  return new Samples(rows);
}

const isDrawn = (random: FastRandom, percent: number): boolean => nextBelow(random, 100) < percent;

/** From each position of a game to the first one of the same seat in a later stage. */
function linkStages(rows: readonly Row[], first: number): void {
  const firsts = new Map<string, number>();
  for (let i = rows.length - 1; i >= first; i--) {
    const { seat, stage } = at(rows, i);
    firsts.set(`${seat} ${stage}`, i);
  }
  for (let i = first; i < rows.length; i++) {
    const row = at(rows, i);
    row.next = firsts.get(`${row.seat} ${row.stage + 1}`) ?? NONE;
  }
}

/** The features of a bag with each place once. */
function merged({ index, value, size }: Bag): Pick<Row, 'index' | 'value'> {
  const sums = new Map<number, number>();
  for (let i = 0; i < size; i++) sums.set(index[i] ?? 0, (sums.get(index[i] ?? 0) ?? 0) + (value[i] ?? 0));
  return { index: Int32Array.from(sums.keys()), value: Float32Array.from(sums.values()) };
}
