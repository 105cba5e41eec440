export { demandSight } from './access.ts';
export { Host } from './host.ts';
export { bodyOf } from './load.ts';
export { openNewTable, rematch } from './opening.ts';
export type { Watcher } from './watchers.ts';
export { rowOf } from './write.ts';
