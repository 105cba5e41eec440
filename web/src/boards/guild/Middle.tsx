import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Board.module.css';
import { scrollToOne } from './map/sight.ts';
import { useSteadyTop } from './useSteadyTop.ts';

interface MiddleProps {
  /** Only the map, as large as there's room for: what is shown on it is looked at, not pressed. */
  readonly isMapAlone: boolean;
  /** The spaces that can be pressed. */
  readonly lit: string;
  readonly children: ReactNode;
}

/**
 * On a phone, what is between the cards above and one's own things below. It scrolls, and nothing else on the page does. What
 * opens above it moves nothing in it. If all spaces that can be pressed are out of sight, the nearest one comes into sight.
 */
export function Middle({ isMapAlone, lit, children }: MiddleProps) {
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
      requestAnimationFrame(() => {
        element.scrollTo({ top: before.current });
        showLit(element);
      });
    };
  }, [isMapAlone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other spaces are lit
  useLayoutEffect(() => {
    if (middle.current !== null && !isMapAlone) showLit(middle.current);
  }, [lit, isMapAlone]);
  return (
    <div ref={middle} className={`${styles.middle} ${isMapAlone ? styles.mapAlone : ''}`} data-part="middle">
      {children}
    </div>
  );
}

function showLit(element: HTMLElement): void {
  const spaces = [...element.querySelectorAll('[data-part="space"]')].map((space) => space.getBoundingClientRect());
  element.scrollTop += scrollToOne(spaces, element.getBoundingClientRect());
}
