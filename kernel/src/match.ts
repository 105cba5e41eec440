import { countedUntil } from './counted.ts';
import { at } from './data.ts';
import {
  type ActionShape,
  type AnyGame,
  type GameEvent,
  type Out,
  type Seat,
  SILENT,
  type StateShape,
} from './game.ts';
import type { Entry, Log, LogHeader } from './log.ts';
import { LOG_FORMAT, LOG_VERSION } from './log-format.ts';
import { optionsFor, parseOptions } from './options.ts';
import { type Phrase, phrase } from './phrase.ts';
import { checkSeed, type Seed, tableRandom } from './random.ts';
import { Refusal } from './refusal.ts';
import { sealOf } from './seal.ts';
import { isMove, type Move, Timeline } from './timeline.ts';

type ActEntry = Extract<Entry, { kind: 'act' }>;

/** How many actions a seat may undo, and what stops it there; without `why` it's the start of the game. */
export interface Reach {
  readonly steps: number;
  readonly why?: Phrase;
}

/**
 * One game being played: its log, which is the truth, the state that follows from it, and what may be undone. It knows
 * nothing about clocks, disks or people; hosts do.
 */
export class Match<State extends StateShape = StateShape> {
  readonly game: AnyGame;
  readonly header: LogHeader;
  /** What happened before anybody acted. */
  readonly opening: readonly GameEvent[];
  #entries: Entry[] = [];
  #timeline: Timeline<State>;
  #undone: Map<Seat, ActionShape[]> = new Map();

  private constructor(game: AnyGame, header: LogHeader, timeline: Timeline<State>, opening: readonly GameEvent[]) {
    this.game = game;
    this.header = header;
    this.opening = opening;
    this.#timeline = timeline;
  }

  /** Sets up a table. Refuses a wrong number of seats, wrong options, a seed of the wrong shape. */
  static start<S extends StateShape = StateShape>(
    game: AnyGame,
    table: { readonly seats: number; readonly options?: unknown; readonly seed: Seed; readonly rules?: number },
  ): Match<S> {
    const { seats, seed, rules = game.rules.current } = table;
    const { min, max } = game.seats;
    if (!Number.isInteger(seats) || seats < min || seats > max) throw new Refusal('table.seats', { seats, min, max });
    if (rules < game.rules.oldest || rules > game.rules.current) {
      throw new Refusal('log.rules', { rules, oldest: game.rules.oldest, current: game.rules.current });
    }
    const options = parseOptions(game.options, seats, table.options ?? {});
    const offered = Object.fromEntries(optionsFor(game.options, seats).map(([name]) => [name, options[name]]));
    const header: LogHeader = { game: game.id, rules, options: offered, seats, seed: checkSeed(seed) };
    const opening: GameEvent[] = [];
    const out: Out = { ...SILENT, event: (event) => opening.push(event) };
    const state = game.setup(options, seats, tableRandom(seed), rules, out);
    return new Match<S>(game, header, Timeline.start<S>(game, state), opening);
  }

  get state(): Readonly<State> {
    return this.#timeline.state;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The moves that count, oldest first. */
  get moves(): readonly Move[] {
    return this.#timeline.history.filter(isMove);
  }

  /** The last move that counts. */
  get lastMove(): Move | undefined {
    return this.#timeline.history.findLast(isMove);
  }

  /** An independent copy. Try an entry there, and keep the copy once the entry is stored. */
  fork(): Match<State> {
    const copy = new Match<State>(this.game, this.header, this.#timeline.fork(), this.opening);
    copy.#entries = [...this.#entries];
    copy.#undone = new Map([...this.#undone].map(([seat, actions]) => [seat, [...actions]]));
    return copy;
  }

  /** Carries the entry out and returns what happened, or refuses it and changes nothing. */
  enter(entry: Entry): readonly GameEvent[] {
    switch (entry.kind) {
      case 'act':
        return this.act(entry.seat, entry.action);
      case 'undo':
        return this.undo(entry.seat);
      case 'redo':
        return this.redo(entry.seat);
      case 'rewind':
        return this.rewind(entry.to, entry.entropy);
    }
  }

  act(seat: Seat, action: unknown): readonly GameEvent[] {
    const move = this.#play(seat, action);
    this.#undone.delete(seat);
    this.#entries.push({ kind: 'act', seat, action: move.action as ActEntry['action'] });
    return move.events;
  }

  /** How far this seat may undo now. */
  reach(seat: Seat): Reach {
    let steps = 0;
    let isShown = false;
    const { history } = this.#timeline;
    for (let i = history.length - 1; i >= 0; i--) {
      const step = at(history, i);
      if (!isMove(step)) return { steps, why: phrase('undo.rewound') };
      if (step.settle) return { steps, why: step.settle };
      if (step.seat !== seat) {
        isShown ||= step.shown === true;
        continue;
      }
      const why = step.reveal ?? (isShown ? step.confirm : undefined);
      if (why) return { steps, why };
      steps++;
    }
    return { steps };
  }

  /** Undoes this seat's last action. Other seats' actions stay. */
  undo(seat: Seat): readonly GameEvent[] {
    const { steps, why } = this.reach(seat);
    if (steps === 0) throw new Refusal('undo.wall', { why: { ...(why ?? phrase('undo.nothing')) } });
    const { history } = this.#timeline;
    const index = history.findLastIndex((step) => isMove(step) && step.seat === seat);
    const { action } = at(history, index) as Move;
    if (!this.#timeline.strike(index)) throw new Refusal('undo.entangled', { seat });
    this.#undone.set(seat, [...(this.#undone.get(seat) ?? []), action]);
    this.#entries.push({ kind: 'undo', seat });
    return [phrase('undo.done', { seat })];
  }

  /** How many actions this seat could redo. */
  redoable(seat: Seat): number {
    return this.#undone.get(seat)?.length ?? 0;
  }

  redo(seat: Seat): readonly GameEvent[] {
    const undone = this.#undone.get(seat) ?? [];
    const action = undone.at(-1);
    if (action === undefined) throw new Refusal('redo.nothing', { seat });
    const move = this.#play(seat, action);
    this.#undone.set(seat, undone.slice(0, -1));
    this.#entries.push({ kind: 'redo', seat });
    return move.events;
  }

  /**
   * Removes everything from entry `to` on, of any seat and past any wall, by consent of the table. What's hidden is
   * dealt again with the given entropy, which the log keeps.
   */
  rewind(to: number, entropy: Seed): readonly GameEvent[] {
    if (!Number.isInteger(to) || to < 0 || to >= this.#entries.length) {
      throw new Refusal('rewind.position', { to, entries: this.#entries.length });
    }
    checkSeed(entropy);
    this.#timeline.become(countedUntil(this.#entries, to));
    this.#timeline.renew(entropy, this.#entries.length);
    this.#undone.clear();
    this.#entries.push({ kind: 'rewind', to, entropy });
    return [phrase('rewind.done', { to })];
  }

  /** What the log ends with if it ends here. */
  seal(): string {
    return sealOf(this.game, this.state, this.header.seats);
  }

  /** Everything, seed included: for the table's store, and for everybody once the game is over. */
  log(): Log {
    return {
      format: LOG_FORMAT,
      version: LOG_VERSION,
      ...this.header,
      entries: this.entries,
      end: { entries: this.entries.length, hash: this.seal() },
    };
  }

  #play(seat: Seat, action: unknown): Move {
    const move = this.#timeline.play(seat, action, this.#entries.length);
    if (move.settle) this.#undone.clear();
    return move;
  }
}
