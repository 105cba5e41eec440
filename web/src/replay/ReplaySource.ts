import type { Phrase, Preview, Viewer } from '@moonstaff/kernel';
import type { Snapshot, TableSource } from '../table/source.ts';
import type { Wind, Wound } from './worker.ts';

/** A recorded table: it shows, and nobody can do anything at it. */
export class ReplaySource implements TableSource {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #listeners = new Set<() => void>();
  readonly #table: string;
  #snapshot: Snapshot | undefined;
  #trouble: Phrase | undefined;
  /** The last wish while one is being answered: sliding fast asks for the end of the slide only. */
  #next: Wind | undefined;
  #busy = false;

  constructor(table: string, at: number) {
    this.#table = table;
    this.#worker.onmessage = ({ data }: MessageEvent<Wound>) => this.#hear(data);
    this.wind(at, 0);
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

  wind(at: number, viewer: Viewer): void {
    this.#next = { table: this.#table, at, viewer };
    if (!this.#busy) this.#ask();
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
    this.#busy = true;
    this.#worker.postMessage(this.#next);
    this.#next = undefined;
  }

  #hear(answer: Wound): void {
    this.#busy = false;
    if ('snapshot' in answer) this.#snapshot = answer.snapshot;
    else this.#trouble = answer.trouble;
    if (this.#next !== undefined) this.#ask();
    for (const listener of this.#listeners) listener();
  }
}
