import type { StartWork } from '@moonstaff/threads';
import { type BackupCounts, backup, checkBackup } from '../operator/backup.ts';

export interface BackupTask {
  readonly database: string;
  readonly file: string;
}

/** Makes a backup and checks it, in a thread of its own: neither holds up a game. */
export const start: StartWork<undefined, BackupTask, BackupCounts> = () => async (task) => {
  const made = await backup(task.database, task.file);
  const { rows } = await checkBackup(task.file);
  if (rows !== made.rows) throw new Error(`${task.file} has ${rows} of ${made.rows} rows`);
  return made;
};
