import { Worker } from 'node:worker_threads';
import type { AnyStart, ProgressOf, ResultOf, SetupOf, TaskOf, ThreadData, ThreadMessage } from './work.ts';

/** How much longer the first task of a thread may take, because the thread has to start. */
const STARTING_MS = 60_000;

export interface PoolOptions<Start extends AnyStart> {
  /** The module that exports the `Start` as `start`. */
  readonly module: URL;
  readonly threads: number;
  /** Each thread starts with this. */
  readonly setup: SetupOf<Start>;
}

interface RunOptions<Progress> {
  /** How long the task may take once a thread works on it. */
  readonly timeoutMs?: number;
  readonly progress?: (news: Progress) => void;
}

interface Job<Start extends AnyStart> extends RunOptions<ProgressOf<Start>> {
  readonly task: TaskOf<Start>;
  resolve(result: ResultOf<Start>): void;
  reject(error: unknown): void;
}

interface Thread<Start extends AnyStart> {
  readonly worker: Worker;
  isReady: boolean;
  job?: Job<Start> | undefined;
  timer?: NodeJS.Timeout | undefined;
}

/** The pool was closed before the task was done. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/**
 * Worker threads that do one task each at a time, first come, first served. Threads start when they're first needed;
 * one that breaks or takes too long is replaced.
 */
export class ThreadPool<Start extends AnyStart> {
  readonly #options: PoolOptions<Start>;
  readonly #threads = new Set<Thread<Start>>();
  readonly #waiting: Job<Start>[] = [];
  #isClosed = false;

  constructor(options: PoolOptions<Start>) {
    this.#options = options;
  }

  run(task: TaskOf<Start>, options: RunOptions<ProgressOf<Start>> = {}): Promise<ResultOf<Start>> {
    if (this.#isClosed) return Promise.reject(new PoolClosed());
    const { promise, resolve, reject } = Promise.withResolvers<ResultOf<Start>>();
    this.#waiting.push({ ...options, task, resolve, reject });
    this.#next();
    return promise;
  }

  /** Ends all threads. Tasks that aren't done fail with `PoolClosed`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new PoolClosed());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new PoolClosed())));
  }

  #next(): void {
    const thread = this.#waiting.length > 0 ? this.#freeThread() : undefined;
    const job = thread && this.#waiting.shift();
    if (thread === undefined || job === undefined) return;
    thread.job = job;
    thread.worker.ref();
    thread.worker.postMessage(job.task);
    this.#limit(thread, thread.isReady ? 0 : STARTING_MS);
  }

  #freeThread(): Thread<Start> | undefined {
    const free = [...this.#threads].find(({ job }) => job === undefined);
    return free ?? (this.#threads.size < this.#options.threads ? this.#start() : undefined);
  }

  #start(): Thread<Start> {
    const { module, setup } = this.#options;
    const workerData: ThreadData = { module: module.href, setup };
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
    const thread: Thread<Start> = { worker, isReady: false };
    worker.on('message', (message: ThreadMessage) => this.#receive(thread, message));
    worker.on('error', (error) => void this.#end(thread, error));
    worker.on('exit', () => void this.#end(thread, new Error('the thread ended before its task was done')));
    this.#threads.add(thread);
    return thread;
  }

  #receive(thread: Thread<Start>, message: ThreadMessage): void {
    const { job } = thread;
    switch (message.kind) {
      case 'ready':
        thread.isReady = true;
        this.#limit(thread, 0);
        return;
      case 'progress':
        job?.progress?.(message.news as ProgressOf<Start>);
        return;
      case 'done':
        this.#free(thread);
        job?.resolve(message.result as ResultOf<Start>);
        return;
      case 'failed':
        this.#free(thread);
        job?.reject(message.error);
    }
  }

  /** (Re)starts the clock of the thread's task. */
  #limit(thread: Thread<Start>, extraMs: number): void {
    clearTimeout(thread.timer);
    const { timeoutMs } = thread.job ?? {};
    if (timeoutMs === undefined) return;
    const late = (): void => void this.#end(thread, new Error(`no answer within ${timeoutMs} ms`));
    thread.timer = setTimeout(late, timeoutMs + extraMs);
  }

  #free(thread: Thread<Start>): void {
    clearTimeout(thread.timer);
    thread.job = undefined;
    // A thread that waits doesn't keep the program running.
    thread.worker.unref();
    this.#next();
  }

  async #end(thread: Thread<Start>, error: unknown): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.job?.reject(error);
    this.#next();
    await thread.worker.terminate();
  }
}
