import type { GuildAction } from '@moonstaff/guild';
import type { PhraseBook } from '@moonstaff/kernel';

/** The actions as choices: a phrase for each type, its arguments the fields of the action. A missing one does not compile. */
export const actions = {
  'guild.action.keep': { card: 'investigateCard' },
  'guild.action.use': { slot: 'slot' },
  'guild.action.explore': { field: 'space' },
  'guild.action.decline': {},
  'guild.action.nextStep': {},
  'guild.action.next': { effect: 'text' },
  'guild.action.village': { field: 'space' },
  'guild.action.trade': { from: 'space', to: 'space', post: 'space' },
  'guild.action.done': {},
} as const satisfies PhraseBook & {
  readonly [Type in GuildAction['type'] as `guild.action.${Type}`]: PhraseBook[string];
};
