import type { ActionShape, Seat } from '@moonstaff/kernel';
import type { Grade } from './grade.ts';
import type { Change, Outlook } from './outlook.ts';

/** In how many imagined states each turn is tried out, unless somebody wants to know it more exactly. */
export const PRESET_TRIES = 24;

/** What a seat can have besides points on its score sheet. */
export const HOLDINGS = [
  'coins',
  'compass',
  'tablet',
  'arrowhead',
  'jewel',
  'handCards',
  'archaeologists',
  'assistants',
  'readyAssistants',
  'goldAssistants',
  'boons',
  'guardians',
  'nearSpaces',
  'openRegionSpaces',
  'villages',
  'goalSteps',
] as const;

export type Holding = (typeof HOLDINGS)[number];

/** A part of what a position is worth: points of a category on the score sheet, or something a seat has. */
export type Part = { readonly score: string } | { readonly holding: Holding };

/** Something the better turn brings that the other doesn't; a negative amount is what it gives up. */
export type Reason = Part & { readonly more: number };

/** A turn that's better than the one played, or the part of one from where it differs. */
export interface BetterTurn {
  /** How many entries the log has where it begins. */
  readonly at: number;
  readonly actions: readonly ActionShape[];
  /** What its seat can expect after the turn that was played, and after this one. */
  readonly played: Outlook;
  readonly best: Outlook;
  /** What the other one cost against it. A turn in which something was revealed has parts, and each may have cost. */
  readonly cost?: Change;
  readonly why: readonly Reason[];
}

/** What an analysis says about one seat's turn. */
export interface JudgedTurn {
  readonly seat: Seat;
  /** Which turn of the game it was, from 1 on. */
  readonly turn: number;
  /** How many entries the log had before it, and after it. */
  readonly at: number;
  readonly end: number;
  /** What it cost its seat against the best turn found: of its lead, and of its chance to win. Never negative. */
  readonly cost: Change;
  readonly grade: Grade;
  /** It was the best turn, and not easy to see. */
  readonly find?: true;
  /** What it changed for each seat on average, by what its own seat could know. */
  readonly play: readonly Change[];
  /** Only where it was worth remarking on. */
  readonly better?: BetterTurn;
}

/** How a whole game was played. */
export interface Analysis {
  readonly game: string;
  readonly seats: number;
  /** How many times each turn was tried out. */
  readonly tries: number;
  /** What each seat could expect before the first turn of the game, and after each. */
  readonly curve: readonly (readonly Outlook[])[];
  /** How many entries the log had after each turn of the game. */
  readonly ends: readonly number[];
  /** In the order of the game. If the analysis was stopped, some are missing at its end. */
  readonly turns: readonly JudgedTurn[];
  /** How many there are in the game. */
  readonly of: number;
}
