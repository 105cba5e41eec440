import { at } from './data.ts';
import type { ActionShape, Seat } from './game.ts';
import type { Entry } from './log.ts';
import type { Seed } from './random.ts';

/** An action that counts, before it is known what it did. */
export interface Deed {
  readonly seat: Seat;
  readonly action: ActionShape;
  /** Its place among the entries of the log. */
  readonly entry: number;
}

/** New randomness after a rewind. */
export interface Fresh {
  readonly entropy: Seed;
  readonly entry: number;
}

export const isDeed = <T extends Deed>(beat: T | Fresh): beat is T => 'action' in beat;

/** What counted when the log had come to entry `to`, oldest first: without what was taken back or struck by then. */
export function livedUntil(entries: readonly Entry[], to: number): readonly (Deed | Fresh)[] {
  const beats: (Deed | Fresh)[] = [];
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
        beats.push({ seat: entry.seat, action: entry.action, entry: position });
        undone.delete(entry.seat);
        break;
      case 'undo': {
        const last = beats.findLastIndex((beat) => isDeed(beat) && beat.seat === entry.seat);
        const beat = beats[last];
        if (beat === undefined || !isDeed(beat)) break;
        beats.splice(last, 1);
        stackOf(entry.seat).push(beat.action);
        break;
      }
      case 'redo': {
        const action = stackOf(entry.seat).pop();
        if (action !== undefined) beats.push({ seat: entry.seat, action, entry: position });
        break;
      }
      case 'rewind':
        beats.push({ entropy: entry.entropy, entry: position });
        undone.clear();
        break;
    }
  }
  return beats;
}

/** The entries that were not struck by a rewind, oldest first: found from the end, since a rewind goes on from where it led. */
function wayTo(entries: readonly Entry[], to: number): readonly number[] {
  const way: number[] = [];
  for (let position = to - 1; position >= 0; ) {
    way.push(position);
    const entry = at(entries, position);
    position = (entry.kind === 'rewind' ? entry.to : position) - 1;
  }
  return way.reverse();
}
