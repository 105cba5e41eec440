import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTable } from '../../table/context.ts';

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

/** Arrows go from thing to thing over the whole table; focus that was lost goes to what can be done next. */
export function useArrows() {
  const host = useRef<HTMLDivElement>(null);
  const { now, busy } = useTable();
  const byKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the table
  useEffect(() => {
    if (busy || !byKey.current || document.activeElement !== document.body) return;
    const next =
      host.current?.querySelector<HTMLElement>('.band-ready') ??
      host.current?.querySelector<HTMLElement>('.spot-key[tabindex="0"]');
    next?.focus();
  }, [now.moment, busy]);
  const onKeyDown = (event: KeyboardEvent): void => {
    byKey.current = true;
    const step = STEPS[event.key];
    const from = event.target;
    if (step === undefined || !(from instanceof HTMLElement) || !from.matches('.spot-key')) return;
    event.preventDefault();
    nearest(from, [...(host.current?.querySelectorAll<HTMLElement>('.spot-key') ?? [])], step)?.focus();
  };
  const onPointerDown = (): void => {
    byKey.current = false;
  };
  return { ref: host, onKeyDown, onPointerDown };
}
