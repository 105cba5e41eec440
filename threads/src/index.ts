export { PoolClosed, ThreadPool } from './pool.ts';
export { runTasks } from './tasks.ts';
export type { StartWork } from './work.ts';
