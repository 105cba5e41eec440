import type { OptionSpecs, Options, OptionsOf } from './options.ts';
import type { Json, Phrase, PhraseBook } from './phrase.ts';
import type { FastRandom, Random } from './random.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Who is looking: a player, or somebody who sees only what's public. */
export type Viewer = Seat | 'spectator';

/** An action is plain data with a `type`; two actions are the same when their JSON is. */
export interface ActionShape {
  readonly type: string;
}

/** Every state carries its random numbers, and the version of the rules and the options it was set up with. */
export interface StateShape {
  random: Random;
  readonly rules: number;
  /** Complete and frozen. */
  readonly options: Options;
}

/** Every view shows them too. */
export interface ViewShape {
  readonly rules: number;
  readonly options: Options;
}

/**
 * Something that happened. `args` is for everyone; `secret` adds arguments for single seats
 * (the card that was drawn, the amount that was gained). What a viewer gets: `eventFor`.
 */
export interface GameEvent extends Phrase {
  readonly secret?: { readonly [seat: Seat]: { readonly [name: string]: Json } };
}

/**
 * Where `apply` reports. Hosts record; search passes `SILENT`.
 */
export interface Out {
  event(event: GameEvent): void;
  /** Something hidden was shown, to everybody or to the acting seat alone: its undo stops here, because of `why`. */
  reveal(why: Phrase, to?: 'everybody' | 'actor'): void;
  /** The seat said that it's done with something. It may take that back until anything is shown to it by others. */
  confirm(why: Phrase): void;
  /** From here on nobody can undo (a turn ended, everybody was done). */
  settle(why: Phrase): void;
}

/** One line of a score sheet. Points by category in the order of the sheet; `total` is their sum. */
export interface Score {
  readonly seat: Seat | 'rival';
  readonly categories: { readonly [category: string]: number };
  readonly total: number;
}

export interface Outcome {
  readonly scores: readonly Score[];
  /** Best first; players who share a place are grouped. */
  readonly ranking: readonly (readonly Score['seat'][])[];
  /** Who won; empty when a solo player lost. */
  readonly winners: readonly Score['seat'][];
}

/** What an action costs and is certain to give, up to the first unknown. */
export interface Preview {
  readonly price: readonly Phrase[];
  readonly gains: readonly Phrase[];
  /** Present when the action reveals something; undo stops there. */
  readonly reveals?: Phrase;
  /** Present when the price is asked for next: every way to pay it. */
  readonly payments?: readonly ActionShape[];
}

/**
 * A game. Everything else (logs, undo, server, browser, bots, scenarios) is written once, against this interface.
 *
 * Pure: no clock, no disk, no network, no randomness but `state.random`.
 */
export interface Game<
  State extends StateShape = StateShape,
  Action extends ActionShape = ActionShape,
  View extends ViewShape = ViewShape,
  Specs extends OptionSpecs = OptionSpecs,
  Thing = unknown,
> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** A log of any version in this span replays to the end it had when it was written. */
  readonly rules: { readonly oldest: number; readonly current: number };
  readonly options: Specs;
  readonly phrases: PhraseBook;

  /**
   * `options` are complete, checked and frozen (`parseOptions`); `random` belongs to the new state. `out` hears what
   * happens before anybody acts: first cards, a rival who begins.
   */
  setup(options: OptionsOf<Specs>, seats: number, random: Random, rules: number, out?: Out): State;
  /** A copy that shares nothing mutable. Written by hand, because search spends much of its time here. */
  clone(state: State): State;
  /** The seats that may act now, ascending; empty exactly when the game is over. */
  toAct(state: State): readonly Seat[];
  /** Which round is played, and of how many: everybody at the table sees that. Absent in games without rounds. */
  round?(state: State): { readonly now: number; readonly of: number };
  /** Every action this seat may take now, without duplicates. Depends on nothing the seat can't see. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Whether `legal` lists it. Accepts any JSON value. */
  isLegal(state: State, seat: Seat, action: unknown): action is Action;
  /** Carries out a legal action, in place. */
  apply(state: State, seat: Seat, action: Action, out: Out): void;
  /** What this viewer may know, built up from nothing. */
  view(state: State, viewer: Viewer): View;
  /**
   * A full state that fits the view: what the viewer knows stays, everything else is dealt at random. It's made from
   * the view alone, so a bot that plays from it can't have seen more.
   */
  imagine(view: View, random: FastRandom): State;
  /**
   * Reshuffles, in place and with `state.random`, everything that nobody knows (deck orders, face-down stacks), and
   * leaves the rest where it is. After a rewind past a reveal, the same card must not come again.
   */
  redeal(state: State): void;
  /** Why this visible thing can't be used now; undefined when it can. */
  explain(state: State, seat: Seat, thing: Thing): Phrase | undefined;
  preview(state: State, seat: Seat, action: Action): Preview;
  /** The current score sheet of everybody, hidden things included. */
  scores(state: State): readonly Score[];
  /** Undefined until the game is over. */
  outcome(state: State): Outcome | undefined;
  /**
   * The state in the shape it had when logs of format 1 hashed all of it. Only for games that have such logs. It never
   * changes again, whatever is added to the state.
   */
  firstShape?(state: State): unknown;
  /**
   * Fields of the views that the seal of a log leaves out, because logs were written before there were any. Only for
   * what changes the story of a game, and nothing about how it's played.
   */
  readonly unsealed?: readonly string[];
}

/** A game whose own types don't matter: what hosts hold. */
// biome-ignore lint/suspicious/noExplicitAny: a host holds games of all kinds; their own types meet again inside the game
export type AnyGame = Game<any, any, any, any, any>;

const nothing = (): void => {};

/** For play without an audience. */
export const SILENT: Out = { event: nothing, reveal: nothing, confirm: nothing, settle: nothing };

/** The part of an event that a viewer may know. */
export function eventFor(event: GameEvent, viewer: Viewer): Phrase {
  const own = viewer === 'spectator' ? undefined : event.secret?.[viewer];
  return { key: event.key, args: own === undefined ? event.args : { ...event.args, ...own } };
}
