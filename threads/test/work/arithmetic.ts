import { threadId } from 'node:worker_threads';
import type { StartWork } from '@moonstaff/threads';

/** A task for each thing that can happen to a task. */
export type Sum =
  | { readonly kind: 'add'; readonly number: number }
  | { readonly kind: 'which thread' | 'throw' | 'exit' | 'never end' };

export const start: StartWork<{ readonly to: number }, Sum, number, string> = ({ to }) => {
  return (sum, progress) => {
    switch (sum.kind) {
      case 'add':
        progress(`adding ${sum.number}`);
        return to + sum.number;
      case 'which thread':
        return threadId;
      case 'throw':
        throw new RangeError('too large', { cause: 'planted' });
      case 'exit':
        return process.exit();
      case 'never end':
        for (;;);
    }
  };
};
