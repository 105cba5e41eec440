import { type KeyboardEvent, useEffect } from 'react';
import { ARROWS, nearest, type Point } from '../../kit/focus/arrows.ts';
import { useFocusOrder } from '../../table/focus/useFocusOrder.ts';
import { buttonAt, goToThing, thingAt } from '../../table/spots/spots.ts';
import type { BoardState } from './context.ts';
import { everySpot, focusOrder, pressOf } from './keyboard.ts';
import { keyOf } from './things.ts';

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Arrows go from thing to thing over the whole table, digits press the chips, and focus is never lost. */
export function useKeyboard({ view, model, dispatch }: BoardState) {
  useFocusOrder(focusOrder(model).map(keyOf));
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const chip = /^[1-9]$/.test(event.key) ? model.chips[Number(event.key) - 1] : undefined;
      if (chip === undefined) return;
      dispatch(pressOf(chip));
      const first = chip.is === 'kind' ? chip.things[0] : undefined;
      if (first !== undefined) goToThing(keyOf(first));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [model, dispatch]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    const from = event.target;
    if (direction === undefined || !(from instanceof Element)) return;
    const spots = everySpot(view, model).map(keyOf);
    if (!spots.some((key) => key === thingAt(from))) return;
    event.preventDefault();
    const others = spots.flatMap((key) => buttonAt(key) ?? []).filter((button) => button !== from);
    nearest(
      middle(from),
      others.map((button) => [button, middle(button)] as const),
      direction,
    )?.focus();
  };
  return { onKeyDown };
}
