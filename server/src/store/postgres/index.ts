import pg from 'pg';
import { Gatherer } from '../gather.ts';
import {
  type GuardedWrite,
  number,
  type Row,
  type Sql,
  type Statement,
  type Transaction,
  text,
  tidy,
  UnmetCondition,
  type Value,
} from '../sql.ts';
import { classify } from './errors.ts';
import { compile, nameOf } from './statements.ts';

/** An arbitrary number that all nodes share, so that only one migrates at a time. */
const MIGRATION_LOCK = 6_060_842;

/** In milliseconds. On a healthy database, nothing the server does takes this long. */
const CONNECT_WITHIN = 3000;
const STATEMENT_WITHIN = 4000;
const LOCK_WITHIN = 2000;
/** Longer than PostgreSQL's own timeouts: its error tells us that nothing was written. */
const QUERY_WITHIN = 5000;
/** For backups and migrations. */
const NO_TIMEOUT = 2 ** 31 - 1;

const CONNECTIONS = 10;
const MAX_TOGETHER = 128;

// Times and sequence numbers fit into a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Queryable = Pick<pg.ClientBase, 'query'>;
type Phase = Parameters<typeof classify>[1];

interface Query {
  readonly text: string;
  readonly values?: readonly Value[];
  readonly patient?: boolean;
}

async function send(client: Queryable, query: Query, phase: Phase): Promise<pg.QueryResult<Record<string, unknown>>> {
  const { text, values, patient = false } = query;
  try {
    return await client.query<Record<string, unknown>>({
      text,
      ...(values !== undefined && { values: [...values], ...nameOf(text) }),
      ...(patient && { query_timeout: NO_TIMEOUT }),
    });
  } catch (error) {
    throw classify(error, phase);
  }
}

/** Waits for all. Throws the first error; later ones are only its consequences. */
async function allOf<T>(promises: readonly Promise<T>[]): Promise<readonly T[]> {
  const results = await Promise.allSettled(promises);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** Whether the guard let the job through. */
const passed = ({ rows }: pg.QueryResult<Record<string, unknown>>): boolean =>
  rows[0] !== undefined && number(tidy(rows[0]), 'n') > 0;

/** PostgreSQL, which any number of nodes can share. */
export class Postgres implements Sql {
  readonly kind = 'postgres';
  readonly #url: string;
  readonly #gatherer = new Gatherer((jobs: readonly GuardedWrite[]) => this.#writeTogether(jobs), MAX_TOGETHER);
  #pool: pg.Pool;

  constructor(url: string) {
    this.#url = url;
    this.#pool = this.#open();
  }

  async read(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.#on(async (client) => (await send(client, { text, values }, 'reading')).rows.map(tidy));
  }

  async commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | undefined> {
    try {
      return await this.#on((client) => commitOn(client, statements));
    } catch (error) {
      if (error instanceof UnmetCondition) return undefined;
      throw error;
    }
  }

  append(job: GuardedWrite): Promise<boolean> {
    return this.#gatherer.add(job);
  }

  snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#patiently('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', job);
  }

  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#patiently('BEGIN', async (transaction) => {
      await transaction.all('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      return job(transaction);
    });
  }

  async unsafe(): Promise<readonly string[]> {
    const settings = `'fsync', 'synchronous_commit', 'full_page_writes'`;
    const rows = await this.read(`SELECT name FROM pg_settings WHERE name IN (${settings}) AND setting = 'off'`);
    return rows.map((row) => text(row, 'name')).sort();
  }

  /** PostgreSQL does this itself. */
  async checkAfterCrash(): Promise<undefined> {
    return undefined;
  }

  /** Drops all connections: after an outage nobody knows which of them still work. */
  renew(): void {
    const old = this.#pool;
    this.#pool = this.#open();
    old.end().catch(() => {});
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #open(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.#url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_WITHIN,
      statement_timeout: STATEMENT_WITHIN,
      lock_timeout: LOCK_WITHIN,
      query_timeout: QUERY_WITHIN,
      idle_in_transaction_session_timeout: STATEMENT_WITHIN,
      keepAlive: true,
      keepAliveInitialDelayMillis: CONNECT_WITHIN,
      pipeline: true,
    });
    // A broken connection fails the queries on it. Without listeners it would also end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }

  /** Runs a job on a connection. After an error we drop the connection, which rolls back its transaction. */
  async #on<T>(job: (client: Queryable) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw classify(error, 'connecting');
    });
    let good = false;
    try {
      const value = await job(client);
      good = true;
      return value;
    } catch (error) {
      good = error instanceof UnmetCondition;
      throw error;
    } finally {
      client.release(!good);
    }
  }

  /** Writes all jobs in one round trip. */
  async #writeTogether(jobs: readonly GuardedWrite[]): Promise<readonly PromiseSettledResult<boolean>[]> {
    if (jobs.length === 1) return this.#writeApart(jobs);
    // In a fixed order, so that two nodes can't deadlock.
    const ordered = jobs.map((job, index) => ({ job, index })).sort((a, b) => (a.job.key < b.job.key ? -1 : 1));
    const results = await this.#on(async (client) => {
      const sent = [
        send(client, { text: 'BEGIN' }, 'writing'),
        ...ordered.map(({ job }) => send(client, compile(job), 'writing')),
        send(client, { text: 'COMMIT' }, 'writing'),
      ];
      const settled = await Promise.allSettled(sent);
      const committed = settled.at(-1);
      if (committed?.status === 'rejected') throw committed.reason;
      return committed?.value.command === 'COMMIT' ? allOf(sent.slice(1, -1)) : undefined;
    });
    // One of them was refused, and the others were rolled back with it.
    if (results === undefined) return this.#writeApart(jobs);
    const outcomes = new Array<PromiseSettledResult<boolean>>(jobs.length);
    for (const [place, { index }] of ordered.entries()) {
      const result = results[place];
      outcomes[index] = { status: 'fulfilled', value: result !== undefined && passed(result) };
    }
    return outcomes;
  }

  #writeApart(jobs: readonly GuardedWrite[]): Promise<readonly PromiseSettledResult<boolean>[]> {
    const write = (job: GuardedWrite): Promise<boolean> =>
      this.#on(async (client) => passed(await send(client, compile(job), 'writing')));
    return Promise.allSettled(jobs.map(write));
  }

  #patiently<T>(begin: string, job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#on(async (client) => {
      const all: Transaction['all'] = async (text, values = []) =>
        (await send(client, { text, values, patient: true }, 'writing')).rows.map(tidy);
      await send(client, { text: begin }, 'writing');
      await send(client, { text: 'SET LOCAL statement_timeout = 0' }, 'writing');
      await send(client, { text: 'SET LOCAL lock_timeout = 0' }, 'writing');
      await send(client, { text: 'SET LOCAL idle_in_transaction_session_timeout = 0' }, 'writing');
      const value = await job({ all });
      await send(client, { text: 'COMMIT', patient: true }, 'writing');
      return value;
    });
  }
}

/** One round trip, or two if a row count has to be checked before the commit. */
async function commitOn(client: Queryable, statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
  const take = (statement: Statement): ReturnType<typeof send> => send(client, { values: [], ...statement }, 'writing');
  const [only] = statements;
  if (only !== undefined && statements.length === 1 && only.changes === undefined)
    return [(await take(only)).rows.map(tidy)];
  const begun = send(client, { text: 'BEGIN' }, 'writing');
  const taken = statements.map(take);
  const checked = statements.some(({ changes }) => changes !== undefined);
  const committed = checked ? undefined : send(client, { text: 'COMMIT' }, 'writing');
  const [, ...results] = await allOf([begun, ...taken, ...(committed === undefined ? [] : [committed])]);
  if (checked) {
    const met = statements.every(({ changes }, index) => changes === undefined || results[index]?.rowCount === changes);
    await send(client, { text: met ? 'COMMIT' : 'ROLLBACK' }, 'writing');
    if (!met) throw new UnmetCondition();
  }
  return statements.map((_, index) => (results[index]?.rows ?? []).map(tidy));
}
