import pg from 'pg';
import { type Row, type Sql, type Step, type Transaction, tidy, Unmet, Unopened, type Value } from './sql.ts';

/** Any number works, as long as every node uses the same: only one migrates at a time. */
const MIGRATION_LOCK = 6_060_842;

// Times and sequence numbers fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Queryable = Pick<pg.ClientBase, 'query'>;

async function all(client: Queryable, text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  return rows.map(tidy);
}

/** What writes is prepared once for each connection, under a name that stands for its text. */
const names = new Map<string, string>();

const PREPARED = 200;

function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  // Those made to measure (so many records at once) are not kept for ever.
  if (names.size >= PREPARED) return {};
  const name = `moonstaff_${names.size}`;
  names.set(text, name);
  return { name };
}

/** Gives the rows; nothing when it did not change as many as it must. */
async function take(client: Queryable, { text, values = [], changes }: Step): Promise<readonly Row[] | undefined> {
  const result = await client.query<Record<string, unknown>>({ text, values: [...values], ...nameOf(text) });
  return changes === undefined || result.rowCount === changes ? result.rows.map(tidy) : undefined;
}

const transactionOn = (client: Queryable): Transaction => ({ all: (text, values) => all(client, text, values) });

/** Waits for all, and fails with the first that failed: the others fail only because of it. */
async function allOf<T>(promises: readonly Promise<T>[]): Promise<readonly T[]> {
  const results = await Promise.allSettled(promises);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** PostgreSQL by URL; any number of nodes share it. */
export class Postgres implements Sql {
  readonly kind = 'postgres';
  readonly pool: pg.Pool;

  constructor(url: string, options: { readonly connections?: number; readonly onError?: (error: Error) => void } = {}) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.connections ?? 10,
      connectionTimeoutMillis: 10_000,
      pipeline: true,
    });
    // A connection that breaks while nobody uses it; the pool opens another.
    this.pool.on('error', options.onError ?? (() => {}));
  }

  read(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return all(this.pool, text, values);
  }

  async commit(steps: readonly Step[]): Promise<readonly (readonly Row[])[] | undefined> {
    try {
      return await this.#within('BEGIN', async (client) => {
        // All are on their way before the first has answered.
        const results = await allOf(steps.map((step) => take(client, step)));
        return results.map((rows) => {
          if (rows === undefined) throw new Unmet();
          return rows;
        });
      });
    } catch (error) {
      if (error instanceof Unmet) return undefined;
      throw error;
    }
  }

  snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', (client) => job(transactionOn(client)));
  }

  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#within('BEGIN', async (client) => {
      await all(client, 'SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      return job(transactionOn(client));
    });
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  async #within<T>(begin: string, job: (client: Queryable) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw new Unopened(error);
    });
    let broken: Error | undefined;
    try {
      const begun = client.query(begin);
      const [value] = await Promise.all([job(client), begun]);
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
