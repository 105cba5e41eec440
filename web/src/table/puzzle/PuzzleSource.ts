import type { ActionShape, Entry, Phrase, Preview, Seat } from '@moonstaff/kernel';
import type { Example } from '../diagram/DiagramSource.ts';
import { Host } from '../engine/host.ts';
import { storyFrom, type TableLine } from '../log/story.ts';
import type { Sitter, Snapshot, TableSource } from '../source.ts';

/** One turn of one seat, to be played and taken back as often as one likes. It's over where something hidden is shown. */
export class PuzzleSource implements TableSource {
  readonly #example: Example;
  readonly #seat: Seat;
  readonly #listeners = new Set<() => void>();
  #actions: readonly ActionShape[];
  #redo: readonly ActionShape[] = [];
  #host: Host;
  #snapshot: Snapshot;
  #moment = 0;

  constructor(example: Example, seat: Seat, actions: readonly ActionShape[] = []) {
    this.#example = example;
    this.#seat = seat;
    this.#actions = actions;
    this.#host = this.#hostWith(this.#actions);
    this.#snapshot = this.#shown();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** What has been done, the first one first. */
  actions(): readonly ActionShape[] {
    return this.#actions;
  }

  /** Whether the turn is over, or something was shown that nobody could know. */
  over(): boolean {
    const { toAct, undo } = this.#host.snapshot();
    return this.#actions.length > 0 && (!toAct.includes(this.#seat) || undo.steps < this.#actions.length);
  }

  /** What the seat has done this turn, in words. What comes after it, such as the next card, isn't part of it. */
  story(): readonly TableLine[] {
    const lines = storyFrom(this.#snapshot, this.#example.told);
    const after = lines.findIndex(({ seat }) => seat === undefined);
    return lines.slice(0, after < 0 ? lines.length : after).filter(({ seat }) => seat === this.#seat);
  }

  /** What the seat saw before it did anything. */
  firstView(): unknown {
    return this.#hostWith([]).snapshot().view;
  }

  /** Shows a turn as if it had been played. */
  show(actions: readonly ActionShape[]): void {
    this.#go(actions, []);
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
    if (!this.over()) this.#go([...this.#actions, action], []);
  }

  undo(): void {
    const last = this.#actions.at(-1);
    if (last !== undefined) this.#go(this.#actions.slice(0, -1), [last, ...this.#redo]);
  }

  redo(): void {
    const [next, ...rest] = this.#redo;
    if (next !== undefined) this.#go([...this.#actions, next], rest);
  }

  again(): Promise<void> {
    this.#go([], []);
    return Promise.resolve();
  }

  sit(): void {}

  async explain(thing: unknown): Promise<Phrase | undefined> {
    return this.over() ? undefined : this.#host.explain(thing);
  }

  async preview(action: ActionShape): Promise<Preview | undefined> {
    return this.#host.preview(action);
  }

  async log(): Promise<undefined> {
    return undefined;
  }

  close(): void {
    this.#listeners.clear();
  }

  #go(actions: readonly ActionShape[], redo: readonly ActionShape[]): void {
    this.#actions = actions;
    this.#redo = redo;
    this.#host = this.#hostWith(this.#actions);
    this.#moment++;
    this.#snapshot = this.#shown();
    for (const listener of this.#listeners) listener();
  }

  #hostWith(actions: readonly ActionShape[]): Host {
    const { game, rules, options, seed, names } = this.#example;
    // The other seats count as bots, so that the table is always seen from the same seat.
    const sitters = names.map(
      (name, seat): Sitter =>
        seat === this.#seat ? { kind: 'person', name } : { kind: 'bot', name, level: 'skilled' },
    );
    const entries = actions.map((action) => ({ kind: 'act', seat: this.#seat, action }) as Entry);
    return new Host(game, {
      ...{ id: 'puzzle', game: game.id, rules, options, seed, sitters, entries, over: false, changed: 0 },
    });
  }

  #shown(): Snapshot {
    const now = this.#host.snapshot();
    return {
      ...now,
      legal: this.over() ? [] : now.legal,
      undo: { steps: this.#actions.length },
      redo: this.#redo.length,
      moment: this.#moment,
    };
  }
}
