import type { StartWork } from '@moonstaff/threads';

export const start: StartWork<object, number, number> = () => {
  throw new Error('cannot start');
};
