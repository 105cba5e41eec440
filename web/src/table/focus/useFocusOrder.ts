import { useEffect, useRef } from 'react';
import type { ThingKey } from '../board.ts';
import { useTable, useWhenFree } from '../context.ts';
import { buttonAt, firstOnPage, thingAt } from '../spots/spots.ts';

/**
 * When the thing that had the focus of somebody at the keyboard is gone, the first of these on the page gets it. Runs
 * after the board was drawn and no answer is awaited.
 */
export function useFocusOrder(order: readonly ThingKey[], options?: FocusOptions): void {
  const { now } = useTable();
  const byKey = useRef(false);
  const wasAtThing = useRef(false);
  useEffect(() => {
    const onKey = (): void => {
      byKey.current = true;
    };
    const onPointer = (): void => {
      byKey.current = false;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const main = document.getElementById('table');
      if (target instanceof Element && target !== main) wasAtThing.current = thingAt(target) !== undefined;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  useWhenFree(() => {
    const main = document.getElementById('table');
    const at = document.activeElement;
    if (!byKey.current || !wasAtThing.current || (at !== document.body && at !== main)) return;
    const next = firstOnPage(order);
    ((next && buttonAt(next)) ?? main)?.focus(options);
    return;
  }, [now.moment, order.join(' ')]);
}
