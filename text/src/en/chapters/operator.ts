import { OPERATOR_BOOK } from '../../books.ts';
import type { Chapter } from '../../language.ts';
import { operator } from '../operator.ts';

/** What no page shows: what the server and the operator's commands print. */
export const chapter = {
  shell: {},
  phrases: operator,
  book: OPERATOR_BOOK,
} satisfies Chapter;
