import type { Chapter } from '../../language.ts';
import { person } from '../person.ts';
import { screen } from '../screen.ts';

/** Game night and the pages of people. */
export const chapter = { shell: { ...person, ...screen }, phrases: {}, book: {} } satisfies Chapter;
