import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `moonstaff-2026-11-17T04-30-00Z.jsonl`: sorted by name is sorted by time. No colons, because Windows has none in names. */
const NAME = /^moonstaff-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.jsonl$/;

const backupName = (at: number): string =>
  `moonstaff-${new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.jsonl`;

/** Where a backup made now goes: never over another one, even in the same second. */
export function backupFile(folder: string, at: number): string {
  const file = join(folder, backupName(at));
  return existsSync(file) ? backupFile(folder, at + 1000) : file;
}

/** Our backups in a folder, oldest first. Other files there aren't ours. */
export function backupsIn(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** When the last backup was made, if there is one. */
export function lastBackup(folder: string): number | undefined {
  const last = backupsIn(folder).at(-1);
  return last === undefined ? undefined : statSync(last).mtimeMs;
}

/** Removes all but the latest `keep`. */
export function removeOldBackups(folder: string, keep: number): void {
  for (const file of backupsIn(folder).slice(0, -keep)) rmSync(file);
}
