import type { chapter as english } from '../../en/chapters/club.ts';
import type { TranslatedChapter } from '../../language.ts';
import { club } from '../club.ts';

export const chapter: TranslatedChapter<typeof english> = { shell: club, phrases: {}, book: {} };
