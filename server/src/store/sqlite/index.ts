import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type GuardedWrite, type Row, type Sql, type Statement, type Transaction, text, type Value } from '../sql.ts';
import { Unavailable } from '../unavailable.ts';
import { kindOf, SqliteConnection } from './connection.ts';
import { WriterThread } from './thread.ts';

const BATCH = 256;

/** How long to wait for another writer, and how often to try, in milliseconds. */
const BUSY_TIMEOUT = 10_000;
const RETRY_AFTER = 20;

/** SQLITE_BUSY and SQLITE_CORRUPT. */
const BUSY = 5;
const CORRUPT = 11;

/** Only the owner may read password hashes and seeds. SQLite gives the log beside the file the same rights. */
function keepPrivate(file: string): void {
  const isNew = !existsSync(file);
  closeSync(openSync(file, 'a', 0o600));
  if (isNew) giveToFolder(file);
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each) && (statSync(each).mode & 0o077) !== 0) chmodSync(each, 0o600);
  }
}

/** A file that root creates, as when restoring, belongs to the user of its folder: the service couldn't open it otherwise. */
function giveToFolder(file: string): void {
  const { uid, gid } = statSync(dirname(file));
  if (process.getuid?.() === 0 && uid !== 0) chownSync(file, uid, gid);
}

/** A log that's still there means that the last server didn't shut down cleanly. */
const hasLog = (file: string): boolean => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

const unopened = (cause: unknown): Unavailable => new Unavailable({ cause, why: 'away', written: 'no' });

function opened(file: string): SqliteConnection {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    keepPrivate(file);
    return new SqliteConnection(file);
  } catch (error) {
    throw unopened(error);
  }
}

/**
 * SQLite in a file. A separate thread writes, and everything that arrives while the disk is busy shares the next commit.
 * Nothing is confirmed before its commit is on disk.
 */
export class Sqlite implements Sql {
  readonly kind = 'sqlite';
  readonly #file: string;
  readonly #unclean: boolean;
  readonly #reader: SqliteConnection;
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

  async commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | undefined> {
    const result = await this.#writer.commit(statements);
    switch (result.kind) {
      case 'done':
        return result.rows;
      case 'unmet':
        return undefined;
      case 'full':
        throw new Unavailable({ cause: result.error, why: 'full', written: 'no' });
      case 'unknown':
        throw new Unavailable({ cause: result.error, why: 'away', written: 'unknown' });
      case 'failed':
        throw result.error;
    }
  }

  async append({ guard, rest }: GuardedWrite): Promise<boolean> {
    return (await this.commit([{ ...guard, changes: 1 }, ...rest])) !== undefined;
  }

  /** We set them ourselves on every connection. */
  async unsafe(): Promise<readonly string[]> {
    return [];
  }

  async checkAfterCrash(): Promise<readonly string[] | undefined> {
    if (!this.#unclean) return undefined;
    try {
      const rows = await this.read('PRAGMA quick_check(10)');
      return rows.map((row) => text(row, 'quick_check')).filter((line) => line !== 'ok');
    } catch (error) {
      // Some damage keeps it from listing the rest.
      if (kindOf(error) !== CORRUPT) throw error;
      return [String(error)];
    }
  }

  /** A file has no connections to lose. */
  renew(): void {}

  /** In WAL mode a reader sees one moment and blocks nobody. */
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

  /** Waits for its turn without blocking this thread, which the other writer may need to finish. */
  async #begin(connection: SqliteConnection, begin: string): Promise<void> {
    connection.database.exec('PRAGMA busy_timeout = 0');
    for (let waited = 0; ; waited += RETRY_AFTER) {
      try {
        connection.run(begin);
        return;
      } catch (error) {
        if (kindOf(error) !== BUSY || waited >= BUSY_TIMEOUT) throw unopened(error);
        await new Promise((done) => setTimeout(done, RETRY_AFTER));
      }
    }
  }

  /** On a separate connection: closing it rolls back what wasn't committed. */
  async #within<T>(begin: string, job: (transaction: Transaction) => Promise<T>): Promise<T> {
    const connection = new SqliteConnection(this.#file);
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
