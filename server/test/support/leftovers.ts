import { after } from 'node:test';

/** What failed tests left open. It would keep the test file from ending, so we close it at the end. */
const leftovers = new Set<() => Promise<void>>();

after(async () => {
  for (const close of [...leftovers].reverse()) await close();
});

/** Wraps a function that the test should call. If it fails before that, we call it at the end. */
export function ensureClosed(close: () => Promise<void>): () => Promise<void> {
  const once = (): Promise<void> => {
    leftovers.delete(once);
    return close();
  };
  leftovers.add(once);
  return once;
}
