import { newId } from './ids.ts';
import type { Logger } from './logger.ts';
import type { DueWork, Store } from './store/index.ts';

/** What became of due work: it's done, it comes again at that time, or it's split into work of these names. */
export type WorkResult = 'done' | { readonly again: number } | { readonly parts: readonly string[] };

export type Handler = (work: DueWork) => Promise<WorkResult>;

/** Kinds of work that share a limit. Work that hangs in one lane doesn't hold up the others. */
export interface Lane {
  readonly atOnce: number;
  readonly handlers: { readonly [kind: string]: Handler };
}

export interface SchedulerOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly log: Logger;
  readonly lanes: readonly Lane[];
  /** How often to check for work that other nodes wrote or left behind, in milliseconds. */
  readonly every: number;
  /** A node that hasn't finished its work after this long counts as dead, in milliseconds. */
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

/** Takes work when it falls due and does it. Each piece of work is done by one node. */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #running = new Set<Running>();
  /** What's left to write once the database can be reached again. Until then, nobody takes the work it's about. */
  readonly #unwritten: (() => Promise<void>)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  #polling: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  start(): void {
    this.expect(this.#options.now());
  }

  /** Something falls due at that time: check no later than then. */
  expect(at: number): void {
    if (this.#stopped || at >= this.#wakeAt) return;
    clearTimeout(this.#timer);
    this.#wakeAt = at;
    this.#timer = setTimeout(
      () => {
        this.#wakeAt = Number.POSITIVE_INFINITY;
        void this.poll();
      },
      Math.max(0, at - this.#options.now()),
    );
  }

  /** Takes what's due now. */
  poll(): Promise<void> {
    this.#again = true;
    this.#polling ??= this.#pollUntilDone().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  /** Takes no more work and waits for what's running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
    await Promise.all([...this.#running].map(({ ended }) => ended));
  }

  /** A call during a poll may come too late for it, so poll once more. */
  async #pollUntilDone(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      await this.#take();
    }
  }

  async #take(): Promise<void> {
    const { store, now, every, lease, log, lanes } = this.#options;
    let more = false;
    try {
      await this.#catchUp();
      const waiting = await store.due.waiting(now(), lease);
      for (const lane of lanes) {
        if (Object.keys(lane.handlers).some((kind) => waiting.has(kind)) && (await this.#fill(lane))) more = true;
      }
    } catch (error) {
      log.error('due.look', { error });
    }
    this.expect(now() + (more ? 10 : every));
  }

  async #catchUp(): Promise<void> {
    for (let [next] = this.#unwritten; next !== undefined; [next] = this.#unwritten) {
      await next();
      this.#unwritten.shift();
    }
  }

  /** Takes as much as there's room for. Returns whether there may be more. */
  async #fill(lane: Lane): Promise<boolean> {
    const { store, now, lease } = this.#options;
    const room = lane.atOnce - [...this.#running].filter((running) => running.lane === lane).length;
    if (room <= 0) return false;
    const at = now();
    // A lease that ends too late is from before the clock was set back.
    const isStale = ({ leaseEnds }: Running): boolean => leaseEnds <= at || leaseEnds > at + lease;
    const held = [...this.#running].filter(isStale).map(({ holder }) => holder);
    const holder = newId();
    const options = { kinds: Object.keys(lane.handlers), limit: room, held, holder };
    const taken = await store.due.take(at, lease, options).catch((error: unknown) => {
      // It may have been taken all the same, and nobody would do it before the lease ends.
      this.#unwritten.push(() => store.due.release(holder));
      throw error;
    });
    for (const work of taken) this.#run(lane, work, at + lease);
    return taken.length === room;
  }

  #run(lane: Lane, work: DueWork, leaseEnds: number): void {
    const ended = this.#do(lane, work).finally(() => this.#running.delete(running));
    const running = { lane, holder: work.holder, leaseEnds, ended };
    this.#running.add(running);
  }

  async #do({ handlers }: Lane, work: DueWork): Promise<void> {
    const { now, log, done, store } = this.#options;
    try {
      await this.#settle(work, (await handlers[work.kind]?.(work)) ?? 'done');
      done(work.kind, false);
    } catch (error) {
      const again = this.#stopped ? now() : now() + Math.min(MAX_BACKOFF, 500 * 2 ** work.tries);
      if (!this.#stopped) log.error('due.failed', { kind: work.kind, table: work.table, tries: work.tries, error });
      done(work.kind, true);
      await store.due.postpone(work, again).catch(() => {
        this.#unwritten.push(() => store.due.postpone(work, now()));
      });
    }
  }

  async #settle(work: DueWork, result: WorkResult): Promise<void> {
    const { due } = this.#options.store;
    if (result === 'done') return due.finish(work);
    const at = 'again' in result ? result.again : this.#options.now();
    await ('again' in result ? due.postpone(work, at) : due.split(work, result.parts, at));
    this.expect(at);
  }
}
