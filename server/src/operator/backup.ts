import { constants, createReadStream, existsSync } from 'node:fs';
import { access, open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Refusal } from '@moonstaff/kernel';
import { openSql } from '../store/index.ts';
import { MIGRATIONS, migrate } from '../store/migrations.ts';
import type { Transaction, Value } from '../store/sql.ts';

const FORMAT = 'moonstaff-backup';

/** Those others refer to come first. */
const TABLES: readonly { readonly name: string; readonly order: string }[] = [
  { name: 'settings', order: 'name' },
  { name: 'people', order: 'id' },
  { name: 'sessions', order: 'hash' },
  { name: 'tokens', order: 'id' },
  { name: 'tables', order: 'id' },
  { name: 'records', order: 'table_id, seq' },
  { name: 'seats', order: 'table_id, person' },
  { name: 'plans', order: 'table_id, seat' },
  { name: 'due', order: 'name' },
];

const CHUNK = 1000;

export interface BackupCounts {
  readonly rows: number;
}

/**
 * Writes everything, as it was at one moment, into a file of JSON lines. It does not depend on the kind of
 * database: what came from SQLite can be restored into PostgreSQL. The server may run meanwhile.
 */
export async function backup(database: string, file: string): Promise<BackupCounts> {
  // Nothing is replaced: the backup there may be the only one.
  if (existsSync(file)) throw new Refusal('server.operator.fileThere', { file });
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w', 0o600).catch(() => {
    throw new Refusal('server.operator.noFile', { file });
  });
  const sql = openSql(database);
  let rows = 0;
  try {
    await sql.snapshot(async (transaction) => {
      await handle.appendFile(`${JSON.stringify({ format: FORMAT, shape: await shapeOf(transaction) })}\n`);
      for (const { name, order } of TABLES) {
        for (let offset = 0; ; offset += CHUNK) {
          const part = await transaction.all(`SELECT * FROM ${name} ORDER BY ${order} LIMIT ${CHUNK} OFFSET ${offset}`);
          rows += part.length;
          await handle.appendFile(part.map((row) => `${JSON.stringify({ table: name, row })}\n`).join(''));
          if (part.length < CHUNK) break;
        }
      }
    });
    await handle.appendFile(`${JSON.stringify({ end: rows })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
    await sql.close();
  }
  await rename(partial, file);
  return { rows };
}

/** Fills an empty database from a backup, whole or not at all, and brings it to the present shape. */
export async function restore(database: string, file: string): Promise<BackupCounts> {
  await access(file, constants.R_OK).catch(() => {
    throw new Refusal('server.operator.noFile', { file });
  });
  const sql = openSql(database);
  try {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
    const iterator = lines[Symbol.asyncIterator]();
    const shape = readHead((await iterator.next()).value);
    // First to the shape the backup was written in, then, with its rows, on to today's.
    await migrate(sql, MIGRATIONS.slice(0, shape));
    const all: Line[] = [];
    for await (const line of { [Symbol.asyncIterator]: () => iterator }) all.push(JSON.parse(line) as Line);
    const rows = await sql.exclusively((transaction) => insertAll(transaction, all));
    await migrate(sql);
    return { rows };
  } finally {
    await sql.close();
  }
}

type Line = { readonly table: string; readonly row: { readonly [column: string]: Value } } | { readonly end: number };

async function shapeOf(transaction: Transaction): Promise<number> {
  const [row] = await transaction.all('SELECT MAX(step) AS step FROM migrations');
  return Number(row?.['step'] ?? 0);
}

function readHead(line: string | undefined): number {
  const head = parsed(line);
  if (head.format !== FORMAT || head.shape === undefined) throw new Refusal('server.operator.noBackup');
  if (head.shape > MIGRATIONS.length) throw new Refusal('server.operator.laterBackup');
  return head.shape;
}

function parsed(line: string | undefined): { readonly format?: string; readonly shape?: number } {
  try {
    return JSON.parse(line ?? '{}') as { readonly format?: string; readonly shape?: number };
  } catch {
    return {};
  }
}

async function insertAll(transaction: Transaction, lines: readonly Line[]): Promise<number> {
  const [used] = await transaction.all('SELECT id FROM people LIMIT 1');
  const [table] = await transaction.all('SELECT id FROM tables LIMIT 1');
  if (used !== undefined || table !== undefined) throw new Refusal('server.operator.notEmpty');
  await transaction.all('DELETE FROM settings');
  let rows = 0;
  let complete = false;
  for (const line of lines) {
    if ('end' in line) complete = line.end === rows;
    else {
      await insert(transaction, line.table, line.row);
      rows++;
    }
  }
  if (!complete) throw new Refusal('server.operator.cutShort', { rows });
  return rows;
}

async function insert(
  transaction: Transaction,
  table: string,
  row: { readonly [column: string]: Value },
): Promise<void> {
  const columns = Object.keys(row);
  const known = TABLES.some(({ name }) => name === table) && columns.every((column) => /^[a-z_]+$/.test(column));
  if (!known) throw new Refusal('server.operator.noBackup');
  const marks = columns.map((_, index) => `$${index + 1}`).join(', ');
  await transaction.all(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, Object.values(row));
}
