import { startTransition, useEffect, useRef, useState } from 'react';
import { keepEqual } from '../../kit/same/keepEqual.ts';
import type { Snapshot, TableSource } from '../source.ts';

/** The snapshot to draw. The next one is drawn bit by bit, so that the page stays smooth. */
export function useDrawn(source: TableSource | undefined): Snapshot | undefined {
  const [drawn, setDrawn] = useState(() => ({ source, now: source?.snapshot() }));
  const latest = useRef(drawn.now);
  useEffect(() => {
    if (source === undefined) return undefined;
    const draw = (): void => {
      const before = latest.current;
      // Most of a table stays as it was; only what changed is drawn again.
      const now = keepEqual(before, source.snapshot());
      latest.current = now;
      const show = (): void => setDrawn((shown) => (shown.now === now ? shown : { source, now }));
      if (before === undefined) show();
      else startTransition(show);
    };
    draw();
    return source.subscribe(draw);
  }, [source]);
  return drawn.source === source ? drawn.now : source?.snapshot();
}
