import {
  type BasicCardId,
  cardNamed,
  type ExploreCardId,
  editionOf,
  eraCards,
  type GuildAction,
  prompt,
  type Space,
} from '@moonstaff/guild';
import type { ActionShape } from '@moonstaff/kernel';
import { plain, type Words } from '@moonstaff/text';
import type { Naming } from '../../table/board.ts';
import type { Snapshot } from '../../table/source.ts';
import { spaceNamed, viewOf } from './moment.ts';

/** What an Explore card lets everybody do. */
export function exploreCardText(id: ExploreCardId, words: Words): string {
  const era = eraCards.find((card) => card.id === id);
  const voice = words.voice('guild');
  return plain(era === undefined ? voice.card(cardNamed(id as BasicCardId)) : voice.eraCard(era.slot));
}

/** What a space is, in words: `sea, ruin (3,-2)`. */
export const spaceWords = (space: Space | undefined, words: Words): string =>
  space === undefined ? '' : `${kindWords(space, words)} (${space.id})`;

/** The log names a space by what's on it: its numbers are of no use to somebody who sees the map. */
export const namesOf: Naming = (now, words) => (kind, id) => {
  if (kind !== 'space') return undefined;
  const space = spaceNamed(editionOf(viewOf(now)), String(id));
  return space && `(${kindWords(space, words)})`;
};

/** What a space is, by terrain and what's printed there: `sea, ruin`. */
export function kindWords({ terrain, feature }: Space, words: Words): string {
  const ground = words.name('terrain', terrain);
  const thing = feature.type === 'empty' ? undefined : words.name('feature', feature.type);
  const value = 'value' in feature ? ` ${feature.value}` : '';
  const kind =
    thing === undefined ? ground : terrain === 'wild' || terrain === 'capital' ? thing : `${ground}, ${thing}`;
  return `${kind}${value}`;
}

/** For lists and screen readers, which need the numbers of a space to tell it from others. */
export const describe = (action: ActionShape, now: Snapshot, words: Words): string =>
  worded(action, now, words, spaceWords);

/** For somebody who sees the space marked on the map: what it is, without its numbers. */
export const deed = (action: ActionShape, now: Snapshot, words: Words): string =>
  worded(action, now, words, (space) => (space === undefined ? '' : kindWords(space, words)));

function worded(action: ActionShape, now: Snapshot, words: Words, called: typeof spaceWords): string {
  const view = viewOf(now);
  const space = (id: string): string => called(spaceNamed(editionOf(view), id), words);
  const move = action as GuildAction;
  switch (move.type) {
    case 'explore':
      return words.t('web.guild.explore', { space: space(move.field) });
    case 'village':
      return words.t('web.guild.found', { space: space(move.field) });
    case 'trade':
      return words.t('web.guild.trade', { from: space(move.from), to: space(move.to), post: space(move.post) });
    case 'keep':
      return words.t('web.guild.keep', { card: words.name('investigateCard', move.card) });
    case 'use': {
      const card = view.viewer === 'spectator' ? undefined : view.players[view.viewer]?.actions[move.slot];
      return words.t('web.guild.use', { slot: move.slot, card: words.name('investigateCard', card ?? '') });
    }
    case 'nextStep':
      return words.t('web.guild.next');
    case 'next':
      return words.t('web.guild.order', { effect: move.effect });
    case 'decline':
      return words.t('web.guild.decline');
    case 'done':
      return words.t('web.guild.finish');
  }
}

/** What the viewer has to decide, in words. */
export function asked(now: Snapshot, words: Words): string {
  const trades = now.legal.filter(({ type }) => type === 'trade').length;
  // Between two cities only the trading post is left to choose.
  if (trades > 0 && trades <= 2) return words.t('web.guild.whichPost');
  return words.say(prompt(viewOf(now)), { phrases: now.phrases, seats: now.sitters.map(({ name }) => name) });
}
