import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Guarded, type Row, type Sql, type Step, type Transaction, text, type Value } from '../sql.ts';
import { Unavailable } from '../unavailable.ts';
import { Connection } from './connection.ts';
import { WriterThread } from './thread.ts';

const BATCH = 256;

/** How long to wait for another who writes, and for how long at a time, in milliseconds. */
const PATIENCE = 10_000;
const AGAIN_AFTER = 20;

/** SQLITE_BUSY. */
const BUSY = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/** Password hashes and seeds are for the owner alone. The log beside the file gets the same rights from SQLite. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each) && (statSync(each).mode & 0o077) !== 0) chmodSync(each, 0o600);
  }
}

/** A log that is still there was left by a server that didn't end in order. */
const hasLog = (file: string): boolean => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

const unopened = (cause: unknown): Unavailable => new Unavailable({ cause, why: 'away', written: 'no' });

function opened(file: string): Connection {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    keepPrivate(file);
    return new Connection(file);
  } catch (error) {
    throw unopened(error);
  }
}

/**
 * SQLite in a file. It is written to in a thread of its own, where everything that arrives while the disk is
 * busy shares the next commit; none is told that it succeeded before that commit is on the disk.
 */
export class Sqlite implements Sql {
  readonly kind = 'sqlite';
  readonly #file: string;
  readonly #unclean: boolean;
  readonly #reader: Connection;
  readonly #writer: WriterThread;

  constructor(file: string, options: { readonly batch?: number; readonly maxPages?: number } = {}) {
    this.#file = file;
    this.#unclean = hasLog(file);
    this.#reader = opened(file);
    this.#writer = new WriterThread({ file, batch: options.batch ?? BATCH, maxPages: options.maxPages });
  }

  read(text: string, values?: readonly Value[]): Promise<readonly Row[]> {
    return this.#reader.all(text, values);
  }

  async commit(steps: readonly Step[]): Promise<readonly (readonly Row[])[] | undefined> {
    const outcome = await this.#writer.commit(steps);
    switch (outcome.kind) {
      case 'done':
        return outcome.rows;
      case 'unmet':
        return undefined;
      case 'full':
        throw new Unavailable({ cause: outcome.error, why: 'full', written: 'no' });
      case 'unknown':
        throw new Unavailable({ cause: outcome.error, why: 'away', written: 'unknown' });
      case 'failed':
        throw outcome.error;
    }
  }

  async append({ guard, rest }: Guarded): Promise<boolean> {
    return (await this.commit([{ ...guard, changes: 1 }, ...rest])) !== undefined;
  }

  /** Set by ourselves on every connection. */
  async unsafe(): Promise<readonly string[]> {
    return [];
  }

  async checkAfterCrash(): Promise<readonly string[] | undefined> {
    if (!this.#unclean) return undefined;
    const rows = await this.read('PRAGMA quick_check(10)');
    return rows.map((row) => text(row, 'quick_check')).filter((line) => line !== 'ok');
  }

  /** A file has no connections to lose. */
  renew(): void {}

  /** In WAL a reader sees one moment and holds up nobody. */
  snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#within('BEGIN', job);
  }

  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#within('BEGIN IMMEDIATE', job);
  }

  async close(): Promise<void> {
    await this.#writer.close();
    this.#reader.close();
  }

  /** Waits for its turn without holding up this thread, in which the other may have to go on. */
  async #begin(connection: Connection, begin: string): Promise<void> {
    connection.database.exec('PRAGMA busy_timeout = 0');
    for (let waited = 0; ; waited += AGAIN_AFTER) {
      try {
        connection.run(begin);
        return;
      } catch (error) {
        if (!isBusy(error) || waited >= PATIENCE) throw unopened(error);
        await new Promise((done) => setTimeout(done, AGAIN_AFTER));
      }
    }
  }

  /** On a connection of its own: closing it takes back what was not committed. */
  async #within<T>(begin: string, job: (transaction: Transaction) => Promise<T>): Promise<T> {
    const connection = new Connection(this.#file);
    try {
      await this.#begin(connection, begin);
      const value = await job(connection);
      connection.run('COMMIT');
      return value;
    } finally {
      connection.close();
    }
  }
}
