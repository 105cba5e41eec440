import { type RefObject, useEffect, useRef } from 'react';
import { listenForHolds } from './hold.ts';

/** Calls back when a finger rests on something in a part of the page. `held` says whether it takes the hold. */
export function useHolds(part: RefObject<HTMLElement | null>, held: (at: PointerEvent) => boolean): void {
  const latest = useRef(held);
  useEffect(() => {
    latest.current = held;
  });
  useEffect(() => {
    const host = part.current;
    return host === null ? undefined : listenForHolds(host, (at) => latest.current(at));
  }, [part]);
}
