import { Worker } from 'node:worker_threads';
import type { Step } from '../sql.ts';
import type { Outcome } from './commit.ts';

export interface Writing {
  readonly file: string;
  /** At most so many writers share one commit, so that none waits long for the others. */
  readonly batch: number;
  /** The file may not grow beyond this. */
  readonly maxPages: number | undefined;
}

export interface Job {
  readonly id: number;
  readonly steps: readonly Step[];
}

type Answers = readonly (readonly [id: number, outcome: Outcome])[];

/** The near end of the thread that writes: the tables go on while the disk is busy. */
export class WriterThread {
  readonly #writing: Writing;
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  #worker: Worker | undefined;
  #last = 0;
  #unsent: Job[] = [];
  #settled: () => void = () => {};

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  commit(steps: readonly Step[]): Promise<Outcome> {
    const id = ++this.#last;
    // What is asked for in the same turn of the event loop crosses over in one message.
    if (this.#unsent.length === 0) setImmediate(() => this.#send());
    this.#unsent.push({ id, steps });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  /** After everything that was asked for. */
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

  /** Started when it is first needed; who only reads needs none. */
  #start(): Worker {
    const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: this.#writing });
    worker.on('message', (answers: Answers) => {
      for (const [id, outcome] of answers) this.#answer(id, outcome);
    });
    worker.on('error', (error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the thread that writes has ended')));
    return worker;
  }

  #answer(id: number, outcome: Outcome): void {
    this.#waiting.get(id)?.(outcome);
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) return;
    this.#worker?.unref();
    this.#settled();
  }

  /** Written or not, nobody knows. The next writer gets a new thread. */
  #lost(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const id of [...this.#waiting.keys()]) this.#answer(id, { kind: 'unknown', error });
  }
}
