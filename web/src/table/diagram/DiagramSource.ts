import {
  type ActionShape,
  type AnyGame,
  type Entry,
  type Phrase,
  type Preview,
  phrase,
  type Seat,
} from '@moonstaff/kernel';
import { Host } from '../engine/host.ts';
import type { SavedGame } from '../engine/saved.ts';
import { storyFrom, type TableLine } from '../log/story.ts';
import type { Advised, Sitter, Snapshot, TableSource } from '../source.ts';

/** A small game with one way through it: what a rule is about. */
export interface Example {
  /** Set up as the example begins. */
  readonly game: AnyGame;
  readonly rules: number;
  readonly options: SavedGame['options'];
  readonly seed: string;
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
  /** What was known when it began. */
  readonly told: readonly Phrase[];
}

type Deed = Extract<Entry, { readonly kind: 'act' }>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Who shows the rule: the first to do something. */
export const doerOf = ({ entries }: Example): Seat => {
  const [first] = entries;
  return first !== undefined && 'seat' in first ? first.seat : 0;
};

/**
 * An example as a table. `still` shows one moment of it. Otherwise it's played step by step: only what the rule is about
 * can be done, everything else answers with a reason.
 */
export class DiagramSource implements TableSource {
  readonly #example: Example;
  readonly #still: boolean;
  /** Whose eyes it's seen with. */
  readonly #seat: Seat;
  readonly #listeners = new Set<() => void>();
  #at: number;
  #host: Host;
  #snapshot: Snapshot;
  #moment = 0;

  constructor(example: Example, at: number, still: boolean, seat = doerOf(example)) {
    this.#example = example;
    this.#seat = seat;
    this.#still = still;
    this.#at = at;
    this.#host = this.#hostAt(at);
    this.#snapshot = this.#shown();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** What has happened in this example, in words. */
  story(): readonly TableLine[] {
    return storyFrom(this.#snapshot, this.#example.told);
  }

  /** Whether there's nothing left to do. */
  done(): boolean {
    return this.#at >= this.#example.entries.length;
  }

  /** The move that comes next. */
  wanted(): Deed | undefined {
    const next = this.#example.entries[this.#at];
    return next?.kind === 'act' ? next : undefined;
  }

  trouble(): undefined {
    return undefined;
  }

  busy(): boolean {
    return false;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(action: ActionShape): void {
    if (this.#still || !isSame(this.wanted()?.action, action)) return;
    this.#go(this.#at + 1);
    this.#others();
  }

  undo(): void {
    const doer = doerOf(this.#example);
    const { entries } = this.#example;
    const before = entries.findLastIndex((one, i) => i < this.#at && 'seat' in one && one.seat === doer);
    this.#go(Math.max(0, before));
  }

  redo(): void {
    const next = this.wanted();
    if (next !== undefined) this.act(next.action);
  }

  again(): Promise<void> {
    this.#go(0);
    return Promise.resolve();
  }

  sit(): void {}

  /** The game's own reason; or that the diagram is about something else. */
  async explain(thing: unknown): Promise<Phrase | undefined> {
    if (this.#still) return undefined;
    return this.#host.explain(thing) ?? phrase('act.example');
  }

  async preview(action: ActionShape): Promise<Preview | undefined> {
    return this.#host.preview(action);
  }

  async log(): Promise<undefined> {
    return undefined;
  }

  async hint(): Promise<readonly Advised[]> {
    const next = this.wanted();
    return next === undefined ? [] : [{ action: next.action, value: 0 }];
  }

  close(): void {
    this.#listeners.clear();
  }

  /** Others do their part by themselves. */
  #others(): void {
    const doer = doerOf(this.#example);
    for (let next = this.wanted(); next !== undefined && next.seat !== doer; next = this.wanted()) {
      this.#go(this.#at + 1);
    }
  }

  #go(at: number): void {
    this.#at = at;
    this.#host = this.#hostAt(at);
    this.#moment++;
    this.#snapshot = this.#shown();
    for (const listener of this.#listeners) listener();
  }

  #hostAt(at: number): Host {
    const { game, rules, options, seed, names, entries } = this.#example;
    const sitters = names.map(
      (name, seat): Sitter => (seat === this.#seat ? { kind: 'person', name } : { kind: 'bot', name, level: 'novice' }),
    );
    const saved: SavedGame = {
      ...{ id: 'diagram', game: game.id, rules, options, seed, sitters },
      ...{ entries: entries.slice(0, at), over: false, changed: 0 },
    };
    return new Host(game, saved);
  }

  #shown(): Snapshot {
    const now = this.#host.snapshot();
    const next = this.#still ? undefined : this.wanted();
    const legal = now.legal.filter((action) => isSame(action, next?.action));
    return { ...now, legal, redo: 0, moment: this.#moment, ...(this.#still && { undo: { steps: 0 } }) };
  }
}
