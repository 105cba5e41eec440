import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '@moonstaff/kernel';

/** The default database, and where earlier versions kept it, beside files that can be thrown away. */
const CURRENT = 'data/moonstaff.sqlite';
const OLD = '.moonstaff/moonstaff.sqlite';

export interface MovedDatabase {
  readonly from: string;
  readonly to: string;
}

/**
 * Moves the database of an earlier version to where it belongs now. Returns both paths if it did. Refuses while another
 * program has the file open.
 */
export function moveOldDatabase(
  database: string,
  paths: { readonly current: string; readonly old: string } = { current: CURRENT, old: OLD },
): MovedDatabase | undefined {
  const { current, old } = paths;
  if (database !== current || existsSync(current) || !existsSync(old)) return undefined;
  mergeLog(old);
  mkdirSync(dirname(current), { recursive: true, mode: 0o700 });
  renameSync(old, current);
  return { from: old, to: current };
}

/** Merges the write-ahead log into the file. SQLite does that only if no other program has it open. */
function mergeLog(file: string): void {
  const connection = new DatabaseSync(file, { timeout: 1000 });
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new Refusal('server.data.busy', { from: file });
  } finally {
    connection.close();
  }
}
