// What runs in every thread of a pool: it loads the worker module, then does one task after the other.
import { parentPort, workerData } from 'node:worker_threads';
import type { StartWork, ThreadData, ThreadMessage } from './work.ts';

const { module, setup }: ThreadData = workerData;
const send = (message: ThreadMessage): void => parentPort?.postMessage(message);

const { start }: { start: StartWork<unknown, unknown, unknown, unknown> } = await import(module);
const work = await start(setup);

parentPort?.on('message', async (task: unknown) => {
  try {
    send({ kind: 'done', result: await work(task, (news) => send({ kind: 'progress', news })) });
  } catch (error) {
    send({ kind: 'failed', error });
  }
});
send({ kind: 'ready' });
