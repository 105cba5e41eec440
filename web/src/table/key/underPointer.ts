import { useEffect, useState } from 'react';
import { listenForHolds } from '../../kit/controls/hold.ts';
import look from '../../kit/look/look.module.css';
import { settingsNow } from '../../kit/settings/settings.ts';
import { entryFor, type SignGroup } from './signs.ts';

/** A sign somebody points at, holds or has focused, or a thing they hold that says what it is; and where it is. */
export interface Pointed {
  readonly sign?: string;
  readonly text?: string;
  readonly element: Element;
}

/** What answers to being held by itself. */
const BY_ITSELF = '[data-holds], [data-state], dialog, [data-part="inspector"], [data-part="key"]';

const signIn = (element: Element | null | undefined): Pointed | undefined => {
  const host = element?.closest('[data-sign]') ?? element?.querySelector('[data-sign]');
  const sign = host?.getAttribute('data-sign') ?? undefined;
  return host && sign ? { sign, element: host } : undefined;
};

/** What a thing says of itself, which is more than its signs say. */
const saidIn = (element: Element | null | undefined): Pointed | undefined => {
  const host = element?.closest('[data-says]');
  const text = host?.getAttribute('data-says');
  return host && text ? { text, element: host } : undefined;
};

/** Buttons lie over some drawings: what is under the pointer at any depth counts. */
function pointedAt({ clientX, clientY }: PointerEvent): Pointed | undefined {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .find((one) => one.closest('[data-sign], [data-says]') !== null);
  return saidIn(under) ?? signIn(under);
}

/** What a thing says of itself, where a mouse would see it; a button with a drawing alone says what it does. */
function saidBy(element: Element): string | undefined {
  const said = element.getAttribute('data-says') ?? element.getAttribute('title');
  if (said) return said;
  if (!element.matches('button, a')) return undefined;
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const spoken = [...element.querySelectorAll(`.${look.spoken}`)].map(({ textContent }) => textContent).join(' ');
  return spoken !== '' && element.textContent === spoken ? spoken : undefined;
}

/** What somebody holds, the innermost first: a thing that can be looked at closely opens. Says whether there's anything. */
function hold(
  { clientX, clientY }: PointerEvent,
  groups: readonly SignGroup[],
  point: (pointed: Pointed) => void,
): boolean {
  let cover: Pointed | undefined;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (element.closest(BY_ITSELF) !== null) return false;
    if (element instanceof HTMLButtonElement && element.popoverTargetElement instanceof HTMLElement) {
      element.popoverTargetElement.showPopover();
      return true;
    }
    const text = saidBy(element);
    const sign = element.getAttribute('data-sign') ?? '';
    const isKnown = entryFor(groups, sign) !== undefined;
    const pointed = text !== undefined ? { text, element } : isKnown ? { sign, element } : undefined;
    if (pointed === undefined) continue;
    // Something over a whole panel only answers where nothing below it does.
    if (element.hasAttribute('data-cover')) {
      cover = pointed;
      continue;
    }
    point(pointed);
    return true;
  }
  if (cover !== undefined) point(cover);
  return cover !== undefined;
}

/** What has the focus: what it says of itself, or the sign in it. */
function focused(element: Element): Pointed | undefined {
  // The whole table gets the focus when what had it is gone. Nobody asked what's on it.
  if (element.closest(BY_ITSELF) !== null || element.matches('[tabindex="-1"]')) return undefined;
  return saidIn(element) ?? signIn(element);
}

/** The sign at rest under the pointer, what a finger holds, or the sign in what has the focus. */
export function usePointed(groups: readonly SignGroup[]): Pointed | undefined {
  const [pointed, point] = useState<Pointed>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      point((now) => (now !== undefined && pointedAt(event)?.element === now.element ? now : undefined));
      clearTimeout(timer);
      timer = setTimeout(() => point(pointedAt(event)), settingsNow().inspect);
    };
    const down = () => {
      point(undefined);
      clearTimeout(timer);
    };
    const focus = ({ target }: FocusEvent) => {
      // What a finger holds gets the focus, too.
      if (target instanceof Element && target.matches(':focus-visible')) point(focused(target));
    };
    const stopHolds = listenForHolds(window, (at) => hold(at, groups, point));
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerdown', down);
    window.addEventListener('focusin', focus);
    return () => {
      clearTimeout(timer);
      stopHolds();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('focusin', focus);
    };
  }, [groups]);
  return pointed;
}
