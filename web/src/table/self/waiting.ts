import { useSyncExternalStore } from 'react';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';

/** Whether an answer is about to be given by itself. */
let waits = false;
const listeners = new Set<() => void>();

export function setWaiting(next: boolean): void {
  if (next === waits) return;
  waits = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a band says below its title. On a phone the bar has no room to say that an answer gives itself, so the band does. */
export function useAsked(question: string): string {
  const words = useWords();
  const isWaiting = useSyncExternalStore(subscribe, () => waits);
  return useLayout() === 'phone' && isWaiting ? words.t('table.selfAnswer') : question;
}
