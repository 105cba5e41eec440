import { at, same } from './data.ts';
import type { ActionShape, AnyGame, GameEvent, Out, Seat, StateShape } from './game.ts';
import { type Deed, type Fresh, isDeed } from './lived.ts';
import type { Phrase } from './phrase.ts';
import { reseed, type Seed } from './random.ts';
import { Refusal } from './refusal.ts';
import { demandLegal } from './refuse.ts';

/** An action that counts: it was done and has not been taken back. */
export interface Move extends Deed {
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

export type Beat = Move | Fresh;

export const isMove = (beat: Beat): beat is Move => isDeed(beat);

const CHECKPOINT_EVERY = 32;

/** The state after so many beats, kept untouched. */
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
  #beats: Beat[];
  #checkpoints: readonly Checkpoint<State>[];
  state: State;

  private constructor(game: AnyGame, state: State, beats: Beat[], checkpoints: readonly Checkpoint<State>[]) {
    this.#game = game;
    this.#beats = beats;
    this.#checkpoints = checkpoints;
    this.state = state;
  }

  static start<State extends StateShape>(game: AnyGame, state: State): Timeline<State> {
    return new Timeline<State>(game, state, [], [{ length: 0, state: game.clone(state) }]);
  }

  get beats(): readonly Beat[] {
    return this.#beats;
  }

  fork(): Timeline<State> {
    return new Timeline<State>(this.#game, this.#game.clone(this.state), [...this.#beats], this.#checkpoints);
  }

  /** Refuses or does it. */
  play(seat: Seat, action: unknown, entry: number): Move {
    demandLegal(this.#game, this.state, seat, action);
    const move = this.#apply(seat, action as ActionShape, entry);
    this.#push(move);
    return move;
  }

  /**
   * The state without that beat, if what others did since still stands and told them the same; else
   * nothing changes.
   */
  strike(index: number): boolean {
    const later = this.#beats.slice(index + 1);
    return this.#attempt(() => {
      this.#cutTo(index);
      for (const beat of later) {
        this.#again(beat);
        if (!same(beat, this.#beats.at(-1))) throw new Refusal('undo.nothing');
      }
    });
  }

  /** Goes over to these beats of the same log. What they share with the present ones from the start is not done again. */
  become(beats: readonly (Deed | Fresh)[]): void {
    const parting = beats.findIndex(({ entry }, index) => entry !== this.#beats[index]?.entry);
    const shared = parting < 0 ? beats.length : parting;
    this.#cutTo(shared);
    for (const beat of beats.slice(shared)) this.#again(beat);
  }

  /** Goes on from here with other randomness. */
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
    return { seat, action, events, entry, ...walls };
  }

  #push(beat: Beat): void {
    this.#beats.push(beat);
    if (this.#beats.length % CHECKPOINT_EVERY === 0) {
      const checkpoint = { length: this.#beats.length, state: this.#game.clone(this.state) };
      this.#checkpoints = [...this.#checkpoints, checkpoint];
    }
  }

  #again(beat: Deed | Fresh): void {
    if (isDeed(beat)) {
      this.play(beat.seat, beat.action, beat.entry);
    } else {
      if (this.state.random.kind === 'table') reseed(this.state.random, beat.entropy);
      this.#game.redeal(this.state);
      this.#push(beat);
    }
  }

  #cutTo(length: number): void {
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.length <= length);
    const from = at(this.#checkpoints, this.#checkpoints.length - 1);
    const kept = this.#beats.slice(from.length, length);
    this.#beats = this.#beats.slice(0, from.length);
    this.state = this.#game.clone(from.state);
    for (const beat of kept) this.#again(beat);
  }

  #attempt(change: () => void): boolean {
    const before = { beats: this.#beats, checkpoints: this.#checkpoints, state: this.state };
    try {
      change();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#beats = before.beats;
      this.#checkpoints = before.checkpoints;
      this.state = before.state;
      return false;
    }
  }
}
