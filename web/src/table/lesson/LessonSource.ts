import type { ActionShape, AnyGame, Entry, Phrase, Preview } from '@moonstaff/kernel';
import { Host } from '../engine/host.ts';
import type { SavedGame } from '../engine/saved.ts';
import type { Advised, Sitter, Snapshot, TableSource } from '../source.ts';
import { isReading, type Lesson, moved, othersMove, type Place, sameAction, wanted } from './lesson.ts';

/** What the notes show: where the learner is, and the last move that wasn't the one asked for. */
export interface Progress {
  readonly place: Place;
  readonly strayed: ActionShape | undefined;
}

/** A recorded game played again: the learner makes one seat's moves, the log makes the others'. */
export class LessonSource implements TableSource {
  readonly #game: AnyGame;
  readonly #lesson: Lesson;
  readonly #sitters: readonly Sitter[];
  readonly #pace: number;
  readonly #listeners = new Set<() => void>();
  #host: Host;
  #snapshot: Snapshot;
  #progress: Progress;
  #moment = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(game: AnyGame, lesson: Lesson, me: string, place: Place, pace: number) {
    this.#game = game;
    this.#lesson = lesson;
    this.#pace = pace;
    this.#sitters = lesson.names.map(
      (name, seat): Sitter =>
        seat === lesson.learner ? { kind: 'person', name: me } : { kind: 'bot', name, level: 'novice' },
    );
    this.#progress = { place, strayed: undefined };
    this.#host = this.#hostAt(place);
    this.#snapshot = this.#shown();
    this.#goOn();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  progress(): Progress {
    return this.#progress;
  }

  trouble(): undefined {
    return undefined;
  }

  busy(): boolean {
    return this.#waiting !== undefined;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes the move that's asked for. The note answers any other. */
  act(action: ActionShape): void {
    const asked = wanted(this.#lesson, this.#progress.place);
    if (asked === undefined || this.busy()) return;
    if (sameAction(asked, action)) this.#play(this.#lesson.learner, action);
    else this.#change({ ...this.#progress, strayed: action });
  }

  /** Makes the learner's move for them. */
  showMe(): void {
    const asked = wanted(this.#lesson, this.#progress.place);
    if (asked !== undefined && !this.busy()) this.#play(this.#lesson.learner, asked);
  }

  /** To any note, with everything played that comes before it. */
  goTo(place: Place): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#host = this.#hostAt(place);
    this.#change({ place, strayed: undefined });
    this.#goOn();
  }

  undo(): void {
    const { place } = this.#progress;
    const before = this.#lesson.log.entries.findLastIndex(
      (entry, i) => i < place.moves && entry.kind === 'act' && entry.seat === this.#lesson.learner,
    );
    if (before < 0) return;
    const note = this.#lesson.notes.findLastIndex(({ at }) => at <= before);
    this.goTo({ note, moves: before });
  }

  /** What was undone is what the lesson asks for. */
  redo(): void {
    this.showMe();
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

  async hint(): Promise<readonly Advised[]> {
    const action = wanted(this.#lesson, this.#progress.place);
    return action === undefined ? [] : [{ action, value: 0 }];
  }

  close(): void {
    clearTimeout(this.#waiting);
  }

  #hostAt({ moves }: Place): Host {
    const { log } = this.#lesson;
    const { game, rules, options, seed } = log;
    const entries: readonly Entry[] = log.entries.slice(0, moves);
    const saved: SavedGame = {
      ...{ id: 'lesson', game, rules, options, seed, entries },
      ...{ sitters: this.#sitters, over: false, changed: 0 },
    };
    return new Host(this.#game, saved);
  }

  #play(seat: number, action: ActionShape): void {
    this.#host.act(seat, action);
    this.#change({ place: moved(this.#lesson, this.#progress.place), strayed: undefined });
    this.#goOn();
  }

  /** The others move at the pace of the page. */
  #goOn(): void {
    const next = othersMove(this.#lesson, this.#progress.place);
    if (next === undefined) return;
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      this.#play(next.seat, next.action);
    }, this.#pace);
    for (const listener of this.#listeners) listener();
  }

  /** While there's only something to read, nothing on the table can be pressed. */
  #shown(): Snapshot {
    const now = { ...this.#host.snapshot(), redo: 0, moment: this.#moment++ };
    return isReading(this.#lesson, this.#progress.place) ? { ...now, legal: [] } : now;
  }

  #change(progress: Progress): void {
    this.#progress = progress;
    this.#snapshot = this.#shown();
    for (const listener of this.#listeners) listener();
  }
}
