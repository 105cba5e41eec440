import type { chapter as english } from '../../en/chapters/people.ts';
import type { TranslatedChapter } from '../../language.ts';
import { person } from '../person.ts';
import { screen } from '../screen.ts';

export const chapter: TranslatedChapter<typeof english> = { shell: { ...person, ...screen }, phrases: {}, book: {} };
