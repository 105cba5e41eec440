import type { Log } from './log.ts';
import { type Store, Unavailable } from './store/index.ts';

/** What is wrong with the database, if anything. */
type Trouble = Unavailable['why'];

export interface HealthOptions {
  readonly store: Pick<Store, 'sql'>;
  readonly log: Log;
  /** How often to look, in milliseconds. */
  readonly every: number;
  /** The database is away, or there again. */
  readonly onAway: (away: boolean) => void;
}

/** A database that takes longer than this to answer isn't there, in milliseconds. */
const ANSWER_WITHIN = 3000;
/** One late answer may be the machine's fault; two in a row aren't. */
const FAILURES = 2;
const AGAIN_AFTER = 250;

/**
 * Knows whether the database can be worked with, and says so once, however many commands fail. Looks again by itself
 * until it's back.
 */
export class Health {
  readonly #options: HealthOptions;
  #trouble: Trouble | undefined;
  #failures = 0;
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

  /** Hears of everything that failed. Whether it was the database's fault, which is then in the log already. */
  blames(error: unknown): boolean {
    if (!(error instanceof Unavailable)) return false;
    if (error.why === 'full') this.#is('full', error);
    else void this.check();
    return true;
  }

  /** Looks now. Never takes longer than the answer may. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await within(ANSWER_WITHIN, this.#trouble === 'full' ? this.#write() : this.#read());
      this.#failures = 0;
      this.#is(undefined);
    } catch (error) {
      const full = error instanceof Unavailable && error.why === 'full';
      this.#failures++;
      if (full) this.#is('full', error);
      else if (this.#failures >= FAILURES) this.#is('away', error);
    }
    this.#schedule(this.#failures === 0 ? this.#options.every : AGAIN_AFTER);
  }

  async #read(): Promise<void> {
    await this.#options.store.sql.read('SELECT 1 AS one');
  }

  /** Only a write tells whether there's room again. */
  async #write(): Promise<void> {
    const text = `INSERT INTO settings (name, value) VALUES ('room', $1) ON CONFLICT (name) DO UPDATE SET value = $1`;
    await this.#options.store.sql.commit([{ text, values: ['x'.repeat(4096)] }]);
  }

  #is(trouble: Trouble | undefined, error?: unknown): void {
    const { log, onAway, store } = this.#options;
    const before = this.#trouble;
    if (before === trouble) return;
    this.#trouble = trouble;
    if (trouble === undefined) log.info('database.back', { after: before });
    else log.error(`database.${trouble}`, { reason: error instanceof Error ? error.message : String(error) });
    if (trouble === 'away') store.sql.renew();
    if ((before === 'away') !== (trouble === 'away')) onAway(trouble === 'away');
    if (trouble === 'full') this.#schedule(AGAIN_AFTER);
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.check(), after);
    this.#timer.unref();
  }
}

/** Gives up waiting after so long. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
