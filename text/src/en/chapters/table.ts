import { KERNEL_BOOK } from '@moonstaff/kernel/phrase';
import type { Chapter } from '../../language.ts';
import { beside } from '../beside.ts';
import { components } from '../components.ts';
import { kernel } from '../kernel.ts';
import { score } from '../score.ts';

/** What every table shows, whichever game is on it. */
export const chapter = {
  shell: { ...beside, ...components, ...score },
  phrases: kernel,
  book: KERNEL_BOOK,
} satisfies Chapter;
