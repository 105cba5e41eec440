import type { Seat } from '@moonstaff/kernel';
import type { Snapshot } from './source.ts';

/** How a viewer saw a game after the first `at` entries of its log. */
export interface PastView {
  readonly at: number;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
}

/**
 * An earlier moment of a table, to look at: nothing can be done there. `entries` holds, for each line of the log, the
 * entry it came from.
 */
export function pastOf(now: Snapshot, entries: readonly number[], { at, view, toAct }: PastView): Snapshot {
  const { outcome: _, history: __, ...rest } = now;
  const told = entries.findIndex((entry) => entry >= at);
  return {
    ...rest,
    view,
    toAct,
    legal: [],
    undo: { steps: 0 },
    redo: 0,
    log: told < 0 ? now.log : now.log.slice(0, told),
    past: true,
    // No moment of the present has such a number.
    moment: -1 - at,
  };
}
