import { useEffect, useSyncExternalStore } from 'react';
import { serverApi } from './api.ts';
import type { TalkLine } from './history.ts';
import { isKnown } from './known.ts';

let people: ReadonlySet<string> = new Set();
let asked = false;
const listeners = new Set<() => void>();

/** Whom the viewer has blocked, as the server said last. */
export function setBlocked(blocked: readonly { readonly person: string }[]): void {
  people = new Set(blocked.map(({ person }) => person));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without what blocked people wrote. */
export const withoutBlocked = (talk: readonly TalkLine[], blocked: ReadonlySet<string>): readonly TalkLine[] =>
  blocked.size === 0 ? talk : talk.filter((line) => line.kind !== 'chat' || !blocked.has(line.person));

/** What's said at a table, as far as the viewer wants to read it. */
export function useTalk(talk: readonly TalkLine[]): readonly TalkLine[] {
  const blocked = useSyncExternalStore(subscribe, () => people);
  useEffect(() => {
    if (asked || !isKnown()) return;
    asked = true;
    serverApi()
      .blocks()
      .then(setBlocked, () => {
        asked = false;
      });
  }, []);
  return withoutBlocked(talk, blocked);
}
