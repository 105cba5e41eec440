import type { GameId } from '@moonstaff/catalogue';
import type { PhraseBook } from '@moonstaff/kernel';
import { arnak } from './arnak/index.ts';
import { guild } from './guild/index.ts';
import type { SectionSpec } from './rules.ts';

/** What all languages share about the texts of a game. */
export interface GameSpec {
  /** The arguments of the phrases that word its actions. */
  readonly actions: PhraseBook;
  /** The arguments of what its story says besides its events. */
  readonly story: PhraseBook;
  /** The signs in its texts. */
  readonly icons: readonly string[];
  /** The sections of its rules. */
  readonly sections: readonly SectionSpec[];
}

/** The games that have words. A new one is a folder, a line here, and a line in `chapters.ts`. */
export const GAMES = { arnak, guild } satisfies { readonly [Id in GameId]: GameSpec };
