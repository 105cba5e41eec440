import type { GameEvent, Json, Match } from '@moonstaff/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import type { Finding } from './fault.ts';
import type { Place } from './place.ts';

/** The game as it stands when a `then` looks at it. */
export interface Moment {
  readonly adapter: ScenarioAdapter;
  readonly match: Match;
  readonly seats: readonly string[];
  /** The facts of the state, made when first asked for. */
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

/** Looks, and says what is not as expected. */
export type Check = (moment: Moment) => readonly Finding[];

/** Makes checks of what stands beside one word of a `then`. Throws a `Fault` when that is wrongly written. */
export type Reader = (place: Place, seats: readonly string[]) => readonly Check[];
