import { OPERATOR_BOOK } from '../../books.ts';
import type { chapter as english } from '../../en/chapters/operator.ts';
import type { TranslatedChapter } from '../../language.ts';
import { operator } from '../operator.ts';

export const chapter: TranslatedChapter<typeof english> = {
  shell: {},
  phrases: operator,
  book: OPERATOR_BOOK,
};
