import type { Json } from '@moonstaff/kernel';
import { useSyncExternalStore } from 'react';

/** A thing somebody points at in a text: the board lights it up. */
export interface Shown {
  readonly kind: string;
  readonly id: Json;
  /** Whose board it is on, if it is on one. */
  readonly seat?: Json | undefined;
}

let shown: Shown | undefined;
const listeners = new Set<() => void>();

export function show(thing: Shown | undefined): void {
  shown = thing;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShown = (): Shown | undefined => useSyncExternalStore(subscribe, () => shown);
