import type { AnyGame, StateShape } from './game.ts';
import { stateHash } from './hash.ts';
import type { LogVersion } from './log.ts';
import { changedOptions } from './options.ts';

/**
 * The seal at the end of a log. It covers what people could see and count: the options that differ from their
 * default, the view of every seat and of a spectator, and the score sheet, all without empty fields. So a game may
 * grow: a new field of the state that nobody sees, a field of a view that is still empty, an option at its default
 * or a component that isn't in this game leaves the seal as it was.
 */
export function sealOf(game: AnyGame, state: StateShape, seats: number): string {
  const unsealed = Object.fromEntries((game.unsealed ?? []).map((field) => [field, undefined]));
  const viewers = [...Array(seats).keys(), 'spectator'] as const;
  return stateHash(
    withoutEmpty({
      options: changedOptions(game.options, state.options),
      // The options are above, once; in the views every one would count, default or not.
      views: viewers.map((viewer) => ({ ...game.view(state, viewer), ...unsealed, options: undefined })),
      scores: game.scores(state),
    }),
  );
}

/** The seal of format 1: a hash of the whole state as it was shaped when such logs were written. */
export const firstSealOf = (game: AnyGame, state: StateShape): string => stateHash(game.firstShape?.(state) ?? state);

/** The seal that a log of this format ends with. */
export const sealFor = (version: LogVersion, game: AnyGame, state: StateShape, seats: number): string =>
  version === 1 ? firstSealOf(game, state) : sealOf(game, state, seats);

/**
 * Leaves out every field that is absent, null, false, 0, '', an empty list or an object with nothing left in it. The
 * elements of a list all stay, since their places count.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const full = Object.entries(value).flatMap(([name, field]) => {
    const kept = withoutEmpty(field);
    return isEmpty(kept) ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(full);
}

const isEmpty = (value: unknown): boolean => !value || (typeof value === 'object' && Object.keys(value).length === 0);
