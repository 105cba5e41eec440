import { REACH_BOOK } from '../../books.ts';
import type { chapter as english } from '../../en/chapters/reach.ts';
import type { TranslatedChapter } from '../../language.ts';
import { reach, reachAnswers } from '../reach.ts';

export const chapter: TranslatedChapter<typeof english> = { shell: reach, phrases: reachAnswers, book: REACH_BOOK };
