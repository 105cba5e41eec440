import type { IconName } from '../art/icon-names.ts';
import type { Hex } from './geometry.ts';

export type Ground = 'sea' | 'grass' | 'desert' | 'mountain' | 'wild' | 'capital' | 'blocked';

/** What is printed on a space, for drawing. */
export type Feature =
  | { readonly type: 'coin' | 'city' | 'crystal'; readonly value: number }
  | { readonly type: 'ruin'; readonly symbol?: string }
  | { readonly type: 'tower' | 'capital' | 'volcano' | 'reef' };

/** The icon of what is printed. Wherever a map is drawn, all of them have to be there. */
export const FEATURE_ICONS = {
  city: 'medieval-gate',
  crystal: 'crystal-growth',
  ruin: 'ancient-columns',
  tower: 'watchtower',
  capital: 'elven-castle',
  volcano: 'smoking-volcano',
  reef: 'coral',
} as const satisfies { readonly [Type in Exclude<Feature['type'], 'coin'>]: IconName };

export interface MapSpace extends Hex {
  readonly ground: Ground;
  readonly region?: string;
  readonly feature?: Feature;
}
