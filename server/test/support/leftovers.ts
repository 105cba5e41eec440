import { after } from 'node:test';

/** What a failed test left open would keep its file from ending: it is closed after the last one. */
const leftovers = new Set<() => Promise<void>>();

after(async () => {
  for (const close of [...leftovers].reverse()) await close();
});

/** To be called by the test; called in the end when a failed one did not come to it. */
export function closing(close: () => Promise<void>): () => Promise<void> {
  const once = (): Promise<void> => {
    leftovers.delete(once);
    return close();
  };
  leftovers.add(once);
  return once;
}
