import { type Field, type GuildAction, mapNamed, prompt } from '@moonstaff/guild';
import type { ActionShape } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import type { Naming } from '../../table/board.ts';
import type { Snapshot } from '../../table/source.ts';
import { viewOf } from './state.ts';

/** What a field is, in words: `sea, ruin (3,-2)`. */
export const fieldWords = (field: Field | undefined, words: Words): string =>
  field === undefined ? '' : `${kindWords(field, words)} (${field.id})`;

/** In the log a field is what lies on it: whoever sees the map has no use for numbers. */
export const namesOf: Naming = (now, words) => (kind, id) => {
  if (kind !== 'field') return undefined;
  const { fields, byId } = mapNamed(viewOf(now).options.map);
  const field = fields[byId.get(String(id)) ?? -1];
  return field && `(${kindWords(field, words)})`;
};

function kindWords({ terrain, feature }: Field, words: Words): string {
  const ground = words.name('terrain', terrain);
  const thing = feature.type === 'empty' ? undefined : words.name('feature', feature.type);
  const value = 'value' in feature ? ` ${feature.value}` : '';
  const kind =
    thing === undefined ? ground : terrain === 'wild' || terrain === 'capital' ? thing : `${ground}, ${thing}`;
  return `${kind}${value}`;
}

export function describe(action: ActionShape, now: Snapshot, words: Words): string {
  const view = viewOf(now);
  const map = mapNamed(view.options.map);
  const field = (id: string): string => fieldWords(map.fields[map.byId.get(id) ?? -1], words);
  const deed = action as GuildAction;
  switch (deed.type) {
    case 'explore':
      return words.t('web.guild.explore', { field: field(deed.field) });
    case 'village':
      return words.t('web.guild.found', { field: field(deed.field) });
    case 'trade':
      return words.t('web.guild.trade', { from: field(deed.from), to: field(deed.to), post: field(deed.post) });
    case 'keep':
      return words.t('web.guild.keep', { card: words.name('actionCard', deed.card) });
    case 'use': {
      const card = view.viewer === 'spectator' ? undefined : view.players[view.viewer]?.actions[deed.slot];
      return words.t('web.guild.use', { slot: deed.slot, card: words.name('actionCard', card ?? '') });
    }
    case 'nextStep':
      return words.t('web.guild.next');
    case 'next':
      return words.t('web.guild.order', { effect: deed.effect });
    case 'decline':
      return words.t('web.guild.decline');
    case 'done':
      return words.t('web.guild.finish');
  }
}

/** What is asked of the viewer, in words. */
export function asked(now: Snapshot, words: Words): string {
  return words.say(prompt(viewOf(now)), { phrases: now.phrases, seats: now.sitters.map(({ name }) => name) });
}
