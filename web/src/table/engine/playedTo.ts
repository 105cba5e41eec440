import { type AnyGame, Match } from '@moonstaff/kernel';
import type { SavedGame } from './saved.ts';

/** A recorded game, played up to here. */
export function playedTo(game: AnyGame, { sitters, options, seed, rules, entries }: SavedGame, at: number): Match {
  const match = Match.start(game, { seats: sitters.length, options, seed, rules });
  for (const entry of entries.slice(0, at)) match.enter(entry);
  return match;
}
