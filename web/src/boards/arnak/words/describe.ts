import {
  type ArnakAction,
  type ArnakView,
  type BonusId,
  bonusById,
  prompt,
  type SiteId,
  trackOf,
} from '@moonstaff/arnak';
import type { ActionShape, Json } from '@moonstaff/kernel';
import { arnakChoice, plain, type Scene, type Words } from '@moonstaff/text';
import type { Snapshot } from '../../../table/source.ts';
import { questionOf, viewOf } from '../state.ts';
import type { Spot } from '../things.ts';

/** A site that has been discovered goes by the name of its tile. */
export function siteName(view: Pick<ArnakView, 'sites'>, id: SiteId, words: Words): string {
  const tile = view.sites.find((site) => site.id === id)?.tile ?? 'none';
  return tile === 'none' ? words.name('site', id) : words.name('tile', tile);
}

/** What is paid for. */
export function targetName(target: Spot, view: ArnakView, words: Words): string {
  if (target.on === 'space') return capital(siteName(view, target.site, words));
  if (target.on === 'track') return capital(words.name('researchSpace', target.space));
  if (target.on === 'temple') return capital(words.name('temple', target.stack));
  if (target.on === 'row') return words.name('card', target.card);
  return target.on === 'guardian' ? guardianName(view, target.site, words) : '';
}

function guardianName(view: Pick<ArnakView, 'sites'>, id: SiteId, words: Words): string {
  const guardian = view.sites.find((site) => site.id === id)?.guardian ?? 'none';
  return guardian === 'none' ? '' : words.name('guardian', guardian);
}

/** With a capital at the start. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Who and what the phrases of this table speak of. */
function sceneOf(now: Snapshot, words: Words): Scene {
  const view = viewOf(now);
  return {
    phrases: now.phrases,
    seats: now.sitters.map(({ name }) => name),
    names: (kind: string, id: Json) => {
      const site = kind === 'site' ? view.sites.find((one) => one.id === id) : undefined;
      return site === undefined || site.tile === 'none' ? undefined : words.name('tile', site.tile);
    },
  };
}

/** A legal action in words, as precisely as the moment allows. */
export function describe(action: ActionShape, now: Snapshot, words: Words): string {
  const view = viewOf(now);
  const { type, tile, site } = action as ArnakAction & { readonly tile?: BonusId; readonly site?: SiteId };
  // A bonus tile has no name: it's what it gives.
  if (type === 'bonus' && tile !== undefined) return plain(words.voice('arnak').effects.effect(bonusById[tile].effect));
  if (type === 'overcome' && site !== undefined) {
    return `${words.t('arnakTable.overcome')}: ${guardianName(view, site, words)}`;
  }
  const general = words.act('arnak', action, sceneOf(now, words));
  const asked = { question: questionOf(view), track: trackOf(view), supply: view.supply };
  return arnakChoice(action as ArnakAction, general, asked, words);
}

/** The same where the place is marked on the board: which of a site's spaces it is needn't be said. */
export function deed(action: ActionShape, now: Snapshot, words: Words): string {
  const { type, site } = action as ArnakAction & { readonly site?: SiteId };
  return type === 'dig' && site !== undefined
    ? `${words.t('arnakTable.dig')}: ${siteName(viewOf(now), site, words)}`
    : describe(action, now, words);
}

/** What is asked of the viewer, in words. */
export const asked = (now: Snapshot, words: Words): string => words.say(prompt(viewOf(now)), sceneOf(now, words));
