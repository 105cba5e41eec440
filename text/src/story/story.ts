/**
 * The story of a game: what happened, action by action, the way somebody who was there would tell it. The page's log,
 * `replay --story` and the transcripts are all made here.
 *
 * First the events are gathered into lines, which needs no language (`outline`); then each line is worded (`Words.line`).
 */
import type { Phrase, Seat } from '@moonstaff/kernel';
import { arnakOutline } from '../arnak/story.ts';
import { guildOutline } from '../guild/story.ts';
import { DraftLine, seatOf } from './draft.ts';

/** One event as its reader may know it. */
export interface Happening {
  /** Who acted. */
  readonly seat: Seat;
  readonly phrase: Phrase;
  /** The entry of the log that brought it; none for the opening. */
  readonly entry?: number;
}

/** A sentence. Its clauses have the same subject, which is said once. */
export type Clauses = readonly Phrase[];

/** A line of the story, with the events it tells. */
export interface StoryLine<Event extends Happening = Happening> {
  readonly kind: 'heading' | 'line';
  /** Who did it; absent where nobody did. */
  readonly seat?: Seat;
  readonly sentences: readonly Clauses[];
  readonly events: readonly Event[];
  /** Sites that have a name by now: site → tile. */
  readonly tiles?: { readonly [site: string]: string };
}

type Outline = <Event extends Happening>(
  events: readonly Event[],
  earlier?: readonly Happening[],
) => readonly StoryLine<Event>[];

const OUTLINES: { readonly [game: string]: Outline } = { arnak: arnakOutline, guild: guildOutline };

/** For a game without an outline of its own: a line per event. */
const plainOutline: Outline = (events) =>
  events.map((event) => {
    const line = new DraftLine<typeof event>(event.phrase.key, seatOf(event.phrase.args));
    line.say(event.phrase.key, event.phrase.args);
    line.events.push(event);
    return line.finish();
  });

/** The events of a game as the lines of its story. Earlier events aren't repeated, but they say what sites are called. */
export const outline = <Event extends Happening>(
  game: string,
  events: readonly Event[],
  earlier: readonly Happening[] = [],
): readonly StoryLine<Event>[] => (OUTLINES[game] ?? plainOutline)(events, earlier);
