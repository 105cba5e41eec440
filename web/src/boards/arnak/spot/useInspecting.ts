import { useEffect, useRef } from 'react';
import { settingsNow } from '../../../kit/settings/settings.ts';
import type { BoardState } from '../context.ts';
import type { Spot } from '../things.ts';

/** Shows a thing closely after a moment, or at once; nothing stops it. */
export function useInspecting(
  dispatch: BoardState['dispatch'],
): (thing: Spot | undefined, at: 'once' | 'later') => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (thing, at) => {
    clearTimeout(timer.current);
    const inspect = () => dispatch({ type: 'inspect', ...(thing && { thing }) });
    if (at === 'once') inspect();
    else timer.current = setTimeout(inspect, settingsNow().inspect);
  };
}
