import { useSyncExternalStore } from 'react';

/** Where we are: `#/rules/arnak` is ['rules', 'arnak'], and the path `join/abc` is ['join', 'abc']. */
export type Route = readonly string[];

/** Places with a path of their own: people send each other links to them, and chats preview paths only. */
const PATHS: { readonly [place: string]: string } = { house: 'table', join: 'join', club: 'club', screen: 'screen' };

/** The route of an address that isn't one of ours. */
const NOWHERE: Route = ['nowhere'];

/** The route of an address. `under` is the path the page is served under; whatever is behind `#/` counts first. */
export function routeAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>, under: string): Route {
  if (hash.startsWith('#/')) return partsOf(hash.slice(1));
  if (isBase(pathname, under)) return [];
  const [path, ...rest] = partsOf(pathname.slice(under.length));
  const place = Object.keys(PATHS).find((name) => PATHS[name] === path);
  return pathname.startsWith(under) && place !== undefined ? [place, ...rest] : NOWHERE;
}

const isBase = (pathname: string, under: string): boolean => pathname === under || pathname === `${under}index.html`;

const partsOf = (path: string): Route =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);

/** People type addresses, and programs cut them: what can't be decoded is taken as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A place as an address below the path of the page. Without a server, everything is behind `#/`. */
export function placeOf(parts: readonly string[], hasPaths: boolean): string {
  const [place = '', ...rest] = parts;
  const path = rest.length > 0 && hasPaths ? PATHS[place] : undefined;
  const written = (path === undefined ? parts : [path, ...rest]).map(encodeURIComponent).join('/');
  return path === undefined ? `#/${written}` : written;
}

let base: string | undefined;

/**
 * The path the page is served under, which its files are always found from. It's read once: relative addresses in the page
 * follow the address it moves to.
 */
export function basePath(): string {
  base ??= new URL('.', document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? location.href)
    .pathname;
  return base;
}

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
