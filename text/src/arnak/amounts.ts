import type { Cost, Icons, Resource, Tokens } from '@moonstaff/arnak';
import type { Amount as AnyAmount } from '../icons.ts';
import type { ArnakIcon } from './icons.ts';

export type Amount = AnyAmount<ArnakIcon>;

/** In the order of the score pad and the player board. */
const RESOURCE_ICONS: readonly (readonly [Resource, ArnakIcon])[] = [
  ['coins', 'coin'],
  ['compass', 'compass'],
  ['tablet', 'tablet'],
  ['arrowhead', 'arrowhead'],
  ['jewel', 'jewel'],
];

export const iconOf = (resource: Resource): ArnakIcon => new Map(RESOURCE_ICONS).get(resource) ?? 'coin';

export function tokenAmounts(tokens: Tokens): readonly Amount[] {
  return RESOURCE_ICONS.flatMap(([resource, icon]) => {
    const n = tokens[resource] ?? 0;
    return n === 0 ? [] : [{ icon, n }];
  });
}

/** Equal travel icons together: two boots, not a boot and a boot. */
export function travelAmounts(icons: Icons): readonly Amount[] {
  return [...new Set(icons)].map((icon) => ({ icon, n: icons.filter((other) => other === icon).length }));
}

export function costAmounts(cost: Cost): readonly Amount[] {
  return [
    ...tokenAmounts(cost),
    ...travelAmounts(cost.travel ?? []),
    ...(cost.handCards === undefined ? [] : [{ icon: 'handCard' as const, n: cost.handCards }]),
    ...(cost.unslottedIdols === undefined ? [] : [{ icon: 'crateIdol' as const, n: cost.unslottedIdols }]),
  ];
}
