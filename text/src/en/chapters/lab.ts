import type { Chapter } from '../../language.ts';
import { diagrams } from '../diagrams.ts';
import { lab } from '../lab.ts';

/** What can be tried: the examples in the rules, and the laboratory. */
export const chapter = {
  shell: { ...diagrams, ...lab },
} satisfies Chapter;
