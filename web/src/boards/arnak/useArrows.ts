import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTable, useWhenFree } from '../../table/context.ts';

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

/** The nearest key that lies that way: far aside counts double. */
function nearest(from: Element, keys: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = middle(from);
  let best: { readonly key: HTMLElement; readonly far: number } | undefined;
  for (const key of keys) {
    if (key === from) continue;
    const [kx, ky] = middle(key);
    const along = (kx - x) * dx + (ky - y) * dy;
    const aside = Math.abs((kx - x) * dy - (ky - y) * dx);
    const far = along + 2 * aside;
    if (along > 1 && (best === undefined || far < best.far)) best = { key, far };
  }
  return best?.key;
}

/** Where focus goes that was lost with the thing it was on: to what can be done next, in this order. */
const NEXT = [
  '.tray .spot-key[tabindex="0"]',
  '.chip-answer',
  '.band-ready',
  '.spot-key[tabindex="0"]',
  '.chip:not([aria-disabled])',
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/**
 * For those who play with the keyboard: arrows go from thing to thing over the whole table, digits press the chips,
 * and focus is never lost.
 */
export function useArrows() {
  const host = useRef<HTMLDivElement>(null);
  const { now } = useTable();
  const byKey = useRef(false);
  useWhenFree(() => {
    const table = host.current;
    const waiting = document.querySelector<HTMLElement>('#table');
    const at = document.activeElement;
    if (table === null || !byKey.current || (at !== document.body && at !== waiting)) return;
    const found = NEXT.map((selector) => table.querySelector<HTMLElement>(selector)).find((next) => next !== null);
    (found ?? waiting)?.focus();
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
    if (step === undefined || !(from instanceof HTMLElement) || !from.matches('.spot-key')) return;
    event.preventDefault();
    nearest(from, [...(host.current?.querySelectorAll<HTMLElement>('.spot-key') ?? [])], step)?.focus();
  };
  return { ref: host, onKeyDown };
}
