import type { Chapter } from '../../language.ts';
import { club } from '../club.ts';

/** The pages of clubs, results and standings. */
export const chapter = { shell: club, phrases: {}, book: {} } satisfies Chapter;
