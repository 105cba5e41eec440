import type { Step } from '@moonstaff/guild';

/** A terrain as it's drawn on cards. */
export type SignGround = 'grass' | 'desert' | 'mountain' | 'sea' | 'any';

/** What a step that counts each terrain has left: by terrain, and in all. */
export interface Left {
  readonly grounds: readonly { readonly ground: SignGround; readonly n: number }[];
  readonly total: number;
}

/** The slot of the Era card that calls any Investigate card. */
export const ANY_SLOT = 'I–III';

/** The terrains of a step, each with the most spaces it allows. */
export function groundsOf({
  allow = [],
  each = {},
  max,
}: Step): readonly { readonly ground: SignGround; readonly n: number }[] {
  const counted = (Object.keys(each) as (keyof typeof each)[]).map((ground) => ({ ground, n: each[ground] ?? 0 }));
  return [...allow.map((ground) => ({ ground, n: max })), ...counted];
}
