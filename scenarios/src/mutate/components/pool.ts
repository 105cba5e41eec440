import { Worker } from 'node:worker_threads';
import type { Notice } from './notice.ts';
import type { Answer, Assignment } from './worker.ts';

const BY_NOT_ENDING = 'a scenario that no longer ends';

export interface Pool {
  readonly threads: number;
  /** A change after which a scenario runs this long without an answer has been noticed. */
  readonly patienceMs: number;
  progress(done: number): void;
}

/** Who noticed each of `count` changes, on several threads. */
export async function noticeAll(assignment: Assignment, count: number, pool: Pool): Promise<readonly Notice[]> {
  const notices: Notice[] = Array.from({ length: count }, () => undefined);
  let next = 0;
  let done = 0;
  const thread = async (): Promise<void> => {
    let worker = newWorker(assignment);
    while (next < count) {
      const number = next++;
      const answer = await ask(worker, number, pool.patienceMs);
      notices[number] = answer === undefined ? { by: BY_NOT_ENDING } : answer.notice;
      if (answer === undefined) {
        await worker.terminate();
        worker = newWorker(assignment);
      }
      pool.progress(++done);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(pool.threads, count) }, thread));
  return notices;
}

const newWorker = (workerData: Assignment): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData });

/** Nothing if the worker doesn't answer in time. */
function ask(worker: Worker, number: number, patienceMs: number): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve(undefined)), patienceMs);
    const answered = (answer: Answer): void => settle(() => resolve(answer));
    const failed = (error: Error): void => settle(() => reject(error));
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed);
      end();
    };
    worker.on('message', answered).on('error', failed).postMessage(number);
  });
}
