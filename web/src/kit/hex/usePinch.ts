import { type RefObject, useEffect } from 'react';
import type { Point } from './geometry.ts';

interface Fingers extends Point {
  readonly n: number;
  readonly apart: number;
}

function fingersOf({ touches }: TouchEvent): Fingers | undefined {
  const [a, b] = touches;
  if (a === undefined) return undefined;
  if (b === undefined) return { n: 1, x: a.clientX, y: a.clientY, apart: 0 };
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  return { n: 2, x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, apart };
}

/** Two fingers make larger or smaller; with something larger in hand, one finger pulls instead of scrolling the page. */
export function usePinch(
  target: RefObject<HTMLElement | null>,
  larger: boolean,
  pinch: (factor: number, x: number, y: number) => void,
  pull: (by: Point) => void,
): void {
  useEffect(() => {
    const host = target.current;
    if (host === null) return;
    let last: Fingers | undefined;
    const onStart = (event: TouchEvent): void => {
      last = fingersOf(event);
      if (last?.n === 2) event.preventDefault();
    };
    const onMove = (event: TouchEvent): void => {
      const now = fingersOf(event);
      const before = last;
      last = now;
      if (now === undefined || before === undefined || now.n !== before.n || (now.n === 1 && !larger)) return;
      event.preventDefault();
      pull({ x: now.x - before.x, y: now.y - before.y });
      if (now.n === 2) pinch(now.apart / before.apart, now.x, now.y);
    };
    host.addEventListener('touchstart', onStart, { passive: false });
    host.addEventListener('touchmove', onMove, { passive: false });
    return () => {
      host.removeEventListener('touchstart', onStart);
      host.removeEventListener('touchmove', onMove);
    };
  }, [target, larger, pinch, pull]);
}
