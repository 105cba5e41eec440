import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openRaw } from './measure.ts';

/** One small commit so often, in milliseconds: enough to notice every stall of the disk, too little to cause one. */
const EVERY = 20;

/** What somebody who only commits, beside the servers and on the same disk, had to wait for. */
export interface BareWriter {
  /** The milliseconds that each commit took since the last call. */
  times(): Promise<readonly number[]>;
  close(): Promise<void>;
}

interface Setup {
  readonly kind: 'sqlite' | 'postgres';
  readonly database: string;
}

/** In a thread of its own, because a commit to SQLite holds up everything else in its thread. */
export async function openBareWriter(kind: Setup['kind'], database: string): Promise<BareWriter> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { kind, database } satisfies Setup });
  await once(worker, 'message');
  return {
    times: async () => {
      const reply = once(worker, 'message');
      worker.postMessage('times');
      const [times] = (await reply) as [readonly number[]];
      return times;
    },
    close: async () => {
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}

async function write({ kind, database }: Setup): Promise<void> {
  const raw = await openRaw(kind, database);
  let times: number[] = [];
  let closing = false;
  parentPort?.on('message', (message: 'times' | 'close') => {
    if (message === 'close') closing = true;
    else parentPort?.postMessage(times);
    times = [];
  });
  parentPort?.postMessage('ready');
  while (!closing) {
    const began = performance.now();
    await raw.commit();
    times.push(performance.now() - began);
    await new Promise((next) => setTimeout(next, EVERY));
  }
  await raw.close();
  parentPort?.close();
}

if (!isMainThread) await write(workerData as Setup);
