import type { DoubtNote } from './doubts.ts';
import type { GameSpec } from './games.ts';
import type { Naming, Translation } from './language.ts';
import type { LessonNote } from './lessons.ts';
import type { SectionWords } from './rules.ts';

/** Everything one language says about one game. */
export interface GameWords {
  /** What it shares with all languages. */
  readonly spec: GameSpec;
  /** What the page writes around the game's table. */
  readonly shell: { readonly [key: string]: string };
  /** What the rules say: events, reasons, previews, questions; and the actions as choices. */
  readonly phrases: { readonly [key: string]: string };
  readonly naming: { readonly [kind: string]: Naming };
  /** Makes the texts of the components from their data. */
  readonly voice: object;
  /** The rules in our own words, fetched when somebody reads them. */
  readonly rules: () => Promise<{ readonly [id: string]: SectionWords }>;
  /** What is not certain about its components. */
  readonly doubts: () => Promise<{ readonly [id: string]: DoubtNote }>;
  /** The notes of the first game, fetched when somebody learns. */
  readonly lessons: () => Promise<{ readonly [note: string]: LessonNote }>;
}

/** The same in another language: English fixes the keys. */
export interface Translated<English extends GameWords> extends GameWords {
  readonly shell: Translation<English['shell']>;
  readonly phrases: Translation<English['phrases']>;
  readonly voice: English['voice'];
}
