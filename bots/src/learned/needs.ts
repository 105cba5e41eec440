/** Something that has to come true for a solo game to be won, with what its chance depends on. */
export interface Need {
  readonly name: string;
  /** Figures that aren't 0: the places of their weights, and how large they are. */
  readonly figures: readonly (readonly [place: number, size: number])[];
}

/** The chance that a need comes true, from its logarithmic odds. */
export function chanceOf({ figures }: Need, odds: ArrayLike<number>): number {
  let sum = 0;
  for (const [place, size] of figures) sum += (odds[place] ?? 0) * size;
  return 1 / (1 + Math.exp(-sum));
}

/** The chance that all of them come true. */
export const chanceOfAll = (needs: readonly Need[], odds: ArrayLike<number>): number =>
  needs.reduce((chance, need) => chance * chanceOf(need, odds), 1);
