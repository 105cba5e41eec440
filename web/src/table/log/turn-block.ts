import type { JudgedTurn } from '@moonstaff/bots/analysis';
import type { LogLine, Snapshot } from '../source.ts';
import type { Block } from './blocks.ts';
import { storyOf } from './story.ts';

type Turn = Pick<JudgedTurn, 'seat' | 'at' | 'end' | 'turn'>;

/** What a seat did in a turn, as the log of the whole game tells it. */
export function blockOf(full: Pick<Snapshot, 'game' | 'log'>, { seat, at, end, turn }: Turn): Block {
  const isIn = (line: LogLine): boolean =>
    line.seat === seat && line.entry !== undefined && line.entry >= at && line.entry < end;
  // A line may begin while the turn before ends: cards are dealt for it.
  const lines = storyOf(full, full.log).filter((line) => {
    const last = line.seat === seat ? line.events.findLast((event) => event.seat === seat) : undefined;
    return last !== undefined && isIn(last);
  });
  return { id: turn, kind: 'turn', seat, lines, events: lines.flatMap(({ events }) => events) };
}
