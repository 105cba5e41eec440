import { type RefObject, useLayoutEffect, useState } from 'react';
import { isTouched } from '../../kit/controls/pointer.ts';
import { scrollerOf } from '../dock/dock.ts';

/**
 * On a phone the page scrolls, and what opens above the board would move it from under the finger. So the page is scrolled
 * by as much, unless it's at its top and nobody touches it: there a panel that opens is seen.
 */

interface Place {
  /** How far the page is scrolled, and how high the panel is. */
  readonly scrolled: number;
  readonly height: number;
}

/** How much further the page has to be scrolled once a panel has opened above. */
export const opening = ({ scrolled, height }: Place, touched: boolean): number =>
  scrolled > 0 || touched ? height : 0;

/** Whether all of a panel above the board has been scrolled away, so that it can go without a trace. */
export const isAway = ({ scrolled, height }: Place): boolean => scrolled >= height;

const placeOf = (panel: HTMLElement): Place => ({
  scrolled: scrollerOf(panel)?.scrollTop ?? 0,
  height: panel.getBoundingClientRect().height,
});

/** Whether somebody would see the panel without scrolling. */
export const isInSight = (panel: HTMLElement | null): boolean => panel !== null && !isAway(placeOf(panel));

/** Goes to the top of the page, where the panel is. */
export const bringToTop = (panel: HTMLElement | null): void => {
  if (panel !== null) scrollerOf(panel)?.scrollTo({ top: 0 });
};

/** Browsers that keep a page still by themselves do so when they lay it out. They'd scroll once more. */
function withoutAnchors(panel: Element, change: () => void): void {
  const around: HTMLElement[] = [];
  for (let one = panel.parentElement; one !== null; one = one.parentElement) around.push(one);
  for (const { style } of around) style.overflowAnchor = 'none';
  change();
  requestAnimationFrame(() => {
    for (const { style } of around) style.overflowAnchor = '';
  });
}

function scrollBy(panel: Element, top: number): void {
  const page = scrollerOf(panel);
  if (page !== undefined) page.scrollTop += top;
}

/** How a panel opens: beside a page that doesn't scroll; by itself; or because somebody wants to see it. */
export type Opening = 'docked' | 'steady' | 'wanted';

/** Keeps the board where it is while the panel opens by itself. */
export function useSteadyOpening(panel: RefObject<HTMLElement | null>, how: Opening): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    if (how === 'wanted') bringToTop(panel.current);
    const one = panel.current;
    if (one === null || how !== 'steady') return;
    withoutAnchors(one, () => scrollBy(one, opening(placeOf(one), isTouched())));
  }, []);
}

/** Whether the room of a panel that has closed can go: as soon as it has been scrolled away. */
export function useGoneWhenAway(room: RefObject<HTMLElement | null>, isSteady: boolean): boolean {
  const [isGone, setGone] = useState(false);
  useLayoutEffect(() => {
    const one = room.current;
    if (one === null || !isSteady || isGone) return undefined;
    const look = () => {
      const place = placeOf(one);
      if (!isAway(place)) return;
      withoutAnchors(one, () => {
        one.style.display = 'none';
        scrollBy(one, -place.height);
      });
      setGone(true);
    };
    look();
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [room, isSteady, isGone]);
  return isGone;
}
