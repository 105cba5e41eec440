import type { Chapter } from '../../language.ts';
import { challenge } from '../challenge.ts';

/** The challenge of the day: its page, and its place on the first one. */
export const chapter = { shell: challenge, phrases: {}, book: {} } satisfies Chapter;
