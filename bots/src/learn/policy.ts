import { type AnyGame, Match, SILENT } from '@moonstaff/kernel';
import { Bag } from '../learned/layout.ts';
import type { AnyPolicy } from '../learned/policy.ts';
import { isTest } from './fit.ts';
import type { Lesson } from './lesson.ts';

/** How often all choices are gone over. */
const PASSES = 4;
/** How far a weight moves at first; the more it has moved, the less. */
const PACE = 0.15;
/** Longer lists are mostly payments that make no difference. */
const MOST_ACTIONS = 80;

/** What came of learning a policy: on other games, how surprising the choices were, and how many it would have made itself. */
export interface PolicyFit {
  readonly weights: Float64Array;
  readonly choices: number;
  readonly surprise: number;
  /** The same for choosing blindly. */
  readonly blindSurprise: number;
  readonly same: number;
}

/** Learns which actions those who played these games preferred: a softmax over features, by stochastic gradients. */
export function fitPolicy(game: AnyGame, policy: AnyPolicy, lessons: Iterable<Lesson>): PolicyFit {
  const training = new Choices();
  const tests = new Choices();
  for (const lesson of lessons) readChoices(game, policy, lesson, isTest(lesson.index) ? tests : training);
  const weights = new Float64Array(policy.layout.size);
  const moved = new Float64Array(policy.layout.size).fill(1e-3);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let choice = 0; choice < training.size; choice++) {
      training.pull(choice, weights, (place, gradient) => {
        moved[place] = (moved[place] ?? 0) + gradient ** 2;
        weights[place] = (weights[place] ?? 0) + (PACE * gradient) / Math.sqrt(moved[place] ?? 1);
      });
    }
  }
  return { weights, choices: training.size + tests.size, ...tests.judge(weights) };
}

function readChoices(game: AnyGame, { features }: AnyPolicy, lesson: Lesson, choices: Choices): void {
  const bag = new Bag();
  const state = game.clone(Match.start(game, lesson).state);
  for (const [seat, action] of lesson.moves) {
    const legal = game.legal(state, seat);
    if (legal.length > 1 && legal.length <= MOST_ACTIONS) {
      const done = JSON.stringify(action);
      for (const one of legal) {
        features(state, seat, one, bag);
        choices.addAction(bag);
      }
      choices.close(legal.findIndex((one) => JSON.stringify(one) === done));
    }
    game.apply(state, seat, action, SILENT);
  }
}

/** Choices as flat lists: for each the actions there were, as features, and the one that was taken. */
class Choices {
  readonly #index: number[] = [];
  readonly #value: number[] = [];
  /** Where the features of each action begin, and where the actions of each choice begin; one more than there are. */
  readonly #actions: number[] = [0];
  readonly #choices: number[] = [0];
  readonly #taken: number[] = [];

  get size(): number {
    return this.#taken.length;
  }

  addAction({ index, value, size }: Bag): void {
    for (let i = 0; i < size; i++) {
      this.#index.push(index[i] ?? 0);
      this.#value.push(value[i] ?? 0);
    }
    this.#actions.push(this.#index.length);
  }

  /** The actions added since the last call were one choice, and this one was taken. */
  close(taken: number): void {
    this.#choices.push(this.#actions.length - 1);
    this.#taken.push(taken);
  }

  /** How likely each action of a choice is. */
  #shares(choice: number, weights: Float64Array): number[] {
    const sums: number[] = [];
    for (let action = this.#choices[choice] ?? 0; action < (this.#choices[choice + 1] ?? 0); action++) {
      let sum = 0;
      const end = this.#actions[action + 1] ?? 0;
      for (let i = this.#actions[action] ?? 0; i < end; i++) {
        sum += (weights[this.#index[i] ?? 0] ?? 0) * (this.#value[i] ?? 0);
      }
      sums.push(sum);
    }
    const most = Math.max(...sums);
    const raw = sums.map((sum) => Math.exp(sum - most));
    const all = raw.reduce((sum, one) => sum + one, 0);
    return raw.map((one) => one / all);
  }

  /** In which direction a choice wants each weight to go. */
  pull(choice: number, weights: Float64Array, move: (place: number, gradient: number) => void): void {
    for (const [offset, share] of this.#shares(choice, weights).entries()) {
      const action = (this.#choices[choice] ?? 0) + offset;
      const want = (offset === this.#taken[choice] ? 1 : 0) - share;
      const end = this.#actions[action + 1] ?? 0;
      for (let i = this.#actions[action] ?? 0; i < end; i++) move(this.#index[i] ?? 0, want * (this.#value[i] ?? 0));
    }
  }

  judge(weights: Float64Array): Pick<PolicyFit, 'surprise' | 'blindSurprise' | 'same'> {
    let surprise = 0;
    let blindSurprise = 0;
    let same = 0;
    for (const [choice, taken] of this.#taken.entries()) {
      const shares = this.#shares(choice, weights);
      surprise -= Math.log(Math.max(1e-9, shares[taken] ?? 0));
      blindSurprise += Math.log(shares.length);
      if (Math.max(...shares) === shares[taken]) same++;
    }
    const all = Math.max(1, this.size);
    return { surprise: surprise / all, blindSurprise: blindSurprise / all, same: same / all };
  }
}
