import { type ActionShape, at, type FastRandom, fastRandom, nextWord, SILENT } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { playOn } from '../search/playout.ts';
import type { TurnQuestion } from './turns.ts';

/** The actions of a turn. */
export type Line = readonly ActionShape[];

/** How many of the turns that look best are tried out. */
export const CONTENDERS = 6;

/** What becomes of a turn that was carried out in an imagined state. `isOver` says whether the seat is done with it. */
export type Aftermath<Result> = (state: unknown, luck: FastRandom, isOver: boolean) => Result;

/** Turns tried out in imagined states. All have the same luck in the same state. */
export class Trials<Result> {
  readonly #mind: AnyMind;
  readonly #question: TurnQuestion;
  readonly #aftermath: Aftermath<Result>;
  readonly #random: FastRandom;
  readonly #worlds: { readonly state: unknown; readonly luck: FastRandom }[] = [];
  readonly #results = new Map<Line, Map<number, Result>>();

  constructor(mind: AnyMind, question: TurnQuestion, aftermath: Aftermath<Result>) {
    this.#mind = mind;
    this.#question = question;
    this.#aftermath = aftermath;
    this.#random = fastRandom(question.seed);
  }

  /** What came of a turn in the imagined states from one number up to another. */
  results(line: Line, to: number, from = 0): readonly Result[] {
    const known = this.#results.get(line) ?? new Map<number, Result>();
    this.#results.set(line, known);
    return Array.from({ length: to - from }, (_, i) => {
      const index = from + i;
      const result = known.get(index) ?? this.#result(line, index);
      known.set(index, result);
      return result;
    });
  }

  /** An imagined state, not to be changed. */
  world(index: number): unknown {
    return this.#world(index).state;
  }

  #world(index: number): { readonly state: unknown; readonly luck: FastRandom } {
    while (this.#worlds.length <= index) {
      const imagined = this.#mind.game.imagine(this.#question.view, this.#random);
      this.#worlds.push({ state: imagined, luck: fastRandom(nextWord(this.#random)) });
    }
    return at(this.#worlds, index);
  }

  #result(line: Line, index: number): Result {
    const { game } = this.#mind;
    const { seat } = this.#question;
    const { state: start, luck } = this.#world(index);
    const state = game.clone(start);
    let isSettled = false;
    const out = { ...SILENT, settle: () => (isSettled = true) };
    for (const action of line) game.apply(state, seat, action, out);
    return this.#aftermath(state, { ...luck }, isSettled || !game.toAct(state).includes(seat));
  }
}

/** The points this seat can expect after a turn, played on as the expert does alone. */
export const pointTrials = (mind: AnyMind, question: TurnQuestion): Trials<number> =>
  new Trials(mind, question, (state, random) => {
    playOn(mind, state, question.seat, { playout: mind.search.alone.playout, random, hasTime: () => true });
    return mind.value(state, question.seat);
  });

/** By how much one turn is better than another in each of the first `count` imagined states. */
export function differences(trials: Trials<number>, best: Line, other: Line, count: number): readonly number[] {
  const others = trials.results(other, count);
  return trials.results(best, count).map((value, i) => value - at(others, i));
}

export interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** A mean with its standard error. */
export function leadOf(differences: readonly number[]): Lead {
  const count = differences.length;
  const mean = differences.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count * (count - 1))) };
}

/** By how many points one turn is better than another, tried out in as many imagined states as `worlds` says. */
export const leadBetween = (mind: AnyMind, question: TurnQuestion, best: Line, other: Line, worlds: number): Lead =>
  leadOf(differences(pointTrials(mind, question), best, other, worlds));
