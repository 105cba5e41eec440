import { useEffect, useState } from 'react';

const REST_MS = 300;
const HOLD_MS = 450;

/** A sign somebody points at, holds or has focused, and where it is. */
export interface Pointed {
  readonly sign: string;
  readonly element: Element;
}

const signIn = (element: Element | null | undefined): Pointed | undefined => {
  const host = element?.closest('[data-sign]') ?? element?.querySelector('[data-sign]');
  const sign = host?.getAttribute('data-sign') ?? undefined;
  return host && sign ? { sign, element: host } : undefined;
};

/** Buttons lie over some drawings: what is under the pointer at any depth counts. */
const signAt = ({ clientX, clientY }: PointerEvent): Pointed | undefined =>
  signIn(document.elementsFromPoint(clientX, clientY).find((element) => element.closest('[data-sign]') !== null));

/** The sign at rest under the pointer, under a finger that holds, or in what has the focus. */
export function usePointedSign(): Pointed | undefined {
  const [pointed, point] = useState<Pointed>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (event: PointerEvent, after: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => point(signAt(event)), after);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      point((now) => (now !== undefined && signAt(event)?.element === now.element ? now : undefined));
      later(event, REST_MS);
    };
    const down = (event: PointerEvent) => {
      point(undefined);
      clearTimeout(timer);
      if (event.pointerType !== 'mouse') later(event, HOLD_MS);
    };
    const up = () => clearTimeout(timer);
    const focus = ({ target }: FocusEvent) =>
      point(target instanceof Element && target.matches(':focus-visible') ? signIn(target) : undefined);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    window.addEventListener('focusin', focus);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      window.removeEventListener('focusin', focus);
    };
  }, []);
  return pointed;
}
