import type { Lead } from '@moonstaff/bots';
import type { Weighing } from './weigh.ts';

/** Compares two turns in a thread of its own. */
export function weighed(weighing: Weighing): Promise<Lead> {
  const worker = new Worker(new URL('./weigh-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Lead>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Lead>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(`the turns weren't compared: ${event.message}`));
    };
  });
  worker.postMessage(weighing);
  return answer.finally(() => worker.terminate());
}
