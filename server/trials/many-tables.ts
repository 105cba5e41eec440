import type { Sql } from '../src/store/sql.ts';

export interface ManyTablesOptions {
  readonly tables: number;
  /** Each person is at the same number of tables. */
  readonly people: number;
}

/** Of 100 tables, 2 are open, 18 are playing and 80 are finished. */
const STATUS = `CASE WHEN n % 100 < 2 THEN 'open' WHEN n % 100 < 20 THEN 'playing' ELSE 'finished' END`;

const SUMMARY = JSON.stringify({
  game: 'sample',
  seats: Array.from({ length: 4 }, (_, i) => ({ name: `Player ${i}` })),
});

/** Fills an empty database with tables of two, directly and only as far as lists need them. */
export async function manyTables(sql: Sql, { tables, people }: ManyTablesOptions): Promise<void> {
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${tables})`;
  const [first, second] = [`n % ${people}`, `(n / ${people} + n + 1) % ${people}`];
  await sql.exclusively(async (transaction) => {
    await transaction.all(`INSERT INTO tables
        (id, seq, plan_stamp, status, public, host, invite, turn, summary, changed_at, listed_at)
      ${numbers} SELECT 'table-' || n, 1, 0, ${STATUS}, n % 2, 'person-' || (${first}), 'invite-' || n,
        ',person-' || (${first}) || ',', '${SUMMARY}', n * 1000, n * 1000 - (n * 1000) % 600000 FROM numbers`);
    for (const who of [first, second]) {
      await transaction.all(`INSERT INTO seats (table_id, person, over_at)
        ${numbers} SELECT 'table-' || n, 'person-' || (${who}),
          CASE WHEN ${STATUS} = 'finished' THEN n * 1000 END FROM numbers WHERE 1 = 1 ON CONFLICT DO NOTHING`);
    }
    await transaction.all('ANALYZE');
  });
}
