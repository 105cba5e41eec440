import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Board.module.css';
import { useSteadyTop } from './useSteadyTop.ts';

interface MiddleProps {
  /** Only the map, as large as there's room for: what is shown on it is looked at, not pressed. */
  readonly isMapAlone: boolean;
  readonly children: ReactNode;
}

/**
 * On a phone, what is between the cards above and one's own things below. It scrolls, and nothing else on the page does. What
 * opens above it moves nothing in it.
 */
export function Middle({ isMapAlone, children }: MiddleProps) {
  const middle = useRef<HTMLDivElement>(null);
  useSteadyTop(middle);
  /** How far it was scrolled before the map was alone. */
  const before = useRef(0);
  useLayoutEffect(() => {
    const element = middle.current;
    if (element === null || !isMapAlone) return undefined;
    before.current = element.scrollTop;
    element.scrollTop = 0;
    return () => {
      // The rest of the page is there again.
      requestAnimationFrame(() => element.scrollTo({ top: before.current }));
    };
  }, [isMapAlone]);
  return (
    <div ref={middle} className={`${styles.middle} ${isMapAlone ? styles.mapAlone : ''}`} data-part="middle">
      {children}
    </div>
  );
}
