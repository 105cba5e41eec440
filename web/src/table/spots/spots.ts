import { useSyncExternalStore } from 'react';
import type { ThingKey } from '../board.ts';
import { type Mark, type Marks, markOf, useIsMarkedPlace, useMark } from './marks.ts';
import { Registry } from './registry.ts';

/** Where the things of the board are on the page. */
const things = new Registry<ThingKey>();

/** Where the named parts of the board are. */
const places = new Registry<string>();

/** To be spread on the element that shows a thing: `<div {...useSpot(key)}>`. */
interface SpotProps {
  readonly ref: ReturnType<typeof things.ref>;
  readonly 'data-thing': ThingKey;
  readonly 'data-marked': Mark | undefined;
}

/** The same as `useSpot` for things in a loop, with the marks of `useMarks`. */
export const spot = (key: ThingKey, marks: Marks): SpotProps => ({
  ref: things.ref(key),
  'data-thing': key,
  'data-marked': markOf(marks, key),
});

/** Registers the element under its key and draws its mark. */
export function useSpot(key: ThingKey): SpotProps {
  return { ref: things.ref(key), 'data-thing': key, 'data-marked': useMark(key) };
}

/** Registers a part of the board: `<section {...usePlace('hand')}>`. */
export function usePlace(name: string) {
  const marked = useIsMarkedPlace(name);
  return { ref: places.ref(name), 'data-place': name, 'data-marked': marked ? 'place' : undefined } as const;
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const visible = (elements: readonly Element[]): Element | undefined => elements.find(isVisible) ?? elements[0];

export const elementOf = (key: ThingKey): Element | undefined => visible(things.all(key));

export const placeNamed = (name: string): Element | undefined => visible(places.all(name));

/** The first of these things that is on the page now. */
export const firstOnPage = (keys: readonly ThingKey[]): ThingKey | undefined => things.first(keys);

/** The same, kept up to date while things come and go. */
export const useFirstOnPage = (keys: readonly ThingKey[]): ThingKey | undefined =>
  useSyncExternalStore(
    (listener) => things.subscribe(listener),
    () => things.first(keys),
  );

/** Brings a thing into view and gives the focus to what one presses there. */
export function goToThing(key: ThingKey): void {
  const element = elementOf(key);
  element?.scrollIntoView({ block: 'nearest' });
  const button = element instanceof HTMLButtonElement ? element : element?.querySelector('button');
  button?.focus();
}
