import { useEffect, useState } from 'react';
import { useLayout } from '../../kit/settings/layout.ts';

/** So far below the top of the window a part begins that one looks at, as a share of its height. */
const EYE = 0.35;

/** In the hand, where the parts lie under each other: the one in sight. */
export function useCurrentPart(parts: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]);
  const scrolls = useLayout() === 'phone';
  useEffect(() => {
    if (!scrolls) return;
    const look = (): void => {
      const begun = (part: string): boolean => {
        const place = document.querySelector(part);
        return place !== null && place.getBoundingClientRect().top < window.innerHeight * EYE;
      };
      setCurrent(parts.findLast(begun) ?? parts[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [scrolls, parts]);
  return scrolls ? current : undefined;
}
