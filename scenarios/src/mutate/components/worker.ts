import { parentPort, workerData } from 'node:worker_threads';
import { ADAPTERS } from '../../games.ts';
import { scenariosOf } from '../../project.ts';
import { allMutations, type Notice, notice } from './notice.ts';

/** What a worker gets at its start, then number by number, and what it answers. */
export interface Assignment {
  readonly game: string;
  readonly only?: string;
  /** Where the scenarios lie, if not in the game's own folder. */
  readonly folder?: string;
}
export interface Answer {
  readonly number: number;
  readonly notice: Notice;
}

const { game, only, folder }: Assignment = workerData;
const adapter = ADAPTERS.get(game);
if (adapter !== undefined) {
  const scenarios = scenariosOf(game, folder);
  const mutations = allMutations(adapter, only);
  parentPort?.on('message', (number: number) => {
    const mutation = mutations[number];
    if (mutation === undefined) return;
    const answer: Answer = { number, notice: notice(mutation, scenarios, adapter) };
    parentPort?.postMessage(answer);
  });
}
