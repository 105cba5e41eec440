import pg from 'pg';
import { Gatherer } from '../gather.ts';
import {
  type Guarded,
  number,
  type Row,
  type Sql,
  type Step,
  type Transaction,
  text,
  tidy,
  Unmet,
  type Value,
} from '../sql.ts';
import { explain } from './errors.ts';
import { compile, nameOf } from './statements.ts';

/** Any number works, as long as every node uses the same one: only one node migrates at a time. */
const MIGRATION_LOCK = 6_060_842;

/** In milliseconds. Nothing the server asks for takes this long on a database in good health. */
const CONNECT_WITHIN = 3000;
const STATEMENT_WITHIN = 4000;
const LOCK_WITHIN = 2000;
/** PostgreSQL is to give up first: its answer says that nothing was written. */
const ANSWER_WITHIN = 5000;
/** A backup or a migration may take its time. */
const PATIENT = 2 ** 31 - 1;

const CONNECTIONS = 10;
const MOST_TOGETHER = 128;

// Times and sequence numbers fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Queryable = Pick<pg.ClientBase, 'query'>;
type Doing = Parameters<typeof explain>[1];

interface Asked {
  readonly text: string;
  readonly values?: readonly Value[];
  readonly patient?: boolean;
}

async function ask(client: Queryable, asked: Asked, doing: Doing): Promise<pg.QueryResult<Record<string, unknown>>> {
  const { text, values, patient = false } = asked;
  try {
    return await client.query<Record<string, unknown>>({
      text,
      ...(values !== undefined && { values: [...values], ...nameOf(text) }),
      ...(patient && { query_timeout: PATIENT }),
    });
  } catch (error) {
    throw explain(error, doing);
  }
}

/** Waits for all, and fails with the first that failed: the others fail only because of it. */
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

/** PostgreSQL by URL; any number of nodes share it. */
export class Postgres implements Sql {
  readonly kind = 'postgres';
  readonly #url: string;
  readonly #gatherer = new Gatherer((jobs: readonly Guarded[]) => this.#writeTogether(jobs), MOST_TOGETHER);
  #pool: pg.Pool;

  constructor(url: string) {
    this.#url = url;
    this.#pool = this.#open();
  }

  async read(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.#on(async (client) => (await ask(client, { text, values }, 'reading')).rows.map(tidy));
  }

  async commit(steps: readonly Step[]): Promise<readonly (readonly Row[])[] | undefined> {
    try {
      return await this.#on((client) => commitOn(client, steps));
    } catch (error) {
      if (error instanceof Unmet) return undefined;
      throw error;
    }
  }

  append(job: Guarded): Promise<boolean> {
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

  /** PostgreSQL looks after itself. */
  async checkAfterCrash(): Promise<undefined> {
    return undefined;
  }

  /** Lets go of all connections: after a cut nobody can tell which of them still work. */
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
      query_timeout: ANSWER_WITHIN,
      idle_in_transaction_session_timeout: STATEMENT_WITHIN,
      keepAlive: true,
      keepAliveInitialDelayMillis: CONNECT_WITHIN,
      pipeline: true,
    });
    // A broken connection fails what runs on it. Without listeners it would end the process too, idle or in use.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }

  /** Does something on a connection, which is dropped after any trouble: whatever was begun on it ends with it. */
  async #on<T>(job: (client: Queryable) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw explain(error, 'connecting');
    });
    let good = false;
    try {
      const value = await job(client);
      good = true;
      return value;
    } catch (error) {
      good = error instanceof Unmet;
      throw error;
    } finally {
      client.release(!good);
    }
  }

  /** One round trip, however many there are. */
  async #writeTogether(jobs: readonly Guarded[]): Promise<readonly PromiseSettledResult<boolean>[]> {
    if (jobs.length === 1) return this.#writeApart(jobs);
    // Two nodes that lock several rows in different orders would wait for each other.
    const ordered = jobs.map((job, index) => ({ job, index })).sort((a, b) => (a.job.key < b.job.key ? -1 : 1));
    const answers = await this.#on(async (client) => {
      const sent = [
        ask(client, { text: 'BEGIN' }, 'writing'),
        ...ordered.map(({ job }) => ask(client, compile(job), 'writing')),
        ask(client, { text: 'COMMIT' }, 'writing'),
      ];
      const settled = await Promise.allSettled(sent);
      const committed = settled.at(-1);
      if (committed?.status === 'rejected') throw committed.reason;
      return committed?.value.command === 'COMMIT' ? allOf(sent.slice(1, -1)) : undefined;
    });
    // One of them was refused, and the others with it.
    if (answers === undefined) return this.#writeApart(jobs);
    const results = new Array<PromiseSettledResult<boolean>>(jobs.length);
    for (const [place, { index }] of ordered.entries()) {
      const answer = answers[place];
      results[index] = { status: 'fulfilled', value: answer !== undefined && passed(answer) };
    }
    return results;
  }

  #writeApart(jobs: readonly Guarded[]): Promise<readonly PromiseSettledResult<boolean>[]> {
    const write = (job: Guarded): Promise<boolean> =>
      this.#on(async (client) => passed(await ask(client, compile(job), 'writing')));
    return Promise.allSettled(jobs.map(write));
  }

  #patiently<T>(begin: string, job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#on(async (client) => {
      const all: Transaction['all'] = async (text, values = []) =>
        (await ask(client, { text, values, patient: true }, 'writing')).rows.map(tidy);
      await ask(client, { text: begin }, 'writing');
      await ask(client, { text: 'SET LOCAL statement_timeout = 0' }, 'writing');
      await ask(client, { text: 'SET LOCAL lock_timeout = 0' }, 'writing');
      await ask(client, { text: 'SET LOCAL idle_in_transaction_session_timeout = 0' }, 'writing');
      const value = await job({ all });
      await ask(client, { text: 'COMMIT', patient: true }, 'writing');
      return value;
    });
  }
}

/** Everything in one go; in two when a step has to be checked before the commit. */
async function commitOn(client: Queryable, steps: readonly Step[]): Promise<readonly (readonly Row[])[]> {
  const take = (step: Step): ReturnType<typeof ask> => ask(client, { values: [], ...step }, 'writing');
  const [only] = steps;
  if (only !== undefined && steps.length === 1 && only.changes === undefined)
    return [(await take(only)).rows.map(tidy)];
  const begun = ask(client, { text: 'BEGIN' }, 'writing');
  const taken = steps.map(take);
  const checked = steps.some(({ changes }) => changes !== undefined);
  const committed = checked ? undefined : ask(client, { text: 'COMMIT' }, 'writing');
  const [, ...results] = await allOf([begun, ...taken, ...(committed === undefined ? [] : [committed])]);
  if (checked) {
    const met = steps.every(({ changes }, index) => changes === undefined || results[index]?.rowCount === changes);
    await ask(client, { text: met ? 'COMMIT' : 'ROLLBACK' }, 'writing');
    if (!met) throw new Unmet();
  }
  return steps.map((_, index) => (results[index]?.rows ?? []).map(tidy));
}
