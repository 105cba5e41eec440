/** Tiles with several copies: those a scenario names come from anywhere. */
import { Refusal } from '@moonstaff/kernel';

/** A place for such tiles; `wanted` is what the scenario puts there. */
export interface Spot<T extends string> {
  readonly path: string;
  readonly has: readonly T[];
  readonly wanted?: readonly T[];
}

/**
 * What's in each spot afterwards, and what's left over. Spots the scenario doesn't name keep what they have unless it's
 * needed elsewhere; then they get something else.
 */
export function dealOut<T extends string>(
  spots: readonly Spot<T>[],
  spare: readonly T[],
): { readonly spots: readonly (readonly T[])[]; readonly spare: readonly T[] } {
  const bag = [...spots.flatMap(({ has }) => has), ...spare];
  const taken = (tile: T): boolean => {
    const index = bag.indexOf(tile);
    if (index >= 0) bag.splice(index, 1);
    return index >= 0;
  };
  for (const { wanted = [], path } of spots) {
    for (const tile of wanted) if (!taken(tile)) throw new Refusal('given.piece', { path, given: tile });
  }
  const kept = spots.map(({ has, wanted }) => wanted ?? has.map((tile) => (taken(tile) ? tile : undefined)));
  const filled = kept.map((tiles) => tiles.map((tile) => tile ?? bag.shift()).filter((tile) => tile !== undefined));
  return { spots: filled, spare: bag };
}
