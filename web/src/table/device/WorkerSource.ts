import { type ActionShape, type Phrase, type Preview, phrase, type Seat } from '@moonstaff/kernel';
import type { Advised, Snapshot, TableSource } from '../source.ts';
import type { Answer, FromWorker, ToWorker } from './messages.ts';
import { workerOf } from './opened.ts';
import { heldGame } from './unkept.ts';

/** A call that waits for its answer. */
interface Waiting {
  resolve(answer: Answer): void;
  reject(why: Error): void;
}

/** A table whose rules run in a worker of this page. */
export class WorkerSource implements TableSource {
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, Waiting>();
  #snapshot: Snapshot | undefined;
  #trouble: Phrase | undefined;
  /** Why what is done is not kept; stays until it is. */
  #unkept: Phrase | undefined;
  #asked = 0;
  /** The change that has been asked for and not been answered. */
  #changing: number | undefined;
  /** The bots' pace, until they begin. */
  #pace: number | undefined;

  constructor(table: string, pace: number) {
    this.#pace = pace;
    this.#worker = workerOf(table, heldGame(table), (message) => {
      if (message === undefined) this.#changing = undefined;
      this.#hear(message ?? { tell: 'trouble', phrase: phrase('trouble.unexpected') });
    });
  }

  snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  trouble(): Phrase | undefined {
    return this.#trouble ?? this.#unkept;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  busy(): boolean {
    return this.#changing !== undefined;
  }

  seen(): void {
    if (this.#pace !== undefined) this.#ask({ ask: 'play', pace: this.#pace });
    this.#pace = undefined;
  }

  act(action: ActionShape): void {
    this.#change((id) => ({ ask: 'act', id, action }));
  }

  undo(): void {
    this.#change((id) => ({ ask: 'undo', id }));
  }

  redo(): void {
    this.#change((id) => ({ ask: 'redo', id }));
  }

  sit(seat: Seat): void {
    this.#change((id) => ({ ask: 'sit', id, seat }));
  }

  explain(thing: unknown): Promise<Phrase | undefined> {
    return this.#answer((id) => ({ ask: 'explain', id, thing }));
  }

  preview(action: ActionShape): Promise<Preview | undefined> {
    return this.#answer((id) => ({ ask: 'preview', id, action }));
  }

  log(): Promise<string | undefined> {
    return this.#answer((id) => ({ ask: 'log', id }));
  }

  hint(): Promise<readonly Advised[]> {
    return this.#answer((id) => ({ ask: 'hint', id }));
  }

  past(first: number, last: number): Promise<readonly Snapshot[]> {
    return this.#answer((id) => ({ ask: 'past', id, first, last }));
  }

  /** The worker ends when it has put down what was done. */
  close(): void {
    this.#ask({ ask: 'close' });
  }

  #ask(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #answer<Wanted extends Answer>(message: (id: number) => ToWorker): Promise<Wanted> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Wanted), reject });
      this.#ask(message(id));
    });
  }

  /** One change at a time: a second press before the answer is not meant. */
  #change(message: (id: number) => ToWorker): void {
    if (this.#changing !== undefined) return;
    this.#trouble = undefined;
    this.#changing = this.#asked++;
    this.#ask(message(this.#changing));
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  #hear(message: FromWorker): void {
    const waiting = 'id' in message ? this.#take(message.id) : undefined;
    switch (message.tell) {
      case 'snapshot':
        this.#snapshot = message.snapshot;
        break;
      case 'keeping':
        this.#unkept = message.trouble;
        break;
      case 'trouble':
        this.#trouble = message.phrase;
        waiting?.reject(new Error(message.phrase.key));
        break;
      case 'answer':
        waiting?.resolve(message.answer);
        if (waiting !== undefined) return;
        // A change that is answered was refused.
        this.#trouble = message.answer as Phrase;
    }
    this.#changed();
  }

  /** The call that waits for this answer. A change isn't awaited any more. */
  #take(id: number | undefined): Waiting | undefined {
    if (id === undefined) return undefined;
    if (id === this.#changing) this.#changing = undefined;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
