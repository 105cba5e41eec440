import { Worker } from 'node:worker_threads';
import type { ActionShape } from '@moonstaff/kernel';
import type { GameSource } from '../games.ts';
import { loadBrain } from './brain.ts';
import { type Question, Stopped, type Thinker } from './thinker.ts';

export interface PoolOptions {
  readonly games: readonly GameSource[];
  /** The module the bots come from. */
  readonly bots: string | undefined;
  readonly workers: number;
  /** A thread that answers so many milliseconds after its budget is ended, and another takes its place. */
  readonly overtime?: number;
}

interface Task {
  readonly question: Question;
  resolve(action: ActionShape): void;
  reject(error: Error): void;
}

type Answer = { readonly action: ActionShape } | { readonly error: string } | { readonly ready: true };

const OVERTIME = 10_000;
const STARTING = 60_000;

/** Worker threads that answer one question each at a time; the others wait in line. */
export class ThinkerPool implements Thinker {
  readonly levels: readonly string[];
  readonly #options: PoolOptions;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #ready = new WeakSet<Worker>();
  readonly #waiting: Task[] = [];
  #closed = false;

  private constructor(options: PoolOptions, levels: readonly string[]) {
    this.#options = options;
    this.levels = levels;
  }

  static async open(options: PoolOptions): Promise<ThinkerPool> {
    const { levels } = await loadBrain(options.bots);
    return new ThinkerPool(options, levels);
  }

  choose(question: Question): Promise<ActionShape> {
    if (this.#closed) return Promise.reject(new Stopped());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.reject(new Stopped());
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  /** Threads are started when they are first needed. */
  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#workers.size < this.#options.workers ? this.#start() : undefined);
    const task = worker === undefined ? undefined : this.#waiting.shift();
    if (worker !== undefined && task !== undefined) this.#give(worker, task);
  }

  #start(): Worker {
    const { games, bots } = this.#options;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { games, bots } });
    worker.unref();
    this.#workers.add(worker);
    return worker;
  }

  #give(worker: Worker, task: Task): void {
    const { budget } = task.question;
    const late = budget + (this.#options.overtime ?? OVERTIME);
    const within = (ms: number): NodeJS.Timeout => setTimeout(() => fail(new Error(`no answer within ${ms} ms`)), ms);
    // A thread that is only being started needs time for that as well.
    let timer = within(this.#ready.has(worker) ? late : late + STARTING);
    const leave = (): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', gone);
    };
    const fail = (error: Error): void => {
      leave();
      this.#workers.delete(worker);
      void worker.terminate();
      task.reject(this.#closed ? new Stopped() : error);
      this.#next();
    };
    const gone = (): void => fail(new Error('the thread ended'));
    const hear = (answer: Answer): void => {
      if ('ready' in answer) {
        this.#ready.add(worker);
        clearTimeout(timer);
        timer = within(late);
        return;
      }
      leave();
      this.#idle.push(worker);
      if ('action' in answer) task.resolve(answer.action);
      else task.reject(new Error(answer.error));
      this.#next();
    };
    worker.on('message', hear).on('error', fail).on('exit', gone);
    worker.postMessage(task.question);
  }
}
