import type { ActionShape } from '@moonstaff/kernel';
import { useSyncExternalStore } from 'react';
import { keepEqual } from '../../kit/same/keepEqual.ts';
import type { ThingKey } from '../board.ts';

/** What is pointed out on the board, and why. */
export interface Marks {
  /** Things that a line of the log, a step of the digest or a hint is about. */
  readonly shown: ReadonlySet<ThingKey>;
  /** The thing a lesson wants pressed. */
  readonly wanted?: ThingKey | undefined;
  /** The part of the board a lesson explains. */
  readonly place?: string | undefined;
  /** Numbers on things that a list beside the board speaks of. */
  readonly pins?: ReadonlyMap<ThingKey, string>;
  /** The section of the rules about what the player has in hand: a kind of action that was chosen. */
  readonly topic?: string | undefined;
  /** The move a hint recommends: a board may prepare it. */
  readonly advised?: ActionShape | undefined;
}

const NONE: Marks = { shown: new Set() };

let marks = NONE;
const listeners = new Set<() => void>();

export const marksNow = (): Marks => marks;

/** Changes some of the marks and leaves the others. */
export function setMarks(change: Partial<Marks>): void {
  const next = keepEqual(marks, { ...marks, ...change });
  if (next === marks) return;
  marks = next;
  for (const listener of listeners) listener();
}

/** Marks these things, and no others, as what a text is about. */
export const showThings = (things: readonly ThingKey[], advised?: ActionShape): void =>
  setMarks({ shown: new Set(things), advised });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How a thing is marked. What a lesson wants pressed comes first. */
export type Mark = 'wanted' | 'shown';

export const markOf = ({ wanted, shown }: Marks, key: ThingKey): Mark | undefined =>
  wanted === key ? 'wanted' : shown.has(key) ? 'shown' : undefined;

export const useMarks = (): Marks => useSyncExternalStore(subscribe, marksNow);

/** Only redraws when the mark of this one thing changes. */
export const useMark = (key: ThingKey): Mark | undefined => useSyncExternalStore(subscribe, () => markOf(marks, key));

/** What the player has in hand, as a section of the rules. */
export const useTopic = (): string | undefined => useSyncExternalStore(subscribe, () => marks.topic);

/** The number a thing bears in a list beside the board. */
export const usePin = (key: ThingKey): string | undefined =>
  useSyncExternalStore(subscribe, () => marks.pins?.get(key));

/** The numbers of all things that a list beside the board speaks of. */
export const usePins = (): Marks['pins'] => useSyncExternalStore(subscribe, () => marks.pins);

/** The move a hint recommends. */
export const useAdvised = (): ActionShape | undefined => useSyncExternalStore(subscribe, () => marks.advised);

export const useIsMarkedPlace = (name: string): boolean => useSyncExternalStore(subscribe, () => marks.place === name);
