import type { Phrase } from '@moonstaff/kernel';
import { outline, type StoryLine } from '@moonstaff/text';
import type { LogLine, Snapshot } from '../source.ts';

/** A line of the story beside the board. */
export type TableLine = StoryLine<LogLine>;

/** A log never changes, so its story is made once for all who ask. */
const told = new WeakMap<readonly LogLine[], readonly TableLine[]>();

/** A table with a story. */
export type Telling = Pick<Snapshot, 'game'> & Partial<Pick<Snapshot, 'log'>>;

/** The story of a table, or of a part of it: the rest of the log still says what things are called. */
export function storyOf({ game, log: whole = [] }: Telling, log: readonly LogLine[]): readonly TableLine[] {
  const story = told.get(log) ?? outline(game, log, log === whole ? [] : whole);
  told.set(log, story);
  return story;
}

/** The story of what was done in a position that began with something known. */
export function storyFrom(now: Pick<Snapshot, 'game' | 'log'>, told: readonly Phrase[]): readonly TableLine[] {
  const known = told.map((one, i): LogLine => ({ seat: 0, phrase: one, id: -1 - i }));
  const log = [...known, ...now.log.filter(({ entry }) => entry !== undefined)];
  return storyOf(now, log).filter(({ events }) => events.some(({ entry }) => entry !== undefined));
}

/** What happened last. */
export const latest = (now: Pick<Snapshot, 'game' | 'log'>): TableLine | undefined => storyOf(now, now.log).at(-1);
