import type { Json } from '@moonstaff/kernel';
import { useSyncExternalStore } from 'react';

/**
 * A thing somebody points at in a text: the board lights it up. Whatever carries `data-thing` ending in its id is
 * found by the shell; a board that draws its things otherwise asks `useShown`.
 */
export interface Shown {
  readonly kind: string;
  readonly id: Json;
  /** Whose board it is on, if it is on one. */
  readonly seat?: Json | undefined;
}

let shown: readonly Shown[] = [];
const listeners = new Set<() => void>();

/** Lights these up instead of whatever was lit before. */
export function show(...things: readonly Shown[]): void {
  shown = things;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAllShown = (): readonly Shown[] => useSyncExternalStore(subscribe, () => shown);

/** The one thing that is pointed at first. */
export const useShown = (): Shown | undefined => useAllShown()[0];
