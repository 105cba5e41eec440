import type { GameEvent, Json, Match } from '@moonstaff/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import type { Finding } from './fault.ts';
import type { Place } from './place.ts';

/** The game at the moment a `then` looks at it. */
export interface Moment {
  readonly adapter: ScenarioAdapter;
  readonly match: Match;
  readonly seats: readonly string[];
  /** The facts of the state, computed when first needed. */
  facts(): Json;
  /** What happened since the last look. */
  readonly events: readonly GameEvent[];
}

export function momentOf(
  adapter: ScenarioAdapter,
  match: Match,
  seats: readonly string[],
  events: readonly GameEvent[],
): Moment {
  let made: Json | undefined;
  const facts = (): Json => {
    made ??= adapter.facts(match.state, seats);
    return made;
  };
  return { adapter, match, seats, events, facts };
}

/** Looks at a moment and returns what isn't as expected. */
export type Check = (moment: Moment) => readonly Finding[];

/** Makes the checks for one word of a `then`. Throws a `Fault` if it's written wrongly. */
export type Reader = (place: Place, seats: readonly string[]) => readonly Check[];
