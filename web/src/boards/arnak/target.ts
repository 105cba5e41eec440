import {
  type ArnakView,
  bonusById,
  campById,
  idolById,
  spaceById,
  templeStackById,
  tileById,
  trackOf,
} from '@moonstaff/arnak';
import type { SignSpec } from '../../kit/art/signs.ts';
import { costSigns, effectSigns } from './parts/signs.ts';
import type { Wanted } from './play/paying.ts';
import { costOf, type PriceSlot } from './play/price.ts';
import { isCamp } from './state.ts';
import type { Spot } from './things.ts';

/** What the target of a payment costs, on its tag. */
export const priceSigns = (slots: readonly PriceSlot[]): readonly SignSpec[] => [
  { text: '−' },
  ...costSigns(costOf(slots)),
];

/** What the target of a payment is certain to give; on the track that depends on the token. */
export function gainSigns(target: Spot, view: ArnakView, wanted?: Wanted): readonly SignSpec[] {
  if (target.on === 'guardian') return [{ text: '+1' }, { icon: 'golem-head' }];
  if (target.on === 'temple') return [{ text: `+${templeStackById[target.stack].points}` }];
  if (target.on === 'track') return wanted?.type === 'research' ? trackSigns(wanted, view) : [];
  if (target.on !== 'space') return [];
  const site = view.sites.find(({ id }) => id === target.site);
  if (site === undefined) return [];
  if (isCamp(site.id)) return effectSigns(campById[site.id].effect);
  if (site.tile !== 'none') return effectSigns(tileById[site.tile].effect);
  const idols = 1 + site.coveredIdols;
  const effect = site.idol === 'none' ? [] : effectSigns(idolById[site.idol].effect);
  return [{ text: `+${idols}` }, { icon: 'totem-head' }, ...effect];
}

/** What the row gives to the token, and the bonus tiles that are there. */
function trackSigns({ token, to }: Extract<Wanted, { type: 'research' }>, view: ArnakView): readonly SignSpec[] {
  const { spaces, rows } = trackOf(view);
  const tiles = view.bonus[spaces.findIndex(({ id }) => id === to)] ?? [];
  const row = rows[spaceById[to].row - 1];
  return [...effectSigns(row?.[token].effect ?? []), ...tiles.flatMap((tile) => effectSigns(bonusById[tile].effect))];
}
