import { type AnyGame, at, fastRandom, nextBelow, type Seat, SILENT, type StateShape } from '@moonstaff/kernel';
import type { ScenarioAdapter } from '@moonstaff/scenarios';
import { fuzzStart } from './rich.ts';
import { quantile } from './statistics.ts';

/** What the legal lists of many states cost. */
export interface Fuzzed {
  readonly states: number;
  /** Nanoseconds. */
  readonly median: number;
  readonly worst: number;
  /** Actions in a list. */
  readonly medianLength: number;
  readonly longest: number;
  /** Bytes of JSON. */
  readonly largestState: number;
}

const SUSPECTS = 20;
const TRIES = 15;
const WEIGH_EVERY = 50;

/**
 * Lists the legal actions in every state of random games. A single slow list may be the machine's fault, so
 * the slowest states are timed again. Only what's slow every time counts.
 */
export function fuzz(
  adapter: ScenarioAdapter,
  states: number,
  progress: (done: number, total: number) => void,
): Fuzzed {
  const { game } = adapter;
  const random = fastRandom(`fuzz ${game.id}`);
  const times: number[] = [];
  const lengths: number[] = [];
  let suspects: Suspect[] = [];
  let largestState = 0;
  for (let number = 0; times.length < states; number++) {
    const state = fuzzStart(adapter, number);
    for (let [seat] = game.toAct(state); seat !== undefined && times.length < states; [seat] = game.toAct(state)) {
      const began = performance.now();
      const legal = game.legal(state, seat);
      const ns = (performance.now() - began) * 1e6;
      times.push(ns);
      lengths.push(legal.length);
      if (suspects.length < SUSPECTS || ns > at(suspects, SUSPECTS - 1).ns) {
        suspects = [...suspects, { ns, state: game.clone(state), seat }].sort((a, b) => b.ns - a.ns).slice(0, SUSPECTS);
      }
      if (times.length % WEIGH_EVERY === 0) largestState = Math.max(largestState, JSON.stringify(state).length);
      game.apply(state, seat, at(legal, nextBelow(random, legal.length)), SILENT);
    }
    progress(times.length, states);
  }
  const worst = Math.max(...suspects.map((suspect) => again(game, suspect)));
  const sorted = lengths.sort((a, b) => a - b);
  return {
    states,
    median: quantile(
      times.sort((a, b) => a - b),
      0.5,
    ),
    worst,
    medianLength: quantile(sorted, 0.5),
    longest: sorted.at(-1) ?? 0,
    largestState,
  };
}

interface Suspect {
  readonly ns: number;
  readonly state: StateShape;
  readonly seat: Seat;
}

/** The median of several tries. */
function again(game: AnyGame, { state, seat }: Suspect): number {
  const tries = Array.from({ length: TRIES }, () => {
    const began = performance.now();
    game.legal(state, seat);
    return (performance.now() - began) * 1e6;
  });
  return quantile(
    tries.sort((a, b) => a - b),
    0.5,
  );
}
