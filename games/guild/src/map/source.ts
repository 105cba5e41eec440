import type { FeatureType, Land } from '../terrain.ts';

/**
 * A map as a person writes it.
 *
 * The first line of the picture names the columns (q). Each further line starts with 2r + q, so lines
 * are half a space apart, and holds one cell of up to three characters per column:
 *
 *     g d m ~       grassland, desert, mountain, sea
 *     g2            … with 2 coins        gC3    … with a city worth 3
 *     ~R gRH ~RT    … with a ruin, bare or marked: a letter A to J on Kazan; T, C, S on Cnidaria
 *                     for triangle, circle, crossed square
 *     TNE           discovery space, with its compass point
 *     X3            crystal space worth 3
 *     @@@           capital, always at 0,0
 *     VVV ###       volcano, reef
 *
 * Neighbours of a cell: two lines up and down, and one line up and down in the columns beside it.
 */
export interface MapSource {
  readonly id: string;
  readonly picture: string;
  /** What the picture must contain; a typo is caught on load. */
  readonly counts?: MapCounts;
  /** Later readings of the printed map, oldest first. Tables that began before keep the map they have. */
  readonly corrected?: readonly { readonly since: number; readonly picture: string; readonly counts?: MapCounts }[];
  /** Whether ruins with T, C, S bear figures, not letters. */
  readonly figures?: true;
}

export interface MapCounts {
  /** All spaces, with the capital. */
  readonly spaces: number;
  readonly terrain: { readonly [T in Land | 'sea']: number };
  readonly features: { readonly [F in FeatureType]?: number };
  /** Sum of all coin spaces. */
  readonly coins: number;
  readonly cityValues: readonly number[];
  readonly crystalValues: readonly number[];
  readonly regions: number;
  /** Regions in which no village can ever stand (G-VIL-5). */
  readonly regionsWithoutSite: readonly string[];
  readonly lands: number;
  readonly blocked: number;
}
