import { startTransition, useEffect, useRef, useState } from 'react';
import { keepFrames } from '../../kit/motion/keepFrames.ts';
import type { Snapshot, TableSource } from '../source.ts';
import { Redrawing } from './redrawing.ts';

/** The snapshot to draw. The next one is drawn bit by bit, so that the page stays smooth. */
export function useDrawn(source: TableSource | undefined): Snapshot | undefined {
  const [drawn, setDrawn] = useState(() => ({ source, now: source?.snapshot() }));
  const redrawing = useRef<Redrawing>(undefined);
  const stop = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown when the source comes
  useEffect(() => {
    if (source === undefined) return undefined;
    const shown = drawn.source === source ? drawn.now : undefined;
    const next = new Redrawing(source, shown, (now, isFirst) => {
      if (isFirst) return setDrawn({ source, now });
      stop.current ??= keepFrames();
      startTransition(() => setDrawn({ source, now }));
    });
    redrawing.current = next;
    next.draw();
    return source.subscribe(next.draw);
  }, [source]);
  useEffect(() => {
    stop.current?.();
    stop.current = undefined;
    redrawing.current?.drawn(drawn.now);
  }, [drawn]);
  return drawn.source === source ? drawn.now : source?.snapshot();
}
