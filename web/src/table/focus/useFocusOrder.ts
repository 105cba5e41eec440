import { useEffect, useRef } from 'react';
import { ARROWS } from '../../kit/focus/arrows.ts';
import type { ThingKey } from '../board.ts';
import { useTable, useWhenFree } from '../context.ts';
import { buttonAt, firstOnPage, thingAt } from '../spots/spots.ts';

interface Turn {
  /** Differs from turn to turn. */
  readonly turn: string;
  /** What ends a turn. It's there in the next one, too. */
  readonly endedBy: ThingKey;
}

/** What somebody at the keyboard would do first. */
let first: () => HTMLElement | undefined = () => undefined;

/** To the first thing there is to do, or else to the table itself. */
export const goToTable = (): void => (first() ?? document.getElementById('table'))?.focus();

/**
 * When the thing that had the focus of somebody at the keyboard is gone or has ended the turn, the first of these on the
 * page gets it. Runs after the board was drawn and no answer is awaited.
 */
export function useFocusOrder(order: readonly ThingKey[], options?: FocusOptions, ends?: Turn): void {
  const { now } = useTable();
  useEffect(() => {
    first = () => {
      const thing = firstOnPage(order);
      return thing && buttonAt(thing);
    };
  });
  const turn = useRef(ends?.turn);
  const byKey = useRef(false);
  const wasAtThing = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      byKey.current = true;
      const at = document.activeElement;
      // From nowhere, an arrow goes to what there is to do.
      if (!(event.key in ARROWS) || (at !== document.body && at?.id !== 'table')) return;
      const start = first();
      if (start === undefined) return;
      event.preventDefault();
      start.focus();
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
    const hasEnded = turn.current !== ends?.turn && thingAt(at) === ends?.endedBy;
    turn.current = ends?.turn;
    if (!byKey.current || !wasAtThing.current || (!hasEnded && at !== document.body && at !== main)) return;
    const next = firstOnPage(order);
    ((next && buttonAt(next)) ?? main)?.focus(options);
    return;
  }, [now.moment, order.join(' '), ends?.turn]);
}
