import { at } from './data.ts';
import type { ActionShape, Seat } from './game.ts';
import type { Entry } from './log.ts';
import type { Seed } from './random.ts';

/** An action that counts, without what it did. */
export interface PlayedAction {
  readonly seat: Seat;
  readonly action: ActionShape;
  /** Its place among the entries of the log. */
  readonly entry: number;
}

/** New randomness after a rewind. */
export interface Reseeding {
  readonly entropy: Seed;
  readonly entry: number;
}

export const isPlayed = <T extends PlayedAction>(step: T | Reseeding): step is T => 'action' in step;

/** What counted at entry `to` of the log, oldest first: everything not undone or rewound by then. */
export function countedUntil(entries: readonly Entry[], to: number): readonly (PlayedAction | Reseeding)[] {
  const history: (PlayedAction | Reseeding)[] = [];
  const undone = new Map<Seat, ActionShape[]>();
  const stackOf = (seat: Seat): ActionShape[] => {
    const stack = undone.get(seat) ?? [];
    undone.set(seat, stack);
    return stack;
  };
  for (const position of wayTo(entries, to)) {
    const entry = at(entries, position);
    switch (entry.kind) {
      case 'act':
        history.push({ seat: entry.seat, action: entry.action, entry: position });
        undone.delete(entry.seat);
        break;
      case 'undo': {
        const last = history.findLastIndex((step) => isPlayed(step) && step.seat === entry.seat);
        const step = history[last];
        if (step === undefined || !isPlayed(step)) break;
        history.splice(last, 1);
        stackOf(entry.seat).push(step.action);
        break;
      }
      case 'redo': {
        const action = stackOf(entry.seat).pop();
        if (action !== undefined) history.push({ seat: entry.seat, action, entry: position });
        break;
      }
      case 'rewind':
        history.push({ entropy: entry.entropy, entry: position });
        undone.clear();
        break;
    }
  }
  return history;
}

/** The entries that no rewind removed, oldest first. We search from the end, since a rewind continues from where it led. */
function wayTo(entries: readonly Entry[], to: number): readonly number[] {
  const way: number[] = [];
  for (let position = to - 1; position >= 0; ) {
    way.push(position);
    const entry = at(entries, position);
    position = (entry.kind === 'rewind' ? entry.to : position) - 1;
  }
  return way.reverse();
}
