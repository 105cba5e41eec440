import { Worker } from 'node:worker_threads';
import type { Fuzzed } from './fuzz.ts';
import type { Plan, Samples } from './measure.ts';
import type { Spread } from './statistics.ts';

/** What is to be found out about a game. */
export interface Order {
  readonly game: string;
  readonly plan: Plan;
  readonly fuzzedStates: number;
}

/** What was found out: the costs of its decisions and, measured beside them, of the yardsticks. */
export interface Examined {
  readonly game: string;
  readonly samples: ReadonlyMap<string, Samples>;
  readonly fuzzed: Fuzzed;
  /** How many tries of an expert fit into the time of a random game; absent where no bot plays. */
  readonly playouts?: Spread;
}

export type Report = Examined | { readonly done: number; readonly total: number };

/** In a thread of its own: code made fast for one game would be made slower again by the next. */
export function examine(order: Order, progress: (done: number, total: number) => void): Promise<Examined> {
  const worker = new Worker(new URL('./examiner.ts', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('done' in report) progress(report.done, report.total);
      else resolve(report);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('an examiner ended early')));
  });
}
