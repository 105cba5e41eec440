/** What an operator does from the command line, with the server running or not. */

export { type Config, ConfigError, readConfig } from '../config.ts';
export { type Moved, moveIn } from '../data-folder.ts';
export { openStore, type Store } from '../store/index.ts';
export { type BackupCounts, backup, restore } from './backup.ts';
export { ban, resetPassword } from './people.ts';
export { removeTable } from './tables.ts';
