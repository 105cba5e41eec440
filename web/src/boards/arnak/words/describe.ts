import { type ArnakAction, type ArnakView, prompt, type SiteId, trackOf } from '@moonstaff/arnak';
import type { ActionShape, Json } from '@moonstaff/kernel';
import { plain, type Scene, type Words } from '@moonstaff/text';
import type { Snapshot } from '../../../table/source.ts';
import { questionOf, viewOf } from '../state.ts';
import type { Spot } from '../things.ts';

/** A site that has been discovered goes by the name of its tile. */
export function siteName(view: ArnakView, id: SiteId, words: Words): string {
  const tile = view.sites.find((site) => site.id === id)?.tile ?? 'none';
  return tile === 'none' ? words.name('site', id) : words.name('tile', tile);
}

/** What is paid for. */
export function targetName(target: Spot, view: ArnakView, words: Words): string {
  if (target.on === 'space') return capital(siteName(view, target.site, words));
  if (target.on !== 'guardian') return '';
  const guardian = view.sites.find(({ id }) => id === target.site)?.guardian ?? 'none';
  return guardian === 'none' ? '' : words.name('guardian', guardian);
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

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

/** What an option of the open question does, in words. */
function optionWords(view: ArnakView, option: number, words: Words): string | undefined {
  const question = questionOf(view);
  const steps = question?.at === 'choose' ? question.step.options[option]?.steps : undefined;
  return steps && plain(words.voice('arnak').effects.effect(steps));
}

/** What the row one has come to gives. */
function rowWords(view: ArnakView, words: Words): string | undefined {
  const question = questionOf(view);
  if (question?.at !== 'arrive') return undefined;
  const space = trackOf(view).spaces.find(({ id }) => id === question.space);
  const row = space && trackOf(view).rows[space.row - 1];
  return row && plain(words.voice('arnak').effects.effect(row[question.token].effect));
}

function assistantOf(view: ArnakView, stack: number, words: Words): string {
  const top = view.supply[stack]?.top ?? 'none';
  return top === 'none' ? '' : words.name('assistant', top);
}

/** A legal action in words, as precisely as the moment allows. */
export function describe(action: ActionShape, now: Snapshot, words: Words): string {
  const deed = action as ArnakAction;
  const view = viewOf(now);
  const general = words.act('arnak', action, sceneOf(now, words));
  switch (deed.type) {
    case 'choose':
      return optionWords(view, deed.option, words) ?? general;
    case 'row':
      return rowWords(view, words) ?? general;
    case 'recruit':
    case 'supply':
    case 'swap':
      return `${general}: ${assistantOf(view, deed.stack, words)}`;
    case 'research':
    case 'temple':
      return deed.discount === undefined ? general : `${general} · ${discountWords(view, deed.discount, words)}`;
    default:
      return general;
  }
}

function discountWords(view: ArnakView, index: number, words: Words): string {
  const question = questionOf(view);
  const tokens = question?.at === 'research' ? question.discounts[index] : undefined;
  return tokens === undefined ? '' : `−${plain(words.voice('arnak').effects.cost(tokens))}`;
}

/** What is asked of the viewer, in words. */
export const asked = (now: Snapshot, words: Words): string => words.say(prompt(viewOf(now)), sceneOf(now, words));
