import type { Chapter } from '../../language.ts';
import { analysis } from '../analysis.ts';

/** What's said about a game after its end. */
export const chapter = { shell: analysis } satisfies Chapter;
