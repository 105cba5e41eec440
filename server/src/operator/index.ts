/** What operators do from the command line, whether or not the server is running. */

export { type Config, ConfigError, readConfig } from '../config.ts';
export { type MovedDatabase, moveOldDatabase } from '../data-folder.ts';
export { openStore, type Store } from '../store/index.ts';
export { makeAnnouncement, withdrawAnnouncement } from './announce.ts';
export { type BackupCounts, backup, checkBackup, restore } from './backup.ts';
export { doctor, type Finding } from './doctor.ts';
export { forgetGuests } from './guests.ts';
export { replaceKey } from './keys.ts';
export { isListed, LISTED, list } from './list.ts';
export { ban, rename, resetPassword } from './people.ts';
export { closeReport } from './reports.ts';
export { removeTable } from './tables.ts';
