import { type RefObject, useEffect } from 'react';

/** Keeps what is in a part that scrolls where it is on the screen, when something comes or goes above that part. */
export function useSteadyTop(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    let top: number | undefined;
    // Told by the browser before it paints: nobody sees it at the wrong place.
    const observer = new ResizeObserver(() => {
      const now = element.getBoundingClientRect().top;
      if (top !== undefined) element.scrollTop += now - top;
      top = now;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
}
