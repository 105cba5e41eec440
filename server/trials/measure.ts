import { openSql } from '../src/store/index.ts';

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function spread(values: readonly number[]): {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
} {
  const of = (share: number): number => Math.round(percentile(values, share) * 100) / 100;
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99) };
}

/** Commits a second of one small row each, one after the other, on the same database: what the disk can do. */
export async function rawCommits(kind: 'sqlite' | 'postgres', database: string, seconds: number): Promise<number> {
  const where = kind === 'sqlite' ? database.replace(/[^/]*$/, 'raw.sqlite') : database;
  const sql = openSql(where, { batch: 1 });
  await sql.write(async (transaction) => {
    await transaction.all('DROP TABLE IF EXISTS raw');
    await transaction.all('CREATE TABLE raw (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  });
  const end = performance.now() + seconds * 1000;
  let commits = 0;
  while (performance.now() < end) {
    commits++;
    const values = [commits, 'x'.repeat(300)];
    await sql.write((transaction) => transaction.all('INSERT INTO raw (id, body) VALUES ($1, $2)', values));
  }
  await sql.close();
  return commits / seconds;
}
