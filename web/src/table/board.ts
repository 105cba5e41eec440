import { isGameId } from '@moonstaff/catalogue';
import type { ActionShape, Json, Phrase, Preview, Score } from '@moonstaff/kernel';
import type { Scene, Words } from '@moonstaff/text';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { IconName } from '../kit/art/icon-names.ts';
import type { SoundName } from '../kit/sound/tones.ts';
import { useWords } from '../kit/words/Words.tsx';
import type { SignGroup } from './key/signs.ts';
import type { Block, Turns } from './log/blocks.ts';
import type { StageMaker } from './motion/staging.ts';
import type { Snapshot, Standing } from './source.ts';
import type { Feats } from './talk/deeds.ts';

declare const thing: unique symbol;

/**
 * Stands for one thing on a board. Only the board's `keyOf(thing)` makes one. It's good for maps, React keys and
 * `data-thing`, and is never parsed back.
 */
export type ThingKey = string & { readonly [thing]: true };

/** Something a sentence of the log mentions: kinds and ids are those of the game's phrase book. */
export interface Mention {
  readonly kind: string;
  readonly id: Json;
  /** The seat the sentence is about, if it's about one. */
  readonly seat?: Json | undefined;
}

/** How a category of the score sheet looks: never by colour alone. */
export interface CategoryLook {
  readonly category: string;
  readonly color: string;
  readonly icon: IconName;
}

/**
 * What things are called by people who see the board. Without this, as the rules' phrases call them. It depends on the game
 * and its options alone.
 */
export type Naming = (now: Snapshot, words: Words) => Scene['names'];

/** Somewhere on the board that a piece can be put by hand. Names are those of the rules. */
export type DropPlace =
  /** `space` counts from 0. */
  | { readonly on: 'site'; readonly site: string; readonly space: number }
  | { readonly on: 'track'; readonly space: string }
  | { readonly on: 'map'; readonly space: string }
  | { readonly on: 'hand' }
  | { readonly on: 'playArea' }
  | { readonly on: 'assistants' }
  /** A place of the card row, counted from 0 within its kind. */
  | { readonly on: 'row'; readonly cards: 'items' | 'artifacts'; readonly place: number }
  | { readonly on: 'deck'; readonly cards: 'items' | 'artifacts' }
  | { readonly on: 'exile'; readonly cards: 'items' | 'artifacts' }
  /** The idols of the seat whose things are shown: in a slot, or in the crates. */
  | { readonly on: 'idolSlot'; readonly slot: number }
  | { readonly on: 'crates' }
  | { readonly on: 'templeStack'; readonly stack: string }
  /** A stack of assistants, counted from 0. */
  | { readonly on: 'supply'; readonly stack: number }
  | { readonly on: 'rival' }
  /** Counted from 0. */
  | { readonly on: 'goal'; readonly goal: number }
  | { readonly on: 'treasures' }
  /** Where an Investigate card is kept. */
  | { readonly on: 'slot'; readonly slot: string };

/** How far a game is. */
export interface Progress {
  /** What a round is called. */
  readonly name: string;
  readonly round: number;
  readonly of: number;
  /** In words, where turns are counted. */
  readonly turn?: string;
}

/** What has to be reached alone. */
export interface Target {
  readonly total: number;
  /** What was reached besides, and what had to be. */
  readonly line: string;
}

/** What a game brings to the table besides its rules. */
export interface BoardModule {
  readonly Board: ComponentType;
  /** A class for all that is around the board: how the bar makes room for this game. */
  readonly tableClass: string | undefined;
  /** The state of the game, for the bar at the top. */
  readonly Status: ComponentType;
  /** A legal action in words, for the list of choices and for screen readers. */
  describe(action: ActionShape, now: Snapshot, words: Words): string;
  /** The same where the board marks the place it's about. Without this, as above. */
  readonly deed?: (action: ActionShape, now: Snapshot, words: Words) => string;
  readonly namesOf?: Naming;
  /** Whether a seat that needn't act is done for now. Without this, it is. */
  isDone?(now: Snapshot, seat: number): boolean;
  /** What the player has to decide now. */
  asked(now: Snapshot, words: Words): string;
  /** What to press for a move, the best first: of these, the first one on the page counts. */
  thingsOf(action: ActionShape, now: Snapshot): readonly ThingKey[];
  /** Every thing on the board that a mention may stand for. */
  thingsMentioned(mention: Mention, now: Snapshot): readonly ThingKey[];
  /** The parts of the board that a lesson can point out. */
  readonly places: readonly string[];
  /** What is heard with a phrase of the log, by its key. */
  readonly sounds: { readonly [key: string]: SoundName };
  /** Loads what says which events are staged, and how. */
  readonly stages: () => Promise<StageMaker>;
  /** Whether an action only ends the turn. */
  endsTurn(action: ActionShape): boolean;
  /** Whether an action answers nothing: it only asks the table to go on differently. Without this, none does. */
  isAside?(action: ActionShape): boolean;
  /** Any of several answers, if all of them will be given and it makes no difference which comes first. */
  anyOf?(answers: readonly ActionShape[], now: Snapshot): ActionShape | undefined;
  /** What this table's board is called: a temple, a map. */
  boardName(now: Snapshot, words: Words): string;
  /** What is counted in the end. */
  readonly unit: 'points' | 'coins';
  /** A seat's points so far, as far as anybody can see them. Without this, there's no running score. */
  pointsShown?(now: Snapshot, seat: number): number;
  /** Walls of undo that only say that one's last turn is over. */
  readonly turnWalls: readonly string[];
  /** In the order of the sheet. */
  readonly categories: readonly CategoryLook[];
  categoryName(category: string, words: Words): string;
  /** What a figure of the sheet is made of, in words: “4 idols”. */
  tally(category: string, score: Score, now: Snapshot, words: Words): string | undefined;
  /** What somebody who plays alone has to reach. Without this, nobody plays against a number. */
  target?(now: Snapshot, words: Words): Target | undefined;
  /** What a turn is remembered for, of all that was done in it. Without this, for everything. */
  headline?(block: Pick<Block, 'seat' | 'lines' | 'events'>): Phrase | undefined;
  /** After how many turns each round ended, and what it's called. */
  rounds(history: readonly Standing[]): readonly { readonly at: number; readonly label: string }[];
  /** Draws parts of the board away from a table: `site:camp-coins`, `hand`, `map`. */
  readonly Diagram: ComponentType<{ readonly parts: readonly string[] }>;
  /** What's at this point of the page, for putting pieces there by hand. */
  dropAt(x: number, y: number, now: Snapshot): Promise<DropPlace | undefined>;
  /** The public board for a television. `corner` is where people find the way to the table. */
  readonly Screen: ComponentType<{ readonly corner: ReactNode }>;
  /** What else everybody wants to see on a television: how much is left of what's face down. */
  readonly ScreenNote?: ComponentType;
  progress(now: Snapshot, words: Words): Progress;
  /** What the one to move has left to do, in words. */
  moving?(now: Snapshot, words: Words): string | undefined;
  /** What everybody does at the same time, in words. Without this, one plays after the other. */
  together?(words: Words): string;
  /** Every sign of the game, for the key. */
  readonly signs: readonly SignGroup[];
  /** Says at the foot of the key how a card is read. */
  readonly HowToRead?: ComponentType;
  /** What the player is doing, as a section, a rule or a thing that the rules explain. */
  topic(now: Snapshot): string;
  /** Whether an action is what a section of the rules is about, by the section's id. */
  readonly deeds: { readonly [section: string]: (action: ActionShape) => boolean };
  /** What free actions would make possible that can't be paid for yet. Without this, nothing. */
  coming?(now: Snapshot): readonly ActionShape[];
  /** How the log falls into turns. Without this, each line of the story is one. */
  readonly turns?: Turns;
  /** What of a turn stands among what people say at a server's table. Without this, nothing. */
  readonly feats?: Feats;
  /**
   * Where it's told what the others have done since the viewer's turn: without this, in a row of its own. In the log's place, it
   * moves nothing of the board. On a phone, where the log is far down, it then comes when it's asked for, and the board itself
   * says the latest.
   */
  readonly digestAt?: 'log';
  /** Draws what a move would cost and give. Without this, a hint only says what to do. */
  readonly Brings?: ComponentType<{ readonly preview: Preview }>;
}

/** An action in words, where the board marks the place it's about. */
export const deedWords = (
  board: Pick<BoardModule, 'deed' | 'describe'>,
  ...[action, now, words]: DescribedBy
): string => board.deed?.(action, now, words) ?? board.describe(action, now, words);

type DescribedBy = Parameters<BoardModule['describe']>;

/** Loads the board of a game. Filled in by the app: the table itself knows no game. */
export const BoardContext = createContext<((game: string) => Promise<BoardModule>) | undefined>(undefined);

/** The board of a game, with all words its table needs. */
export function useBoard(game: string): BoardModule {
  const load = use(BoardContext);
  if (load === undefined) throw new Error('no boards outside of the app');
  const board = load(game);
  useWords('table', ...(isGameId(game) ? [game] : []));
  return use(board);
}
