import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTable, useWhenFree } from '../../table/context.ts';
import { elementOf } from '../../table/spots/spots.ts';
import type { BoardModel } from './model.ts';
import { keyOf } from './things.ts';

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest button in that direction; sideways distance counts double. */
function nearest(from: Element, buttons: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = middle(from);
  let best: { readonly button: HTMLElement; readonly distance: number } | undefined;
  for (const button of buttons) {
    if (button === from) continue;
    const [bx, by] = middle(button);
    const along = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy - (by - y) * dx);
    const distance = along + 2 * aside;
    if (along > 1 && (best === undefined || distance < best.distance)) best = { button, distance };
  }
  return best?.button;
}

const SPOT = '[data-state] > button';

/** Where focus goes when the thing it was on is gone: to what can be done next, in this order. */
function nextFocus(table: Element, { tray, keyboard }: BoardModel): HTMLElement | undefined {
  const [first] = keyboard;
  const spot = (): HTMLElement | null | undefined => first && elementOf(keyOf(first))?.querySelector('button');
  const find = (selector: string): HTMLElement | null => table.querySelector<HTMLElement>(selector);
  const found =
    (tray.cards.length + tray.assistants.length > 0 ? spot() : undefined) ??
    find('.chip-answer') ??
    find('.band-ready') ??
    spot() ??
    find('.chip:not([aria-disabled])');
  return found ?? undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Arrows go from thing to thing over the whole table, digits press the chips, and focus is never lost. */
export function useKeyboard(model: BoardModel) {
  const host = useRef<HTMLDivElement>(null);
  const { now } = useTable();
  const byKey = useRef(false);
  useWhenFree(() => {
    const table = host.current;
    const waiting = document.querySelector<HTMLElement>('#table');
    const at = document.activeElement;
    if (table === null || !byKey.current || (at !== document.body && at !== waiting)) return;
    (nextFocus(table, model) ?? waiting)?.focus();
    return;
  }, [now.moment]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      byKey.current = true;
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      host.current?.querySelectorAll<HTMLElement>('.chips .chip')[Number(event.key) - 1]?.click();
    };
    const onPointer = (): void => {
      byKey.current = false;
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPointer);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPointer);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = event.target;
    if (step === undefined || !(from instanceof HTMLElement) || !from.matches(SPOT)) return;
    event.preventDefault();
    nearest(from, [...(host.current?.querySelectorAll<HTMLElement>(SPOT) ?? [])], step)?.focus();
  };
  return { ref: host, onKeyDown };
}
