import { ADAPTERS } from '@moonstaff/scenarios';
import type { StartWork } from '@moonstaff/threads';
import { type Batch, playBatch, type Task } from './play.ts';
import type { Tally } from './tally.ts';

export interface Simulation extends Task {
  readonly game: string;
}

export const start: StartWork<Simulation, Batch, Tally, number> = (task) => {
  const adapter = ADAPTERS.get(task.game);
  if (adapter === undefined) throw new Error(`no game ${task.game}`);
  return (batch, progress) => playBatch(adapter.game, task, batch, progress);
};
