import pg from 'pg';
import type { Row, Sql, Step, Transaction, Value } from './sql.ts';

/** Any number works, as long as every node uses the same: only one migrates at a time. */
const MIGRATION_LOCK = 6_060_842;

// Times and sequence numbers fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Queryable = Pick<pg.ClientBase, 'query'>;

async function all(client: Queryable, text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  return rows.map(tidy);
}

function tidy(row: Record<string, unknown>): Row {
  const clean: Record<string, Value> = {};
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' || typeof value === 'number') clean[column] = value;
  }
  return clean;
}

class Unmet extends Error {}

/** PostgreSQL by URL; any number of nodes share it. */
export class Postgres implements Sql {
  readonly kind = 'postgres';
  readonly pool: pg.Pool;

  constructor(url: string, options: { readonly connections?: number; readonly onError?: (error: Error) => void } = {}) {
    this.pool = new pg.Pool({ connectionString: url, max: options.connections ?? 10, connectionTimeoutMillis: 10_000 });
    // A connection that breaks while nobody uses it; the pool opens another.
    this.pool.on('error', options.onError ?? (() => {}));
  }

  read(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return all(this.pool, text, values);
  }

  async commit(steps: readonly Step[]): Promise<readonly (readonly Row[])[] | undefined> {
    try {
      return await this.#within('BEGIN', async (transaction) => {
        const results: (readonly Row[])[] = [];
        for (const { text, values, gives } of steps) {
          const rows = await transaction.all(text, values);
          if (gives !== undefined && rows.length !== gives) throw new Unmet();
          results.push(rows);
        }
        return results;
      });
    } catch (error) {
      if (error instanceof Unmet) return undefined;
      throw error;
    }
  }

  snapshot<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', job);
  }

  exclusively<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#within('BEGIN', async (transaction) => {
      await transaction.all('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      return job(transaction);
    });
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  async #within<T>(begin: string, job: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const value = await job({ all: (text, values) => all(client, text, values) });
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
