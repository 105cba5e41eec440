import { at, type FastRandom, fastRandom } from '@moonstaff/kernel';
import { Bag } from '../learned/layout.ts';
import type { AnyLore } from '../learned/lore.ts';
import type { Need } from '../learned/needs.ts';
import type { AnyMind } from '../mind.ts';

/** How many states are imagined for a forecast. */
const WORLDS = 6;

/** What a viewer can tell about one seat, before it's put into figures people can use. */
export interface Glance {
  readonly phase: number;
  readonly isOwn: boolean;
  /** The points a player who has learned expects, averaged over what may be hidden. */
  readonly points: number;
  readonly seen: readonly number[];
  /** What a solo game still needs to be won. */
  readonly needs: readonly Need[];
}

const bag = new Bag();

/** Looks at every seat from a view. The same view always gives the same. */
export function glance(
  mind: AnyMind,
  lore: AnyLore,
  weights: Float32Array | Float64Array,
  view: { readonly viewer?: unknown },
): readonly Glance[] {
  const random: FastRandom = fastRandom('forecast');
  const worlds = Array.from({ length: WORLDS }, () => mind.game.imagine(view, random));
  const world = at(worlds, 0);
  return Array.from({ length: mind.seats(world) }, (_, seat) => {
    let sum = 0;
    for (const one of worlds) {
      lore.features(one, seat, bag);
      sum += bag.times(weights);
    }
    const points = sum / WORLDS;
    return {
      phase: bag.phase,
      isOwn: view.viewer === seat,
      points,
      seen: lore.seen(world, seat),
      needs: mind.seats(world) === 1 ? lore.needs(world, seat, points) : [],
    };
  });
}
