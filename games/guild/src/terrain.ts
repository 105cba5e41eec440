/** The words of the map (G-MAP-1, G-MAP-5). */

export const LAND = ['grass', 'desert', 'mountain'] as const;
export type Land = (typeof LAND)[number];

/** `wild` is the ground of discovery and crystal spaces: any exploration reaches it (G-EXP-7, G-CNI-3). */
export const TERRAINS = [...LAND, 'sea', 'wild', 'capital'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Feature =
  | { readonly type: 'empty' }
  | { readonly type: 'coin'; readonly value: number }
  | { readonly type: 'city'; readonly value: number }
  /** `symbol` is a letter on Kazan, a figure on Cnidaria, absent elsewhere. */
  | { readonly type: 'ruin'; readonly symbol?: string }
  | { readonly type: 'tower'; readonly compass: string }
  | { readonly type: 'crystal'; readonly value: number }
  | { readonly type: 'capital' };

export type FeatureType = Feature['type'];

/** What's inside the picture and is never explored (G-KAZ-1, G-CNI-1). */
export const BLOCKED = ['volcano', 'reef'] as const;
export type Blocked = (typeof BLOCKED)[number];

export const isLand = (terrain: Terrain): terrain is Land => (LAND as readonly Terrain[]).includes(terrain);
