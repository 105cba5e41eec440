import type { Log } from './log.ts';
import type { DueWork, Store } from './store/index.ts';

/** What became of a row that fell due: it is done, comes again at that time, or falls into rows of these names. */
export type Outcome = 'done' | { readonly again: number } | { readonly parts: readonly string[] };

export type Worker = (work: DueWork) => Promise<Outcome>;

/** Kinds of work that share their room. What hangs in one lane holds up no other. */
export interface Lane {
  readonly atOnce: number;
  readonly workers: { readonly [kind: string]: Worker };
}

export interface SchedulerOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly log: Log;
  readonly lanes: readonly Lane[];
  /** How often to look for rows other nodes wrote, or left behind. */
  readonly every: number;
  /** A node that has not finished after so long is taken for dead. */
  readonly lease: number;
  readonly done: (kind: string, failed: boolean) => void;
}

interface Running {
  readonly lane: Lane;
  readonly holder: string;
  readonly leaseEnds: number;
  readonly ended: Promise<void>;
}

const MAX_BACKOFF = 60_000;

/** Takes work as it falls due, each row by one node, and does it. */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #running = new Set<Running>();
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
    await Promise.all([...this.#running].map(({ ended }) => ended));
  }

  /** Whoever asks while it looks may have come too late for that look: then once more. */
  async #lookAgain(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      await this.#take();
    }
  }

  async #take(): Promise<void> {
    const { store, now, every, lease, log, lanes } = this.#options;
    let more = false;
    try {
      const waiting = await store.due.waiting(now(), lease);
      for (const lane of lanes) {
        if (Object.keys(lane.workers).some((kind) => waiting.has(kind)) && (await this.#fill(lane))) more = true;
      }
    } catch (error) {
      log.error('due.look', { error });
    }
    this.expect(now() + (more ? 10 : every));
  }

  /** Takes as much as there is room for; whether that may not have been all. */
  async #fill(lane: Lane): Promise<boolean> {
    const { store, now, lease } = this.#options;
    const room = lane.atOnce - [...this.#running].filter((running) => running.lane === lane).length;
    if (room <= 0) return false;
    const at = now();
    const held = [...this.#running].filter(({ leaseEnds }) => leaseEnds <= at).map(({ holder }) => holder);
    const taken = await store.due.take(at, lease, { kinds: Object.keys(lane.workers), limit: room, held });
    for (const work of taken) this.#run(lane, work, at + lease);
    return taken.length === room;
  }

  #run(lane: Lane, work: DueWork, leaseEnds: number): void {
    const ended = this.#do(lane, work).finally(() => this.#running.delete(running));
    const running = { lane, holder: work.holder, leaseEnds, ended };
    this.#running.add(running);
  }

  async #do({ workers }: Lane, work: DueWork): Promise<void> {
    const { now, log, done, store } = this.#options;
    try {
      await this.#settle(work, (await workers[work.kind]?.(work)) ?? 'done');
      done(work.kind, false);
    } catch (error) {
      const again = this.#stopped ? now() : now() + Math.min(MAX_BACKOFF, 500 * 2 ** work.tries);
      if (!this.#stopped) log.error('due.failed', { kind: work.kind, table: work.table, tries: work.tries, error });
      done(work.kind, true);
      await store.due.postpone(work, again).catch(() => {});
    }
  }

  async #settle(work: DueWork, outcome: Outcome): Promise<void> {
    const { due } = this.#options.store;
    if (outcome === 'done') return due.finish(work);
    const at = 'again' in outcome ? outcome.again : this.#options.now();
    await ('again' in outcome ? due.postpone(work, at) : due.split(work, outcome.parts, at));
    this.expect(at);
  }
}
