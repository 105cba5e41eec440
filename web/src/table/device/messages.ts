import type { ActionShape, Phrase, Preview, Seat } from '@moonstaff/kernel';
import type { SavedGame } from '../engine/saved.ts';
import type { Advised, Snapshot } from '../source.ts';

/** What the page asks of the worker. Those with an `id` get an answer. */
export type ToWorker =
  /** With the game as it began when the device would not keep it then. */
  | { readonly ask: 'open'; readonly table: string; readonly game?: SavedGame | undefined }
  /** Somebody watches: the bots may move, with this many milliseconds between two moves. */
  | { readonly ask: 'play'; readonly pace: number }
  /** What was done is put down, then the worker ends. */
  | { readonly ask: 'close' }
  | { readonly ask: 'act'; readonly id: number; readonly action: ActionShape }
  | { readonly ask: 'undo' | 'redo'; readonly id: number }
  | { readonly ask: 'sit'; readonly id: number; readonly seat: Seat }
  | { readonly ask: 'explain'; readonly id: number; readonly thing: unknown }
  | { readonly ask: 'log' | 'hint'; readonly id: number }
  | { readonly ask: 'past'; readonly id: number; readonly first: number; readonly last: number }
  | { readonly ask: 'preview'; readonly id: number; readonly action: ActionShape };

export type Answer = Phrase | Preview | readonly Advised[] | readonly Snapshot[] | string | undefined;

export type FromWorker =
  /** With the `id` of the change that brought it about, if somebody asked for it. */
  | { readonly tell: 'snapshot'; readonly snapshot: Snapshot; readonly id?: number }
  | { readonly tell: 'answer'; readonly id: number; readonly answer: Answer }
  /** With the `id` of what was asked and will not be answered. */
  | { readonly tell: 'trouble'; readonly phrase: Phrase; readonly id?: number }
  /** What is done is not kept, because of `trouble`; or is kept again. */
  | { readonly tell: 'keeping'; readonly trouble?: Phrase };
