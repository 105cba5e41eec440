import { type GameId, isGameId } from '@moonstaff/catalogue';
import type { ActionShape, Preview } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import type { ComponentType } from 'react';
import type { IconName } from '../kit/art/icon-names.ts';
import { late } from '../kit/late/late.ts';
import type { Naming } from './context.ts';
import type { Snapshot, Standing } from './source.ts';

/** How a category of the score sheet looks: never by colour alone. */
export interface CategoryLook {
  readonly category: string;
  readonly color: string;
  readonly icon: IconName;
}

/** What a game brings to the table besides its rules. */
export interface BoardModule {
  readonly Board: ComponentType;
  /** Where the game stands, for the bar above. */
  readonly Status: ComponentType;
  /** A legal action in words, for the list of choices and for screen readers. */
  describe(action: ActionShape, now: Snapshot, words: Words): string;
  readonly namesOf?: Naming;
  /** Whether a seat that is not asked is done for now; without this, it is. */
  isDone?(now: Snapshot, seat: number): boolean;
  /** What the player is asked now. */
  asked(now: Snapshot, words: Words): string;
  /** Where on the page a move is made, as selectors: the first that is there counts. */
  placesOf(action: ActionShape, now: Snapshot): readonly string[];
  /** The parts of the board by name, as selectors. */
  readonly parts: { readonly [name: string]: string };
  /** In the order of the sheet. */
  readonly categories: readonly CategoryLook[];
  categoryName(category: string, words: Words): string;
  /** After how many of its turns a round ended, and what it is called. */
  rounds(history: readonly Standing[]): readonly { readonly at: number; readonly label: string }[];
  /** What a move would cost and give, drawn; without this, a hint says only what to do. */
  readonly Brings?: ComponentType<{ readonly preview: Preview }>;
}

/** Boards by the id of their game, each a chunk of its own. */
const BOARDS: { readonly [Id in GameId]: () => Promise<BoardModule> } = {
  arnak: late(async () => (await import('../boards/arnak/index.ts')).arnakBoard),
  guild: late(async () => (await import('../boards/guild/index.ts')).guildBoard),
};

/** The board of a game this page can draw. The same promise each time, so that React may wait for it. */
export function loadBoard(game: string): Promise<BoardModule> {
  if (!isGameId(game)) throw new Error(`no board for ${game}`);
  return BOARDS[game]();
}
