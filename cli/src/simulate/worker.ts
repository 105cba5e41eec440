import { ADAPTERS } from '@moonstaff/scenarios';
import type { StartWork } from '@moonstaff/threads';
import { mindsOf } from '../bots.ts';
import { type Batch, playBatch, type Task } from './play.ts';
import type { Tally } from './tally.ts';

export interface Simulation extends Task {
  readonly game: string;
}

export const start: StartWork<Simulation, Batch, Tally, number> = async (task) => {
  const adapter = ADAPTERS.get(task.game);
  if (adapter === undefined) throw new Error(`no game ${task.game}`);
  const minds = await mindsOf(task.game, task.bots);
  return (batch, progress) => playBatch(adapter.game, task, minds, batch, progress);
};
