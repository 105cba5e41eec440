import { isPlayed, type PlayedAction, type Reseeding } from './counted.ts';
import { at, same } from './data.ts';
import type { ActionShape, AnyGame, GameEvent, Out, Seat, StateShape } from './game.ts';
import type { Phrase } from './phrase.ts';
import { reseed, type Seed } from './random.ts';
import { Refusal } from './refusal.ts';
import { demandLegal } from './refuse.ts';

/** An action that counts: it was done and has not been taken back. */
export interface Move extends PlayedAction {
  readonly events: readonly GameEvent[];
  /** What it showed; its seat cannot take it back. */
  readonly reveal?: Phrase;
  /** What it showed was for everybody to see. */
  readonly shown?: true;
  /** Its seat can take it back only until others show it something. */
  readonly confirm?: Phrase;
  /** Why nobody takes back anything up to here. */
  readonly settle?: Phrase;
}

export type TimelineStep = Move | Reseeding;

export const isMove = (step: TimelineStep): step is Move => isPlayed(step);

const CHECKPOINT_EVERY = 32;

/** The state after `length` steps; it's never changed. */
interface Checkpoint<State> {
  readonly length: number;
  readonly state: State;
}

/**
 * The moves that count, in order, and the state they lead to. A move may be struck from the middle
 * (other seats acted since): the state is then built again from the checkpoint before it.
 */
export class Timeline<State extends StateShape> {
  readonly #game: AnyGame;
  #history: TimelineStep[];
  #checkpoints: readonly Checkpoint<State>[];
  state: State;

  private constructor(game: AnyGame, state: State, history: TimelineStep[], checkpoints: readonly Checkpoint<State>[]) {
    this.#game = game;
    this.#history = history;
    this.#checkpoints = checkpoints;
    this.state = state;
  }

  static start<State extends StateShape>(game: AnyGame, state: State): Timeline<State> {
    return new Timeline<State>(game, state, [], [{ length: 0, state: game.clone(state) }]);
  }

  get history(): readonly TimelineStep[] {
    return this.#history;
  }

  fork(): Timeline<State> {
    return new Timeline<State>(this.#game, this.#game.clone(this.state), [...this.#history], this.#checkpoints);
  }

  /** Carries the action out, or refuses it. */
  play(seat: Seat, action: unknown, entry: number): Move {
    demandLegal(this.#game, this.state, seat, action);
    const move = this.#apply(seat, { ...(action as ActionShape) }, entry);
    this.#push(move);
    return move;
  }

  /**
   * Removes one step, if everything others did since still works and told them the same. Otherwise nothing
   * changes.
   */
  strike(index: number): boolean {
    const later = this.#history.slice(index + 1);
    return this.#attempt(() => {
      this.#cutTo(index);
      for (const step of later) {
        this.#again(step);
        if (!same(step, this.#history.at(-1))) throw new Refusal('undo.nothing');
      }
    });
  }

  /** Switches to these steps of the same log. Those it already has, from the start, aren't played again. */
  become(history: readonly (PlayedAction | Reseeding)[]): void {
    const parting = history.findIndex(({ entry }, index) => entry !== this.#history[index]?.entry);
    const shared = parting < 0 ? history.length : parting;
    this.#cutTo(shared);
    for (const step of history.slice(shared)) this.#again(step);
  }

  /** Continues from here with new randomness. */
  renew(entropy: Seed, entry: number): void {
    this.#again({ entropy, entry });
  }

  #apply(seat: Seat, action: ActionShape, entry: number): Move {
    const events: GameEvent[] = [];
    const walls: { reveal?: Phrase; shown?: true; confirm?: Phrase; settle?: Phrase } = {};
    const out: Out = {
      event: (event) => events.push(event),
      reveal: (why, to = 'everybody') => {
        walls.reveal ??= why;
        if (to === 'everybody') walls.shown = true;
      },
      confirm: (why) => {
        walls.confirm ??= why;
      },
      settle: (why) => {
        walls.settle ??= why;
      },
    };
    this.#game.apply(this.state, seat, action, out);
    // A list that grew has room for many more, and a long game would keep all of that.
    return { seat, action, events: [...events], entry, ...walls };
  }

  #push(step: TimelineStep): void {
    this.#history.push(step);
    if (this.#history.length % CHECKPOINT_EVERY === 0) {
      const checkpoint = { length: this.#history.length, state: this.#game.clone(this.state) };
      this.#checkpoints = [...this.#checkpoints, checkpoint];
    }
  }

  #again(step: PlayedAction | Reseeding): void {
    if (isPlayed(step)) {
      this.play(step.seat, step.action, step.entry);
    } else {
      if (this.state.random.kind === 'table') reseed(this.state.random, step.entropy);
      this.#game.redeal(this.state);
      this.#push(step);
    }
  }

  #cutTo(length: number): void {
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.length <= length);
    const from = at(this.#checkpoints, this.#checkpoints.length - 1);
    const kept = this.#history.slice(from.length, length);
    this.#history = this.#history.slice(0, from.length);
    this.state = this.#game.clone(from.state);
    for (const step of kept) this.#again(step);
  }

  #attempt(change: () => void): boolean {
    const before = { history: this.#history, checkpoints: this.#checkpoints, state: this.state };
    try {
      change();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#history = before.history;
      this.#checkpoints = before.checkpoints;
      this.state = before.state;
      return false;
    }
  }
}
