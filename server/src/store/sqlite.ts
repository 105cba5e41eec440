import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CLUSTERED, type Row, type Sql, type Transaction, type Value } from './sql.ts';

interface Job {
  run(transaction: Transaction): Promise<void>;
  settle(failure: unknown): void;
}

/** At most so many jobs share one commit, so that none waits long for the others. */
const BATCH = 256;

/** One connection, with its statements kept prepared. */
class Connection implements Transaction {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 5000 });
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  }

  /** A statement that gives nothing, such as BEGIN. */
  run(text: string): void {
    this.#prepared(text).run();
  }

  all(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    try {
      const rows = this.#prepared(text).all(...values.map((value): SQLInputValue => value ?? null));
      return Promise.resolve(rows.map(tidy));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  #prepared(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.database.prepare(text.replace(CLUSTERED, 'WITHOUT ROWID').replaceAll(/\$(\d+)/g, '?$1'));
    if (this.#statements.size < 200) this.#statements.set(text, statement);
    return statement;
  }
}

function tidy(row: Record<string, unknown>): Row {
  const clean: Record<string, Value> = {};
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' || typeof value === 'number') clean[column] = value;
  }
  return clean;
}

/**
 * SQLite in a file. Jobs that arrive in the same turn of the event loop share one commit: each has a
 * savepoint of its own, and none is told it succeeded before the commit is on the disk.
 */
export class Sqlite implements Sql {
  readonly kind = 'sqlite';
  readonly #file: string;
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #batch: number;
  #waiting: Job[] = [];
  #flushing: Promise<void> | undefined;

  constructor(file: string, options: { readonly batch?: number } = {}) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#file = file;
    this.#writer = new Connection(file);
    this.#reader = new Connection(file);
    this.#batch = options.batch ?? BATCH;
  }

  read(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.#reader.all(text, values);
  }

  write<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let outcome: { readonly value: T } | { readonly failure: unknown };
      this.#waiting.push({
        run: async (transaction) => {
          try {
            outcome = { value: await job(transaction) };
          } catch (failure) {
            outcome = { failure };
            throw failure;
          }
        },
        settle: (failure) => {
          if (failure !== undefined) reject(failure);
          else if ('failure' in outcome) reject(outcome.failure);
          else resolve(outcome.value);
        },
      });
      this.#flushing ??= new Promise((done) => setImmediate(done)).then(() => this.#flush());
    });
  }

  /** On a connection of its own: in WAL a reader sees one moment and holds up nobody. */
  async snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    const connection = new Connection(this.#file);
    try {
      connection.database.exec('BEGIN');
      return await job(connection);
    } finally {
      connection.database.close();
    }
  }

  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.write(job);
  }

  async close(): Promise<void> {
    while (this.#flushing !== undefined) await this.#flushing;
    this.#reader.database.close();
    this.#writer.database.close();
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const jobs = this.#waiting.slice(0, this.#batch);
      this.#waiting = this.#waiting.slice(this.#batch);
      const failure = await this.#commit(jobs);
      for (const job of jobs) job.settle(failure);
      // Let those who waited speak before the next batch is gathered.
      await new Promise((done) => setImmediate(done));
    }
    this.#flushing = undefined;
  }

  /** Nothing when all is on the disk; otherwise why none of it is. */
  async #commit(jobs: readonly Job[]): Promise<unknown> {
    const writer = this.#writer;
    try {
      writer.run('BEGIN IMMEDIATE');
      for (const job of jobs) {
        writer.run('SAVEPOINT job');
        try {
          await job.run(writer);
        } catch {
          writer.run('ROLLBACK TO job');
        }
        writer.run('RELEASE job');
      }
      writer.run('COMMIT');
      return undefined;
    } catch (error) {
      if (writer.database.isTransaction) writer.database.exec('ROLLBACK');
      return error;
    }
  }
}
