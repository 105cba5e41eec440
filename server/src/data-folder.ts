import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '@moonstaff/kernel';

/** Where games lie unless told otherwise, and where they lay beside things that can be thrown away. */
const NOW = 'data/moonstaff.sqlite';
const ONCE = '.moonstaff/moonstaff.sqlite';

export interface Moved {
  readonly from: string;
  readonly to: string;
}

/**
 * Takes the database of an earlier version along to where it lies today. Tells when it did; refuses while
 * another program has it open.
 */
export function moveIn(
  database: string,
  places: { readonly now: string; readonly once: string } = { now: NOW, once: ONCE },
): Moved | undefined {
  const { now, once } = places;
  if (database !== now || existsSync(now) || !existsSync(once)) return undefined;
  gatherInto(once);
  mkdirSync(dirname(now), { recursive: true, mode: 0o700 });
  renameSync(once, now);
  return { from: once, to: now };
}

/** Brings everything into the one file. SQLite leaves WAL only for whoever is alone. */
function gatherInto(file: string): void {
  const connection = new DatabaseSync(file, { timeout: 1000 });
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new Refusal('server.data.busy', { from: file });
  } finally {
    connection.close();
  }
}
