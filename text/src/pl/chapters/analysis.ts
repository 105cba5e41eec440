import type { chapter as english } from '../../en/chapters/analysis.ts';
import type { TranslatedChapter } from '../../language.ts';
import { analysis } from '../analysis.ts';

export const chapter: TranslatedChapter<typeof english> = { shell: analysis, phrases: {}, book: {} };
