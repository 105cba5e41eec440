import { KERNEL_BOOK } from '@moonstaff/kernel/phrase';
import type { chapter as english } from '../../en/chapters/table.ts';
import type { TranslatedChapter } from '../../language.ts';
import { beside } from '../beside.ts';
import { components } from '../components.ts';
import { kernel } from '../kernel.ts';
import { score } from '../score.ts';

export const chapter: TranslatedChapter<typeof english> = {
  shell: { ...beside, ...components, ...score },
  phrases: kernel,
  book: KERNEL_BOOK,
};
