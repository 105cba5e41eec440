import type { ActionShape, Game, GameEvent, Out, Seat, StateShape } from '../game.ts';
import type { Phrase } from '../phrase.ts';
import type { FastRandom } from '../random.ts';
import type { Claims } from './claims.ts';

/** A position under examination. Checks look at it and must not change it. */
export interface Moment {
  readonly game: Game;
  readonly claims: Claims;
  readonly state: StateShape;
  readonly seats: number;
  readonly waiting: readonly Seat[];
  /** `legal` of every seat. */
  readonly legal: readonly (readonly ActionShape[])[];
  /** The examiner's own random choices, repeatable. */
  readonly random: FastRandom;
  report(what: string): void;
}

export interface Told {
  readonly events: readonly GameEvent[];
  readonly reveal?: Phrase;
  readonly settle?: Phrase;
}

/** Applies in place and returns what was reported. */
export function applyAndListen(game: Game, state: StateShape, seat: Seat, action: ActionShape): Told {
  const events: GameEvent[] = [];
  const walls: { reveal?: Phrase; settle?: Phrase } = {};
  const out: Out = {
    event: (event) => events.push(event),
    reveal: (why) => {
      walls.reveal ??= why;
    },
    confirm: () => {},
    settle: (why) => {
      walls.settle ??= why;
    },
  };
  game.apply(state, seat, action, out);
  return { events, ...walls };
}

export const isWalled = (told: Told): boolean => told.reveal !== undefined || told.settle !== undefined;

/** A short form of data for a report. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
}

/** The first path at which two values differ, with both values. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [x, y] = [a[key as keyof typeof a], b[key as keyof typeof b]];
      if (JSON.stringify(x) !== JSON.stringify(y)) return difference(x, y, path === '' ? key : `${path}.${key}`);
    }
  }
  return `${path || 'value'}: ${brief(a)} / ${brief(b)}`;
}
