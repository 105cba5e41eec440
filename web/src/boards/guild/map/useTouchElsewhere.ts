import { useEffect, useRef } from 'react';

/** Here one may touch without leaving what is pointed at: the map, and what is said of it. */
const HERE = '[data-place="map"], [data-part="told"]';

/** A finger that touches something else no longer points at the map. */
export function useTouchElsewhere(leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const onDown = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType === 'touch' && target instanceof Element && target.closest(HERE) === null) latest.current();
    };
    window.addEventListener('pointerdown', onDown, true);
    return () => window.removeEventListener('pointerdown', onDown, true);
  }, []);
}
