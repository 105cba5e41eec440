import { useEffect, useState } from 'react';
import { useLayout } from '../../../kit/settings/layout.ts';
import { placeNamed } from '../../../table/spots/spots.ts';
import type { PlaceName } from '../places.ts';

/** A place counts as looked at once it begins this far below the top of the window, as a share of its height. */
const EYE = 0.35;

/** On a phone, where the places are below each other: the one in sight. */
export function useCurrentPlace(places: readonly PlaceName[]): PlaceName | undefined {
  const [current, setCurrent] = useState(places[0]);
  const scrolls = useLayout() === 'phone';
  useEffect(() => {
    if (!scrolls) return;
    const look = (): void => {
      const begun = (name: PlaceName): boolean => {
        const place = placeNamed(name);
        return place !== undefined && place.getBoundingClientRect().top < window.innerHeight * EYE;
      };
      setCurrent(places.findLast(begun) ?? places[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [scrolls, places]);
  return scrolls ? current : undefined;
}
