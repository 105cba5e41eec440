import type { StartWork } from '@moonstaff/threads';
import { workClock } from '../clock.ts';
import { sittingOf } from './fixtures.ts';
import { playSitting, type Sat } from './play.ts';

export const start: StartWork<{ readonly milliseconds: number }, number, Sat> = async ({ milliseconds }) => {
  const now = workClock();
  // A new thread is slow at first. This game isn't counted.
  await playSitting(sittingOf(0), milliseconds, now);
  return (index) => playSitting(sittingOf(index), milliseconds, now);
};
