import { useSyncExternalStore } from 'react';
import type { ThingKey } from '../board.ts';
import { type Mark, type Marks, markOf, useIsMarkedPlace, useMark, usePin } from './marks.ts';
import { Registry } from './registry.ts';

/** Where the things of the board are on the page. */
const things = new Registry<ThingKey>();

/** Where the named parts of the board are. */
const places = new Registry<string>();

/** To be spread on the element that shows a thing. */
export interface Anchor {
  readonly ref: ReturnType<typeof things.ref>;
  readonly 'data-thing': ThingKey;
}

/** A thing that is never marked: a piece, or where pieces come from and go to. */
export const anchor = (key: ThingKey): Anchor => ({ ref: things.ref(key), 'data-thing': key });

interface SpotProps extends Anchor {
  readonly 'data-marked': Mark | undefined;
  readonly 'data-pin': string | undefined;
}

/** The same as `useSpot` for things in a loop, with the marks of `useMarks`. */
export const spot = (key: ThingKey, marks: Marks): SpotProps => ({
  ...anchor(key),
  'data-marked': markOf(marks, key),
  'data-pin': marks.pins?.get(key),
});

/** Registers the element under its key, and under others it stands for too, and draws its mark. */
export function useSpot(key: ThingKey, ...also: readonly ThingKey[]): SpotProps {
  return { ref: things.ref(key, ...also), 'data-thing': key, 'data-marked': useMark(key), 'data-pin': usePin(key) };
}

/** Registers a part of the board: `<section {...usePlace('hand')}>`. */
export function usePlace(name: string) {
  const marked = useIsMarkedPlace(name);
  return { ref: places.ref(name), 'data-place': name, 'data-marked': marked ? 'place' : undefined } as const;
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const inOrder = (a: Element, b: Element): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Of several, the first that's visible. */
function visible(elements: readonly Element[]): Element | undefined {
  if (elements.length < 2) return elements[0];
  const ordered = elements.toSorted(inOrder);
  return ordered.find(isVisible) ?? ordered[0];
}

export const elementOf = (key: ThingKey): Element | undefined => visible(things.all(key));

/** The thing an element belongs to. */
export function thingAt(element: Element | null): ThingKey | undefined {
  return element === null ? undefined : (things.keyOf(element) ?? thingAt(element.parentElement));
}

export const placeNamed = (name: string): Element | undefined => visible(places.all(name));

/** The first of these things that is on the page now. */
export const firstOnPage = (keys: readonly ThingKey[]): ThingKey | undefined => things.first(keys);

/** The same, kept up to date while things come and go. */
export const useFirstOnPage = (keys: readonly ThingKey[]): ThingKey | undefined =>
  useSyncExternalStore(
    (listener) => things.subscribe(listener),
    () => things.first(keys),
  );

/** What one presses at a thing. */
export function buttonAt(key: ThingKey): HTMLButtonElement | undefined {
  const element = elementOf(key);
  return element instanceof HTMLButtonElement ? element : (element?.querySelector('button') ?? undefined);
}

/** Brings a thing into view and gives the focus to what one presses there. */
export function goToThing(key: ThingKey): void {
  elementOf(key)?.scrollIntoView({ block: 'nearest' });
  buttonAt(key)?.focus();
}
