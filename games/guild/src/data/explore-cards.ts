import { inBox } from '@moonstaff/kernel';
import type { CardRule } from './cards.ts';

/** The five basic Explore cards (G-CRD). */
const basic = [
  { id: 'explore-grass', steps: [{ shape: 'free', max: 2, allow: ['grass'] }] },
  { id: 'explore-desert', steps: [{ shape: 'free', max: 2, allow: ['desert'] }] },
  { id: 'explore-mountain', steps: [{ shape: 'free', max: 1, allow: ['mountain'] }] },
  { id: 'explore-sea', steps: [{ shape: 'line', max: 3, allow: ['sea'] }] },
  { id: 'explore-any', steps: [{ shape: 'connected', max: 2, allow: ['any'] }] },
] as const satisfies readonly CardRule[];

export type BasicCardId = (typeof basic)[number]['id'];
export const basicCards: readonly (CardRule & { readonly id: BasicCardId })[] = basic;

/** The places of a player's Investigate cards, each tied to the Explore card of that number (G-SPC-2). */
export const SLOTS = ['I', 'II', 'III'] as const;
export type Slot = (typeof SLOTS)[number];

/** The four Era cards. The one without a slot is I/II/III: any own Investigate card (G-SPC-5). */
const special = [
  { id: 'special-1', fromEra: 1, slot: 'I' },
  { id: 'special-2', fromEra: 2, slot: 'II' },
  { id: 'special-3', fromEra: 3, slot: 'III' },
  { id: 'special-any', fromEra: 4 },
] as const;

export type EraCardId = (typeof special)[number]['id'];
export const eraCards: readonly { readonly id: EraCardId; readonly fromEra: number; readonly slot?: Slot }[] = special;

export type ExploreCardId = BasicCardId | EraCardId;
export const exploreCardIds: readonly ExploreCardId[] = [...basic, ...special].map((card) => card.id);

/** The exploration deck of an era, unshuffled (G-RND-2). */
export const deckOfEra = (era: number, rules: number): ExploreCardId[] => [
  ...inBox(rules, basic).map((card) => card.id),
  ...inBox(rules, special)
    .filter((card) => card.fromEra <= era)
    .map((card) => card.id),
];

export const ERAS = 4;
