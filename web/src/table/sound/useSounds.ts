import { useEffect, useRef } from 'react';
import { playSound } from '../../kit/sound/play.ts';
import type { BoardModule } from '../board.ts';
import type { Snapshot } from '../source.ts';
import { heardBetween } from './heard.ts';

/** Lets people hear what happens at the table. */
export function useSounds(now: Snapshot, board: BoardModule): void {
  const before = useRef(now);
  useEffect(() => {
    const heard = heardBetween(before.current, now, board);
    before.current = now;
    if (heard !== undefined) playSound(heard);
  }, [now, board]);
}
