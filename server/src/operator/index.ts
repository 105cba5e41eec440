/** What operators do from the command line, whether or not the server is running. */

export { type Config, ConfigError, readConfig } from '../config.ts';
export { type MovedDatabase, moveOldDatabase } from '../data-folder.ts';
export { openStore, type Store } from '../store/index.ts';
export { type BackupCounts, backup, restore } from './backup.ts';
export { ban, resetPassword } from './people.ts';
export { removeTable } from './tables.ts';
