import { Worker } from 'node:worker_threads';
import type { Statement } from '../sql.ts';
import type { CommitResult } from './commit.ts';

export interface WriterOptions {
  readonly file: string;
  /** How many writers may share one commit. A limit keeps the wait short. */
  readonly batch: number;
  /** The largest size of the file, in pages. */
  readonly maxPages: number | undefined;
}

export interface Job {
  readonly id: number;
  readonly statements: readonly Statement[];
}

type CommitReplies = readonly (readonly [id: number, result: CommitResult])[];

/** The main thread's handle on the writer thread, which keeps the event loop free while the disk is busy. */
export class WriterThread {
  readonly #options: WriterOptions;
  readonly #waiting = new Map<number, (result: CommitResult) => void>();
  #worker: Worker | undefined;
  #last = 0;
  #unsent: Job[] = [];
  #settled: () => void = () => {};

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  commit(statements: readonly Statement[]): Promise<CommitResult> {
    const id = ++this.#last;
    // Jobs of the same turn of the event loop go over in one message.
    if (this.#unsent.length === 0) setImmediate(() => this.#send());
    this.#unsent.push({ id, statements });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  /** Closes after finishing everything that was submitted. */
  async close(): Promise<void> {
    if (this.#waiting.size > 0) {
      await new Promise<void>((done) => {
        this.#settled = done;
      });
    }
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#worker = undefined;
    const gone = new Promise((done) => worker.once('exit', done));
    worker.ref();
    worker.postMessage('close');
    await gone;
  }

  #send(): void {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(this.#unsent);
    this.#unsent = [];
  }

  /** Starts the thread on the first write. Readers don't need it. */
  #start(): Worker {
    const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: this.#options });
    worker.on('message', (replies: CommitReplies) => {
      for (const [id, result] of replies) this.#settle(id, result);
    });
    worker.on('error', (error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the writer thread has ended')));
    return worker;
  }

  #settle(id: number, result: CommitResult): void {
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) return;
    this.#worker?.unref();
    this.#settled();
  }

  /** Nobody knows whether the jobs were written. The next write starts a new thread. */
  #lost(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { kind: 'unknown', error });
  }
}
