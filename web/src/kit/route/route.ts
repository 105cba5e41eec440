import { useSyncExternalStore } from 'react';
import { basePath, isBase, NOWHERE, placeOf, type Route, routeAt } from './address.ts';

export { basePath, placeOf, type Route, routeAt } from './address.ts';

/** Only a server answers at paths. The static site, which `npm run site` writes, says in its HTML that there's none. */
export const hasServer = (): boolean => document.documentElement.dataset['server'] !== 'none';

/** The address of a place. */
export function hrefOf(...parts: readonly string[]): string {
  const place = placeOf(parts, hasServer());
  return place.startsWith('#') && isBase(location.pathname, basePath()) ? place : basePath() + place;
}

const listeners = new Set<() => void>();

function onChange(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}

const read = (): string => location.pathname + location.hash;

export function useRoute(): Route {
  useSyncExternalStore(onChange, read);
  return routeAt(location, basePath());
}

function moveTo(address: string): void {
  history.pushState(null, '', address);
  for (const changed of listeners) changed();
}

export const go = (...parts: readonly string[]): void => moveTo(hrefOf(...parts));

/** Links to places of the page don't load it again. */
export function followLinks(): void {
  basePath();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (link === null || link.href === '' || link.target !== '' || link.hasAttribute('download') || !isPlain) return;
    const url = new URL(link.href);
    const isOurs = url.origin === location.origin && routeAt(url, basePath()) !== NOWHERE;
    // The browser itself follows what's behind `#`.
    if (event.defaultPrevented || !isOurs || url.pathname === location.pathname) return;
    event.preventDefault();
    moveTo(url.href);
  });
}

/** Like `go`, but the way back skips the page that's left. */
export function replaceWith(...parts: readonly string[]): void {
  history.replaceState(null, '', hrefOf(...parts));
  for (const changed of listeners) changed();
}

/** Where recordings come from: this device, a table of the server, a challenge of the server, or the link itself. */
export const RECORDINGS = ['replay', 'recording', 'line', 'shared'] as const;

export type RecordingKind = (typeof RECORDINGS)[number];

export const isRecording = (place: string): place is RecordingKind => RECORDINGS.some((one) => one === place);
