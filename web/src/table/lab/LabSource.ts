import type { ActionShape, Entry, Phrase, Preview, Seat } from '@moonstaff/kernel';
import type { Example } from '../diagram/DiagramSource.ts';
import { Host } from '../engine/host.ts';
import { Thinker } from '../engine/Thinker.ts';
import { storyFrom, type TableLine } from '../log/story.ts';
import type { Advised, Snapshot, TableSource } from '../source.ts';

type Act = Extract<Entry, { readonly kind: 'act' }>;

/** A position that's played with all seats, back and forth. */
export class LabSource implements TableSource {
  readonly #example: Example;
  readonly #listeners = new Set<() => void>();
  readonly #thinker = new Thinker();
  #entries: readonly Entry[];
  #at: number;
  #host: Host;
  #snapshot: Snapshot;
  #moment = 0;
  readonly #first: Seat;

  constructor(example: Example) {
    this.#example = example;
    this.#entries = [];
    this.#at = 0;
    this.#first = this.#hostNow().viewer;
    this.#entries = example.entries;
    this.#at = example.entries.length;
    this.#host = this.#hostNow();
    this.#snapshot = this.#shown();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** What has been done up to the moment that's shown. */
  entries(): readonly Entry[] {
    return this.#entries.slice(0, this.#at);
  }

  /** What has been done, in lines. */
  story(): readonly TableLine[] {
    return storyFrom(this.#snapshot, this.#example.told);
  }

  /** Who acts first. */
  first(): Seat {
    return this.#first;
  }

  /** The last actions, as far as the story doesn't tell them: nothing has come of them yet. */
  untold(): readonly Act[] {
    const told = this.story().flatMap(({ events }) => events);
    const last = Math.max(-1, ...told.map(({ entry = -1 }) => entry));
    return this.entries()
      .slice(last + 1)
      .filter((entry) => entry.kind === 'act');
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
    const { viewer } = this.#snapshot;
    if (viewer === 'spectator') return;
    this.#entries = [...this.entries(), { kind: 'act', seat: viewer, action } as Entry];
    this.#go(this.#at + 1);
  }

  undo(): void {
    this.goTo(this.#at - 1);
  }

  redo(): void {
    this.goTo(this.#at + 1);
  }

  /** To the moment after this many steps; 0 is the position itself. */
  goTo(step: number): void {
    this.#go(Math.min(this.#entries.length, Math.max(0, step)));
  }

  sit(): void {}

  async explain(thing: unknown): Promise<Phrase | undefined> {
    return this.#host.explain(thing);
  }

  async preview(action: ActionShape): Promise<Preview | undefined> {
    return this.#host.preview(action);
  }

  async log(): Promise<undefined> {
    return undefined;
  }

  /** What the expert would do for the seat that's to act. */
  async hint(): Promise<readonly Advised[]> {
    const turn = this.#host.hintTurn();
    return turn === undefined || this.#thinker.busy ? [] : await this.#thinker.think(turn);
  }

  close(): void {
    this.#thinker.close();
  }

  #go(at: number): void {
    this.#at = at;
    this.#host = this.#hostNow();
    this.#moment++;
    this.#snapshot = this.#shown();
    for (const listener of this.#listeners) listener();
  }

  #hostNow(): Host {
    const { game, rules, options, seed, names } = this.#example;
    const host = new Host(game, {
      ...{ id: 'lab', game: game.id, rules, options, seed, entries: this.entries() },
      ...{ sitters: names.map((name) => ({ kind: 'person', name }) as const), over: false, changed: 0 },
    });
    const { curtain } = host.snapshot();
    if (curtain !== undefined) host.sit(curtain);
    return host;
  }

  #shown(): Snapshot {
    const now = this.#host.snapshot();
    return { ...now, undo: { steps: this.#at }, redo: this.#entries.length - this.#at, moment: this.#moment };
  }
}
