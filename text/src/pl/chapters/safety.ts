import type { chapter as english } from '../../en/chapters/safety.ts';
import type { TranslatedChapter } from '../../language.ts';
import { safety } from '../safety.ts';

export const chapter: TranslatedChapter<typeof english> = { shell: safety };
