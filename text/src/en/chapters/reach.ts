import { REACH_BOOK } from '../../books.ts';
import type { Chapter } from '../../language.ts';
import { reach, reachAnswers } from '../reach.ts';

/** The page about being reached, and choosing a new password. */
export const chapter = { shell: reach, phrases: reachAnswers, book: REACH_BOOK } satisfies Chapter;
