import type { Logger } from './logger.ts';
import { type Store, Unavailable } from './store/index.ts';

/** What's wrong with the database. */
type Trouble = Unavailable['why'];

export interface HealthOptions {
  readonly store: Pick<Store, 'sql'>;
  readonly log: Logger;
  /** How often to check, in milliseconds. */
  readonly every: number;
  /** Called when the database goes away and when it's back. */
  readonly onAway: (away: boolean) => void;
}

/** A database that takes longer than this counts as down, in milliseconds. */
const TIMEOUT = 3000;
/** One timeout may be the machine's fault. Two in a row aren't. */
const FAILURES = 2;
const RETRY_AFTER = 250;

/**
 * Knows whether the database works. Logs an outage once, however many commands fail, and keeps checking until it's over.
 */
export class Health {
  readonly #options: HealthOptions;
  #trouble: Trouble | undefined;
  #failures = 0;
  /** Reading doesn't show whether writing works again. */
  #mustWrite = false;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;
  #stopped = false;

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  get ready(): boolean {
    return this.#trouble === undefined;
  }

  get away(): boolean {
    return this.#trouble === 'away';
  }

  start(): void {
    this.#schedule(this.#options.every);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Whether the database is to blame for this error. If so, it's in the log already. */
  isDatabaseFault(error: unknown): boolean {
    if (!(error instanceof Unavailable)) return false;
    if (error.why === 'full' || error.written === 'unknown') this.#mustWrite = true;
    if (error.why === 'full') this.#setTrouble('full', error);
    else void this.check();
    return true;
  }

  /** Checks now, and waits no longer than the timeout. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    const writing = this.#mustWrite;
    try {
      await within(TIMEOUT, writing ? this.#write() : this.#read());
      this.#failures = 0;
      // A write may have failed while we only read.
      if (writing || !this.#mustWrite) {
        this.#mustWrite = false;
        this.#setTrouble(undefined);
      }
    } catch (error) {
      const full = error instanceof Unavailable && error.why === 'full';
      this.#failures++;
      if (full) this.#setTrouble('full', error);
      else if (this.#failures >= FAILURES) this.#setTrouble('away', error);
    }
    this.#schedule(this.#failures === 0 && !this.#mustWrite ? this.#options.every : RETRY_AFTER);
  }

  async #read(): Promise<void> {
    await this.#options.store.sql.read('SELECT 1 AS one');
  }

  /** Only a write can show that there's room again, or that the disk works. */
  async #write(): Promise<void> {
    const text = `INSERT INTO settings (name, value) VALUES ('room', $1) ON CONFLICT (name) DO UPDATE SET value = $1`;
    await this.#options.store.sql.commit([{ text, values: ['x'.repeat(4096)] }]);
  }

  #setTrouble(trouble: Trouble | undefined, error?: unknown): void {
    const { log, onAway, store } = this.#options;
    const before = this.#trouble;
    if (before === trouble) return;
    this.#trouble = trouble;
    if (trouble === undefined) log.info('database.back', { after: before });
    else log.error(`database.${trouble}`, { reason: error instanceof Error ? error.message : String(error) });
    if (trouble === 'away') store.sql.renew();
    if ((before === 'away') !== (trouble === 'away')) onAway(trouble === 'away');
    if (trouble === 'full') this.#schedule(RETRY_AFTER);
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.check(), after);
    this.#timer.unref();
  }
}

/** Rejects if the work isn't done in time. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no reply in ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
