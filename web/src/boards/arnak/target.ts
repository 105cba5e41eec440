import { type ArnakView, campById, idolById, tileById } from '@moonstaff/arnak';
import type { SignSpec } from '../../kit/art/signs.ts';
import { costSigns, effectSigns } from './parts/signs.ts';
import { costOf, type PriceSlot } from './play/price.ts';
import { isCamp } from './state.ts';
import type { Spot } from './things.ts';

/** What the target of a payment costs, on its tag. */
export const priceSigns = (slots: readonly PriceSlot[]): readonly SignSpec[] => [
  { text: '−' },
  ...costSigns(costOf(slots)),
];

/** What the target of a payment is certain to give. */
export function gainSigns(target: Spot, { sites }: ArnakView): readonly SignSpec[] {
  if (target.on === 'guardian') return [{ text: '+1' }, { icon: 'golem-head' }];
  if (target.on !== 'space') return [];
  const site = sites.find(({ id }) => id === target.site);
  if (site === undefined) return [];
  if (isCamp(site.id)) return effectSigns(campById[site.id].effect);
  if (site.tile !== 'none') return effectSigns(tileById[site.tile].effect);
  const idols = 1 + site.coveredIdols;
  const effect = site.idol === 'none' ? [] : effectSigns(idolById[site.idol].effect);
  return [{ text: `+${idols}` }, { icon: 'totem-head' }, ...effect];
}
