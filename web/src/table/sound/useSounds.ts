import { useEffect, useRef } from 'react';
import { playSound } from '../../kit/sound/play.ts';
import type { BoardModule } from '../board.ts';
import { stageBetween } from '../motion/staging.ts';
import type { Snapshot } from '../source.ts';
import { heardBetween } from './heard.ts';

/** Lets people hear what happens at the table. */
export function useSounds(now: Snapshot, board: BoardModule): void {
  const before = useRef(now);
  useEffect(() => {
    const then = before.current;
    before.current = now;
    // A stage has sounds of its own.
    const heard = stageBetween(then, now, board.stages) ? undefined : heardBetween(then, now, board);
    if (heard !== undefined) playSound(heard);
  }, [now, board]);
}
