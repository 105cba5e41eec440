import type { Level } from '@moonstaff/catalogue';
import type { ActionShape, Outcome, Phrase, PhraseBook, Preview, Reach, Score, Seat, Viewer } from '@moonstaff/kernel';

import type { RecordingKind } from '../kit/route/route.ts';

/** Who sits on a chair, as everybody at the table sees it. */
export type Seated =
  | { readonly kind: 'person'; readonly name: string }
  /** The level is absent where the bot is a server's. */
  | { readonly kind: 'bot'; readonly name: string; readonly level?: Level };

/** Who sits on a chair of a table that this device hosts. */
export type Sitter = Seated & ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level });

/** A move a good player would make, with the points expected at the end of the game. */
export interface Advised {
  readonly action: ActionShape;
  readonly value: number;
  /** With the best move: how the asker will probably end. */
  readonly outlook?: Outlook;
}

/** The score a seat will probably have at the end: in eight of ten games it's from `low` to `high`. */
export interface Outlook {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** The time a seat has to think. */
export interface SeatClock {
  /** Milliseconds left at `since`, or now if the clock isn't running. */
  readonly left: number;
  readonly since?: number;
  /** Below this it warns. */
  readonly low: number;
}

/** What a server's table knows of a seat besides who sits there. */
export interface SeatState {
  /** Not connected, left, out of time so that a bot plays this turn, or replaced by a bot. */
  readonly absence?: 'lost' | 'away' | 'standIn' | 'bot';
  readonly clock?: SeatClock;
}

/** Through whose eyes a recording is seen: a seat's, a spectator's, or with everything open. */
export type Eyes = Viewer | 'open';

/** A turn that wasn't played but might have been. */
export interface OtherTurn {
  readonly seat: Seat;
  readonly actions: readonly ActionShape[];
}

/** A line of the log as this viewer may know it. */
export interface LogLine {
  /** Who acted. */
  readonly seat: Seat;
  readonly phrase: Phrase;
  /** The entry of the game's log that brought it; none for the opening. */
  readonly entry?: number;
  /** Its place in the game, to tell new lines from old ones. */
  readonly id: number;
}

/** Everybody's points at the end of a turn. */
export interface Standing {
  /** In the order of the seats; a rival comes last. */
  readonly scores: readonly Pick<Score, 'seat' | 'total'>[];
  /** The keys of the phrases its last move added to the log: that a round ended, for example. */
  readonly told: readonly string[];
}

/** Everything one viewer may know of a table at one moment. */
export interface Snapshot {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number };
  readonly sitters: readonly Seated[];
  /** At a server's table, by seat. */
  readonly seats?: readonly SeatState[];
  readonly phrases: PhraseBook;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** What the viewer may do now. */
  readonly legal: readonly ActionShape[];
  readonly undo: Reach;
  readonly redo: number;
  readonly log: readonly LogLine[];
  readonly outcome?: Outcome;
  /** With the outcome, or in a recording: everybody's points after each turn. */
  readonly history?: readonly Standing[];
  /** This person must take the hot seat before anything hidden is shown. */
  readonly curtain?: Seat;
  /** This is a recording: after how many of its entries, where its turns end, and through whose eyes. */
  readonly replay?: {
    readonly at: number;
    readonly of: number;
    readonly turns: readonly number[];
    readonly eyes: Eyes;
  };
  /** At this table nobody may ask for a hint. */
  readonly noHints?: true;
  /** An earlier moment, not the present. */
  readonly past?: true;
  /** Counts the moments. */
  readonly moment: number;
}

/**
 * Where a table comes from: a worker on this device, a server, a recording. The page draws what it is
 * given and offers what is legal; it never works out a rule itself.
 */
export interface TableSource {
  snapshot(): Snapshot | undefined;
  /** Why there is no table. */
  trouble(): Phrase | undefined;
  /** Whether an answer is awaited. Until it comes, nothing more is sent. */
  busy(): boolean;
  subscribe(listener: () => void): () => void;
  /** The table is on the screen. Bots don't move before: their thinking would hold that up, and nobody would see it. */
  seen?(): void;
  act(action: ActionShape): void;
  undo(): void;
  redo(): void;
  /** Sits down on the hot seat: lifts the curtain. */
  sit(seat: Seat): void;
  /** Why this visible thing cannot be used now. */
  explain(thing: unknown): Promise<Phrase | undefined>;
  /** What a legal action would cost and give; nothing if it's no longer legal. */
  preview(action: ActionShape): Promise<Preview | undefined>;
  /** The whole log as a file; only when the game is over, for it holds the seed. */
  log(): Promise<string | undefined>;
  close(): void;
  /** The time by which the clocks run. */
  time?(): number;
  /** What a good player would do in the viewer's place, the best first; nothing if it isn't their turn. */
  hint?(): Promise<readonly Advised[]>;
  /**
   * How the viewer saw the table before this line of the log, and after each deed up to the last one. Nothing if we
   * can't tell.
   */
  past?(first: number, last: number): Promise<readonly Snapshot[]>;
  /** Where its recording is to be found once it is over. */
  readonly recording?: readonly [RecordingKind, string];
  /** The day of the challenge that's played here. Its recording stays sealed until the day is over. */
  readonly challenge?: string | undefined;
  /** The same table once more, with the same people; goes there. */
  again?(): Promise<void>;
  /** Whether somebody has asked to play again, and the viewer's seat is waiting. */
  readonly isAskedAgain?: boolean;
  /** A recording can be wound to any entry and seen from any seat. */
  wind?(at: number, eyes: Eyes, instead?: OtherTurn): void;
  /** The address of a moment of the recording, for others. */
  share?(at: number, eyes: Eyes): Promise<string>;
  /** The address of the score page, for a recording of a game that's over and has one. */
  readonly score?: readonly string[] | undefined;
  /** The address of the recording's analysis. */
  readonly analysis?: readonly string[];
  /** The address of the laboratory with the moment of the recording that's shown; nothing if it can't be set up. */
  lab?(): Promise<readonly string[] | undefined>;
  /** A new table that begins at a moment of the recording; this seat against bots. */
  playOn?(at: number, seat: Seat, instead?: OtherTurn): Promise<void>;
}
