import type { SavedGame } from '../engine/saved.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Hears what a worker tells; nothing means that it broke. */
type Listener = (message: FromWorker | undefined) => void;

/** A worker, and what it told before anybody listened. */
interface Early {
  readonly worker: Worker;
  readonly told: (FromWorker | undefined)[];
}

const opened = new Map<string, Early>();

function listen(worker: Worker, listener: Listener): Worker {
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => listener(data);
  worker.onerror = () => listener(undefined);
  return worker;
}

function open(table: string, game: SavedGame | undefined): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ ask: 'open', table, game } satisfies ToWorker);
  return worker;
}

/** Opens a table of this device while the page is still on its way. */
export function openAhead(table: string): void {
  const told: Early['told'] = [];
  opened.set(table, { worker: listen(open(table, undefined), (message) => told.push(message)), told });
}

/** The worker that holds a table. What it told already is heard at once. */
export function workerOf(table: string, game: SavedGame | undefined, listener: Listener): Worker {
  const early = opened.get(table);
  if (early === undefined) return listen(open(table, game), listener);
  opened.delete(table);
  for (const message of early.told) listener(message);
  return listen(early.worker, listener);
}
