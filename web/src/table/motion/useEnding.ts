import { useEffect, useState } from 'react';
import { slowness } from '../../kit/motion/pace.ts';
import { playSound } from '../../kit/sound/play.ts';
import type { Snapshot } from '../source.ts';
import { ENDING_MS } from './staging.ts';

/** Whether a game that has just ended still shows its last move. Any press goes on to the scores. */
export function useEnding({ outcome, replay, viewer }: Snapshot): boolean {
  const isOver = outcome !== undefined;
  const [hasShown, setShown] = useState(isOver);
  const isEnding = isOver && !hasShown && replay === undefined && slowness() !== undefined;
  const hasWon = outcome?.winners.some((seat) => seat === viewer) ?? false;
  useEffect(() => {
    // A last move that was taken back is shown again.
    if (!isOver) setShown(false);
    if (!isEnding) return undefined;
    const goOn = (): void => {
      setShown(true);
      if (hasWon) playSound('win');
    };
    const timer = setTimeout(goOn, ENDING_MS * (slowness() ?? 0));
    // Not before the press is over: what comes next must not be pressed by it.
    window.addEventListener('click', goOn);
    window.addEventListener('keydown', goOn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', goOn);
      window.removeEventListener('keydown', goOn);
    };
  }, [isOver, isEnding, hasWon]);
  return isEnding;
}
