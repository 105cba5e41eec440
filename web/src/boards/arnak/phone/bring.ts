import { buttonAt, elementOf } from '../../../table/spots/spots.ts';
import { keyOf, type Spot } from '../things.ts';
import { ABOVE, areOutOfSight, nextHidden, type Span } from './sight.ts';

interface Target extends Span {
  readonly thing: Spot;
}

const isFixed = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));

/** Where these things are on the page that scrolls, and how many stay in sight whatever is scrolled. */
function targetsOf(things: readonly Spot[]) {
  const found = things.flatMap((thing) => {
    const element = elementOf(keyOf(thing));
    return element === undefined || element.getClientRects().length === 0 ? [] : [{ thing, element }];
  });
  const spans = found.flatMap(({ thing, element }): readonly Target[] => {
    const { top, bottom } = element.getBoundingClientRect();
    return isFixed(element) ? [] : [{ thing, top, bottom }];
  });
  return { spans, fixed: found.length - spans.length };
}

/** What can be seen of the page between the parts that stick to its edges. */
function seenNow(): Span {
  const edge = (part: string) => document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
  return { top: edge('anchors')?.bottom ?? 0, bottom: edge('counters')?.top ?? window.innerHeight };
}

/** Scrolls to the next of these things that isn't wholly in sight; says whether there was one. */
export function bringNext(things: readonly Spot[], which?: 'below'): boolean {
  const seen = seenNow();
  const next = nextHidden(targetsOf(things).spans, seen, which);
  if (next === undefined) return false;
  window.scrollBy({ top: next.top - seen.top - ABOVE });
  buttonAt(keyOf(next.thing))?.focus({ preventScroll: true });
  return true;
}

/** Scrolls to the first of these things if one would have to look for them. */
export function bringIfHidden(things: readonly Spot[]): void {
  const seen = seenNow();
  const targets = targetsOf(things);
  const first = targets.spans.toSorted((a, b) => a.top - b.top)[0];
  if (first !== undefined && areOutOfSight(targets, seen)) window.scrollBy({ top: first.top - seen.top - ABOVE });
}
