import { useSyncExternalStore } from 'react';

/** Where we are, from the part of the address behind `#`: `#/table/abc` is ['table', 'abc']. */
export type Route = readonly string[];

const read = (): string => window.location.hash;

function onChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(onChange, read));

export const routeOf = (hash: string): Route =>
  hash
    .replace(/^#/, '')
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

export const hrefOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  window.location.hash = hrefOf(...parts);
}

/** Where recordings come from: this device, the server, or the link itself. */
export const RECORDINGS = ['replay', 'recording', 'shared'] as const;

export type RecordingKind = (typeof RECORDINGS)[number];

export const isRecording = (place: string): place is RecordingKind => RECORDINGS.some((one) => one === place);
