import { existsSync } from 'node:fs';
import { open, rename, unlink } from 'node:fs/promises';
import { Refusal } from '@moonstaff/kernel';
import { MIGRATIONS, migrate } from '../store/migrations.ts';
import { withSql } from '../store/opening.ts';
import { placeholders, type Row, type Sql, type Transaction, type Value } from '../store/sql.ts';
import { SqliteConnection } from '../store/sqlite/connection.ts';
import { Unavailable } from '../store/unavailable.ts';

const FORMAT = 'moonstaff-backup';

/** The database's tables with their primary keys. Tables that others refer to come first. */
const TABLES: { readonly [name: string]: readonly string[] } = {
  settings: ['name'],
  people: ['id'],
  sessions: ['hash'],
  tokens: ['id'],
  tables: ['id'],
  records: ['table_id', 'seq'],
  seats: ['table_id', 'person'],
  plans: ['table_id', 'seat'],
  due: ['name'],
  leaving: ['person'],
  sign_outs: ['seq'],
  results: ['table_id'],
  result_people: ['table_id', 'person'],
  tallies: ['club', 'person', 'game'],
  pairs: ['club', 'person', 'other', 'game'],
  ratings: ['person', 'game'],
  clubs: ['id'],
  club_members: ['club', 'person'],
  factors: ['id'],
  recovery_codes: ['person', 'hash'],
  challenges: ['person'],
  ways: ['id'],
  reach: ['person'],
  resets: ['hash'],
  blocks: ['person', 'blocked'],
  reports: ['id'],
  daily_challenges: ['day', 'game'],
  tries: ['day', 'game', 'person'],
  challenge_lines: ['day', 'game', 'level', 'line'],
};

const PAGE = 1000;

export interface BackupCounts {
  readonly rows: number;
}

/**
 * Writes a consistent snapshot of everything into a file of JSON lines. It doesn't depend on the kind of database: a
 * backup of SQLite can be restored into PostgreSQL. The server may keep running.
 */
export async function backup(database: string, file: string): Promise<BackupCounts> {
  // Never overwrite a file: it may be the only backup.
  if (existsSync(file)) throw new Refusal('server.operator.fileThere', { file });
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w', 0o600).catch(() => {
    throw new Refusal('server.operator.noFile', { file });
  });
  let rows = 0;
  try {
    const everything = async (transaction: Transaction): Promise<void> => {
      await handle.appendFile(`${JSON.stringify({ format: FORMAT, shape: await shapeOf(transaction) })}\n`);
      for (const name of Object.keys(TABLES)) {
        for await (const page of pagesOf(transaction, name)) {
          rows += page.length;
          await handle.appendFile(page.map((row) => `${JSON.stringify({ table: name, row })}\n`).join(''));
        }
      }
    };
    await withSql(database, (sql) => sql.snapshot(everything));
    await handle.appendFile(`${JSON.stringify({ end: rows })}\n`);
    await handle.sync();
  } catch (error) {
    await unlink(partial).catch(() => {});
    throw isFull(error) ? new Refusal('server.operator.diskFull', { file }) : error;
  } finally {
    await handle.close().catch(() => {});
  }
  await rename(partial, file);
  return { rows };
}

/** The disk or the quota is full. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code));

/** Page by page, each after the last key of the one before. */
async function* pagesOf(transaction: Transaction, table: string): AsyncGenerator<readonly Row[]> {
  const key = TABLES[table] ?? [];
  const columns = key.join(', ');
  let from = '';
  let after: readonly Value[] = [];
  let page: readonly Row[];
  do {
    page = await transaction.all(`SELECT * FROM ${table} ${from} ORDER BY ${columns} LIMIT ${PAGE}`, after);
    yield page;
    const last = page.at(-1);
    from = `WHERE (${columns}) > ${placeholders(1, key.length)}`;
    after = key.map((column) => last?.[column]);
  } while (page.length === PAGE);
}

/** Fills an empty database from a backup, all or nothing, and migrates it to the current schema. */
export async function restore(database: string, file: string): Promise<BackupCounts> {
  const lines = linesOf(file);
  try {
    const shape = readHead((await lines.next()).value);
    return await withSql(database, (sql) => restoreRows(sql, shape, lines));
  } finally {
    await lines.return(undefined);
  }
}

/** Restores a backup into memory, to see that it can be restored. */
export async function checkBackup(file: string): Promise<BackupCounts> {
  const lines = linesOf(file);
  const connection = new SqliteConnection(':memory:');
  const exclusively: Sql['exclusively'] = async (job) => {
    connection.run('BEGIN');
    const value = await job(connection);
    connection.run('COMMIT');
    return value;
  };
  try {
    return await restoreRows({ exclusively }, readHead((await lines.next()).value), lines);
  } finally {
    connection.close();
    await lines.return(undefined);
  }
}

/** Migrates to the schema of the backup, inserts its rows, and then migrates to the current schema. */
async function restoreRows(
  sql: Pick<Sql, 'exclusively'>,
  shape: number,
  lines: AsyncIterable<string>,
): Promise<BackupCounts> {
  await migrate(sql, MIGRATIONS.slice(0, shape));
  const rows = await sql.exclusively((transaction) => insertAll(transaction, lines));
  await migrate(sql);
  return { rows };
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  try {
    const handle = await open(file);
    try {
      yield* handle.readLines();
    } finally {
      await handle.close();
    }
  } catch {
    throw new Refusal('server.operator.noFile', { file });
  }
}

async function shapeOf(transaction: Transaction): Promise<number> {
  const [row] = await transaction.all('SELECT MAX(step) AS step FROM migrations');
  return Number(row?.['step'] ?? 0);
}

function readHead(line: string | undefined): number {
  const { format, shape } = parsed(line) ?? {};
  if (format !== FORMAT || typeof shape !== 'number' || !Number.isInteger(shape) || shape < 1)
    throw new Refusal('server.operator.noBackup');
  if (shape > MIGRATIONS.length) throw new Refusal('server.operator.laterBackup');
  return shape;
}

/** Nothing if the line was cut off. */
function parsed(line: string | undefined): { readonly [field: string]: unknown } | undefined {
  try {
    return Object(JSON.parse(line ?? '')) as { readonly [field: string]: unknown };
  } catch {
    return undefined;
  }
}

async function insertAll(transaction: Transaction, lines: AsyncIterable<string>): Promise<number> {
  const [used] = await transaction.all('SELECT id FROM people LIMIT 1');
  const [table] = await transaction.all('SELECT id FROM tables LIMIT 1');
  if (used !== undefined || table !== undefined) throw new Refusal('server.operator.notEmpty');
  await transaction.all('DELETE FROM settings');
  let rows = 0;
  for await (const line of lines) {
    const content = parsed(line);
    if (content?.['end'] === rows) return rows;
    if (content === undefined || 'end' in content) break;
    rows++;
    await insert(transaction, content).catch((error: unknown) => {
      // The database refuses it: a field that isn't one, or a row that doesn't fit the others.
      if (error instanceof Refusal || error instanceof Unavailable) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal('server.operator.damagedBackup', { row: rows, reason });
    });
  }
  throw new Refusal('server.operator.cutShort', { rows });
}

async function insert(transaction: Transaction, { table, row }: { readonly [field: string]: unknown }): Promise<void> {
  if (typeof table !== 'string' || !Object.hasOwn(TABLES, table) || !isRow(row))
    throw new Refusal('server.operator.noBackup');
  const columns = Object.keys(row);
  const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${placeholders(1, columns.length)}`;
  await transaction.all(text, Object.values(row));
}

const isRow = (row: unknown): row is Row =>
  typeof row === 'object' &&
  row !== null &&
  Object.entries(row).every(
    ([column, value]) => /^[a-z_]+$/.test(column) && (typeof value === 'string' || typeof value === 'number'),
  );
