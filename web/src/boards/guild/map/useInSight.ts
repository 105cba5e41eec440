import { type RefObject, useEffect } from 'react';

/** Halfway between two heights. */
const middle = (top: number, bottom: number): number => (top + bottom) / 2;

/**
 * On a phone, the cards to keep one of lie over the lower part of the map. What the chosen one reaches is moved to where
 * it can be seen.
 */
export function useInSight(frame: RefObject<HTMLElement | null>, reach: readonly string[]): void {
  const chosen = reach.join(' ');
  useEffect(() => {
    const board = frame.current?.closest('[data-board]');
    const sheet = board?.querySelector('[data-part="offers"]')?.getBoundingClientRect();
    const lit = [...(frame.current?.querySelectorAll('[data-reach]') ?? [])].map((one) => one.getBoundingClientRect());
    if (chosen === '' || !board || sheet === undefined || lit.length === 0) return;
    const map = frame.current?.parentElement?.getBoundingClientRect();
    const above = Math.max(board.getBoundingClientRect().top, board.scrollTop === 0 ? (map?.top ?? 0) : 0);
    const now = middle(Math.min(...lit.map(({ top }) => top)), Math.max(...lit.map(({ bottom }) => bottom)));
    board.scrollBy({ top: now - middle(above, sheet.top) });
  }, [frame, chosen]);
}
