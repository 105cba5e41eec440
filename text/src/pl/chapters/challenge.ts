import type { chapter as english } from '../../en/chapters/challenge.ts';
import type { TranslatedChapter } from '../../language.ts';
import { challenge } from '../challenge.ts';

export const chapter: TranslatedChapter<typeof english> = { shell: challenge, phrases: {}, book: {} };
