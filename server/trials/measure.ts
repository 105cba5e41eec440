import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { CHECKPOINT_PAGES, SETTINGS } from '../src/store/sqlite/connection.ts';

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function spread(values: readonly number[]): {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
} {
  const of = (share: number): number => Math.round(percentile(values, share) * 100) / 100;
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99) };
}

/** What the disk can do: commits of one small row, one after another, without our code. */
export interface RawCommits {
  commit(): Promise<unknown>;
  /** Commits per second, measured for this long. */
  measure(seconds: number): Promise<number>;
  close(): Promise<void>;
}

const TABLE = 'CREATE TABLE IF NOT EXISTS raw (id SERIAL PRIMARY KEY, body TEXT NOT NULL)';
const BODY = 'x'.repeat(300);

export const openRaw = (kind: 'sqlite' | 'postgres', database: string): Promise<RawCommits> =>
  kind === 'sqlite' ? rawSqlite(database) : rawPostgres(database);

async function rawSqlite(database: string): Promise<RawCommits> {
  const connection = new DatabaseSync(database.replace(/[^/]*$/, 'raw.sqlite'));
  connection.exec(SETTINGS);
  connection.exec(TABLE.replace('SERIAL', 'INTEGER'));
  const insert = connection.prepare('INSERT INTO raw (body) VALUES (?)');
  // Overwriting the log is faster than growing it, and a server in use overwrites it. So let it grow first.
  connection.exec('BEGIN');
  for (let page = 0; page < CHECKPOINT_PAGES; page++) insert.run('x'.repeat(4000));
  connection.exec('COMMIT');
  const commit = async (): Promise<void> => void insert.run(BODY);
  return { commit, measure: (seconds) => rate(seconds, commit), close: async () => connection.close() };
}

async function rawPostgres(database: string): Promise<RawCommits> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(TABLE);
  const commit = (): Promise<unknown> =>
    client.query({ name: 'raw', text: 'INSERT INTO raw (body) VALUES ($1)', values: [BODY] });
  return { commit, measure: (seconds) => rate(seconds, commit), close: () => client.end() };
}

async function rate(seconds: number, commit: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let commits = 0;
  for (; performance.now() < end; commits++) await commit();
  return commits / seconds;
}
