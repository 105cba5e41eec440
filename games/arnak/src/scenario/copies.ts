/** Tiles of which there are several copies: those a scenario names come from wherever one lies. */
import { Refusal } from '@moonstaff/kernel';

/** A place for such tiles; `wanted` is what the scenario puts there. */
export interface Spot<T extends string> {
  readonly path: string;
  readonly has: readonly T[];
  readonly wanted?: readonly T[];
}

/**
 * What lies in each spot afterwards, and what is left over. Spots that are not named keep what they have as far as
 * it was not needed elsewhere, and get something else instead.
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
