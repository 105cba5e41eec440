import { type ActionShape, at, type FastRandom, fastRandom, nextWord, SILENT } from '@moonstaff/kernel';
import type { AnyMind, Playout } from '../mind.ts';
import { playOn } from '../search/playout.ts';
import type { TurnQuestion } from './turns.ts';

type Line = readonly ActionShape[];

/** Turns tried out in imagined states. All have the same luck in the same state. */
export class Trials {
  readonly #mind: AnyMind;
  readonly #question: TurnQuestion;
  readonly #playout: Playout;
  readonly #random: FastRandom;
  readonly #worlds: { readonly state: unknown; readonly luck: FastRandom }[] = [];
  readonly #values = new Map<Line, number[]>();

  constructor(mind: AnyMind, question: TurnQuestion) {
    this.#mind = mind;
    this.#question = question;
    this.#playout = mind.search.alone.playout;
    this.#random = fastRandom(question.seed);
  }

  /** The points this seat can expect after a turn, in the first `count` imagined states. */
  values(line: Line, count: number): readonly number[] {
    const known = this.#values.get(line) ?? [];
    this.#values.set(line, known);
    while (known.length < count) known.push(this.#value(line, known.length));
    return known.slice(0, count);
  }

  /** By how much one turn is better than another in each of them. */
  differences(best: Line, other: Line, count: number): readonly number[] {
    const others = this.values(other, count);
    return this.values(best, count).map((value, i) => value - at(others, i));
  }

  #value(line: Line, index: number): number {
    const { game, value } = this.#mind;
    const { view, seat } = this.#question;
    while (this.#worlds.length <= index) {
      const imagined = game.imagine(view, this.#random);
      this.#worlds.push({ state: imagined, luck: fastRandom(nextWord(this.#random)) });
    }
    const { state: start, luck } = at(this.#worlds, index);
    const state = game.clone(start);
    for (const action of line) game.apply(state, seat, action, SILENT);
    playOn(this.#mind, state, seat, { playout: this.#playout, random: { ...luck }, hasTime: () => true });
    return value(state, seat);
  }
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
  leadOf(new Trials(mind, question).differences(best, other, worlds));
