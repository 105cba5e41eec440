import type { Chapter } from '../../language.ts';
import { safety } from '../safety.ts';

/** Blocking and reporting people, and the pages of the host. */
export const chapter = { shell: safety } satisfies Chapter;
