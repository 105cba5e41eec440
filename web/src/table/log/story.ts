import { outline, type StoryLine } from '@moonstaff/text';
import type { LogLine, Snapshot } from '../source.ts';

/** A line of the story beside the board. */
export type TableLine = StoryLine<LogLine>;

/** A log never changes, so its story is made once for all who ask. */
const told = new WeakMap<readonly LogLine[], readonly TableLine[]>();

/** The story of a table, or of a part of it. */
export function storyOf({ game }: Pick<Snapshot, 'game'>, log: readonly LogLine[]): readonly TableLine[] {
  const story = told.get(log) ?? outline(game, log);
  told.set(log, story);
  return story;
}

/** What happened last. */
export const latest = (now: Pick<Snapshot, 'game' | 'log'>): TableLine | undefined => storyOf(now, now.log).at(-1);
