export { demandEntry, demandMayWatch, mayAsk, mayEnter } from './access.ts';
export { LiveTables } from './live-tables.ts';
export { bodyOf } from './load.ts';
export { openNewTable } from './opening.ts';
export { rematch } from './rematch.ts';
export type { Watcher } from './watchers.ts';
export { rowOf } from './write.ts';
