import type { Hex } from './geometry.ts';

export type Ground = 'sea' | 'grass' | 'desert' | 'mountain' | 'wild' | 'capital' | 'blocked';

/** What is printed on a space, for drawing. */
export type Feature =
  | { readonly type: 'coin' | 'city' | 'crystal'; readonly value: number }
  | { readonly type: 'ruin'; readonly symbol?: string }
  | { readonly type: 'tower' | 'capital' | 'volcano' | 'reef' };

export interface MapSpace extends Hex {
  readonly ground: Ground;
  readonly region?: string;
  readonly feature?: Feature;
}
