import type { Chapter } from '../../language.ts';
import { diagrams } from '../diagrams.ts';
import { lab } from '../lab.ts';
import { puzzles } from '../puzzles.ts';

/** What can be tried: the examples in the rules, and the laboratory. */
export const chapter = {
  shell: { ...diagrams, ...lab, ...puzzles },
} satisfies Chapter;
