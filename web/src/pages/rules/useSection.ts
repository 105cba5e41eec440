import { useEffect } from 'react';

/** What a reader does to move the page, or to begin something else. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Leads to a section. Examples and components above it are drawn when they come near, and push it away; so it's shown
 * again each time the page grows, until the reader does something.
 */
export function useSection(id: string | undefined): void {
  useEffect(() => {
    const heading = id === undefined ? null : document.getElementById(`rule-${id}`);
    if (heading === null) return;
    const show = (): void => heading.scrollIntoView({ block: 'start' });
    show();
    heading.focus({ preventScroll: true });
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const listening = new AbortController();
    const letGo = (): void => {
      growth.disconnect();
      listening.abort();
    };
    for (const event of BY_HAND)
      window.addEventListener(event, letGo, { passive: true, capture: true, signal: listening.signal });
    return letGo;
  }, [id]);
}
