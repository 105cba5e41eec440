import type { Log } from './log.ts';
import type { DueWork, Store } from './store/index.ts';

/** What to do with a row that fell due: it is done, or comes again at that time. */
export type Worker = (work: DueWork) => Promise<'done' | { readonly again: number }>;

export interface SchedulerOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly log: Log;
  readonly workers: { readonly [kind: string]: Worker };
  /** How often to look for rows other nodes wrote, or left behind. */
  readonly every: number;
  /** A node that has not finished after so long is taken for dead. */
  readonly lease: number;
  readonly done: (kind: string, failed: boolean) => void;
}

const AT_ONCE = 64;
const MAX_BACKOFF = 60_000;

/** Takes work as it falls due, each row by one node, and does it. */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  start(): void {
    this.expect(this.#options.now());
  }

  /** Something falls due at that time: look no later than then. */
  expect(at: number): void {
    if (this.#stopped || at >= this.#wakeAt) return;
    clearTimeout(this.#timer);
    this.#wakeAt = at;
    this.#timer = setTimeout(
      () => {
        this.#wakeAt = Number.POSITIVE_INFINITY;
        void this.look();
      },
      Math.max(0, at - this.#options.now()),
    );
  }

  /** Takes what is due now. */
  look(): Promise<void> {
    this.#again = true;
    this.#looking ??= this.#lookAgain().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Takes nothing more and waits for what is being done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#running);
  }

  /** Whoever asks while it looks may have come too late for that look: then once more. */
  async #lookAgain(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      await this.#take();
    }
  }

  async #take(): Promise<void> {
    const { store, now, lease, every, log } = this.#options;
    let more = false;
    try {
      const room = AT_ONCE - this.#running.size;
      if (room > 0 && (await store.due.waiting(now()))) {
        const taken = await store.due.take(now(), lease, room);
        more = taken.length === room;
        for (const work of taken) this.#run(work);
      }
    } catch (error) {
      log.error('due.look', { error });
    }
    this.expect(now() + (more ? 10 : every));
  }

  #run(work: DueWork): void {
    const running = this.#do(work).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #do(work: DueWork): Promise<void> {
    const { store, workers, now, log, done } = this.#options;
    try {
      const result = (await workers[work.kind]?.(work)) ?? 'done';
      if (result === 'done') await store.due.finish(work);
      else {
        await store.due.postpone(work, result.again);
        this.expect(result.again);
      }
      done(work.kind, false);
    } catch (error) {
      const again = this.#stopped ? now() : now() + Math.min(MAX_BACKOFF, 500 * 2 ** work.tries);
      if (!this.#stopped) log.error('due.failed', { kind: work.kind, table: work.table, tries: work.tries, error });
      done(work.kind, true);
      await store.due.postpone(work, again).catch(() => {});
    }
  }
}
