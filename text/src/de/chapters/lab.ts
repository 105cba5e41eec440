import type { chapter as english } from '../../en/chapters/lab.ts';
import type { TranslatedChapter } from '../../language.ts';
import { diagrams } from '../diagrams.ts';
import { lab } from '../lab.ts';
import { puzzles } from '../puzzles.ts';

export const chapter: TranslatedChapter<typeof english> = {
  shell: { ...diagrams, ...lab, ...puzzles },
};
