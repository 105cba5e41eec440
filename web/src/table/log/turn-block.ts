import type { JudgedTurn } from '@moonstaff/bots/analysis';
import type { LogLine, Snapshot } from '../source.ts';
import type { Block } from './blocks.ts';
import { storyOf } from './story.ts';

type Turn = Pick<JudgedTurn, 'seat' | 'at' | 'end' | 'turn'>;

/** What a seat did in a turn, as the log of the whole game tells it. */
export function blockOf(full: Pick<Snapshot, 'game' | 'log'>, { seat, at, end, turn }: Turn): Block {
  const isIn = (line: LogLine): boolean =>
    line.seat === seat && line.entry !== undefined && line.entry >= at && line.entry < end;
  const lines = storyOf(full, full.log).filter((line) => line.seat === seat && line.events.some(isIn));
  return { id: turn, kind: 'turn', seat, lines, events: lines.flatMap(({ events }) => events) };
}
