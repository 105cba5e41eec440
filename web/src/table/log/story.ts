import { outline, type StoryLine } from '@moonstaff/text';
import type { LogLine, Snapshot } from '../source.ts';

/** A line of the story beside the board. */
export type TableLine = StoryLine<LogLine>;

/** The story of a table, or of a part of it. */
export const storyOf = ({ game }: Pick<Snapshot, 'game'>, log: readonly LogLine[]): readonly TableLine[] =>
  outline(game, log);

/** Enough of the log to tell what happened last. */
const RECENT = 80;

/** What happened last. */
export const latest = (now: Pick<Snapshot, 'game' | 'log'>): TableLine | undefined =>
  storyOf(now, now.log.slice(-RECENT)).at(-1);
