import type { Component } from './components.ts';

/**
 * What changed in a game's rules, by name, and the version that brought it. A table keeps the version it began with, so
 * its log replays to the end it had.
 */
export type Changes = { readonly [name: string]: number };

/** The newest version that a change, a component or a correction came with. */
export const newestRules = (
  changes: Changes,
  components: readonly Component[],
  printed: readonly { readonly corrected?: readonly { readonly since: number }[] }[] = [],
): number =>
  Math.max(
    1,
    ...Object.values(changes),
    ...components.map(({ since = 1 }) => since),
    ...printed.flatMap(({ corrected = [] }) => corrected.map(({ since }) => since)),
  );
