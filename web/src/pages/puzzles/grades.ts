import type { Words } from '@moonstaff/text';

export const gradeName = (grade: number, words: Words): string =>
  words.t(grade === 1 ? 'puzzle.easy' : grade === 2 ? 'puzzle.medium' : 'puzzle.hard');
