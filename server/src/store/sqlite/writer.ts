import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { commitTogether, type Outcome } from './commit.ts';
import { Connection } from './connection.ts';
import type { Job, Writing } from './thread.ts';

/** The thread that writes. Whatever has come in while the disk was busy goes into the next commit together. */
const { file, batch } = workerData as Writing;
const connection = new Connection(file);

function gather(first: Job): readonly Job[] {
  const jobs = [first];
  while (parentPort !== null && jobs.length < batch) {
    const next = receiveMessageOnPort(parentPort) as { readonly message: Job } | undefined;
    if (next === undefined) break;
    jobs.push(next.message);
  }
  return jobs;
}

parentPort?.on('message', (first: Job | 'close') => {
  // It comes after everything else.
  if (first === 'close') {
    connection.close();
    parentPort?.close();
    return;
  }
  const jobs = gather(first);
  const outcomes = commitTogether(
    connection,
    jobs.map(({ steps }) => steps),
  );
  const answers = jobs.map(({ id }, index): readonly [number, Outcome | undefined] => [id, outcomes[index]]);
  parentPort?.postMessage(answers);
});
