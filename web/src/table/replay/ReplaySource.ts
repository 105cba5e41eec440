import type { Phrase, Preview, Seat } from '@moonstaff/kernel';
import { late } from '../../kit/late/late.ts';
import type { Moment } from '../../kit/route/moment.ts';
import type { RecordingKind } from '../../kit/route/route.ts';
import { playOnFrom } from '../device/start.ts';
import type { SavedGame } from '../engine/saved.ts';
import { addressOf } from '../server/address.ts';
import type { Eyes, OtherTurn, Snapshot, TableSource } from '../source.ts';
import { loadRecording } from './load.ts';
import { entriesOf } from './other-turn.ts';
import type { ToRecording, Wind, Wound } from './player.ts';
import { troubleOf } from './trouble.ts';

const linking = late(() => import('./link.ts'));
const opening = late(() => import('../lab/open.ts'));

/** Where the game's score is to be seen. */
const SCORES: { readonly [Kind in RecordingKind]?: string } = { replay: 'table', recording: 'house' };

/** Which recording, and from where it is looked at first. */
export interface RecordingPlace {
  readonly kind: RecordingKind;
  readonly id: string;
  readonly at: Moment;
  readonly eyes: Eyes;
}

/** A recorded table: it shows, and nobody can do anything at it. */
export class ReplaySource implements TableSource {
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #place: RecordingPlace;
  readonly #game: Promise<SavedGame>;
  #over = false;
  #snapshot: Snapshot | undefined;
  #trouble: Phrase | undefined;
  /** The last wish while one is being answered: sliding fast asks for the end of the slide only. */
  #next: Wind | undefined;
  #busy = true;

  /** `worker` runs `playRecordings`. */
  constructor(worker: Worker, place: RecordingPlace, nameOf: (seat: number) => string) {
    this.#worker = worker;
    this.#place = place;
    this.#worker.onmessage = ({ data }: MessageEvent<Wound>) => this.#hear(data);
    this.#game = loadRecording(place.kind, place.id, nameOf);
    this.#game.then(
      (saved) => {
        this.#over = saved.over;
        this.#tell({ saved });
        this.#next ??= { at: place.at, eyes: place.eyes };
        this.#ask();
      },
      (error) => this.#hear({ trouble: troubleOf(error) }),
    );
  }

  get score(): readonly string[] | undefined {
    const home = SCORES[this.#place.kind];
    return home !== undefined && this.#over ? [home, this.#place.id] : undefined;
  }

  /** Only a game that's over is judged, so that nobody gets help while they play. */
  get analysis(): readonly string[] {
    return ['analysis', this.#place.kind, this.#place.id];
  }

  snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  trouble(): Phrase | undefined {
    return this.#trouble;
  }

  busy(): boolean {
    return this.#busy;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wind(at: number, eyes: Eyes, instead?: OtherTurn): void {
    this.#next = { at, eyes, ...(instead && { instead }) };
    if (!this.#busy) this.#ask();
  }

  /** A game of the server is found there by everybody; one of this device travels in the link. */
  async share(at: number, eyes: Eyes): Promise<string> {
    const { kind, id } = this.#place;
    const moment = [String(at), String(eyes)];
    if (kind !== 'replay') return addressOf(kind, id, ...moment);
    const { pack } = await linking();
    return addressOf('shared', await pack(await this.#game), ...moment);
  }

  async lab(): Promise<readonly string[] | undefined> {
    const { labOfRecording } = await opening();
    return labOfRecording(await this.#game, this.#snapshot?.replay?.at ?? 0);
  }

  async playOn(at: number, seat: Seat, instead?: OtherTurn): Promise<void> {
    const saved = await this.#game;
    const entries = [...saved.entries.slice(0, at), ...entriesOf(instead)];
    await playOnFrom({ ...saved, entries }, entries.length, seat);
  }

  /** The whole game. */
  saved(): Promise<SavedGame> {
    return this.#game;
  }

  act(): void {}
  undo(): void {}
  redo(): void {}
  sit(): void {}

  async explain(): Promise<undefined> {
    return undefined;
  }

  async preview(): Promise<Preview> {
    return { price: [], gains: [] };
  }

  async log(): Promise<undefined> {
    return undefined;
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(): void {
    if (this.#next === undefined) return;
    this.#busy = true;
    this.#tell(this.#next);
    this.#next = undefined;
  }

  #tell(message: ToRecording): void {
    this.#worker.postMessage(message);
  }

  #hear(answer: Wound): void {
    this.#busy = false;
    if ('snapshot' in answer) this.#snapshot = answer.snapshot;
    else this.#trouble = answer.trouble;
    this.#ask();
    for (const listener of this.#listeners) listener();
  }
}
