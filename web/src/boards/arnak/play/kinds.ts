import { type ArnakAction, assistantById, cardById } from '@moonstaff/arnak';
import type { IconName } from '../../../kit/art/icon-names.ts';

/** The verbs of the chips. */
export const KINDS = ['dig', 'discover', 'overcome', 'buy', 'play', 'research', 'free', 'answer'] as const;
export type Kind = (typeof KINDS)[number];

/** The main actions, in the order of the chips. */
export const MAIN_KINDS = ['dig', 'discover', 'overcome', 'buy', 'play', 'research'] as const satisfies readonly Kind[];

export const KIND_ICONS: { readonly [kind in Kind | 'pass']: IconName } = {
  dig: 'dig-dug',
  discover: 'spyglass',
  overcome: 'golem-head',
  buy: 'buy-card',
  play: 'card-play',
  research: 'magnifying-glass',
  free: 'electric',
  answer: 'check-mark',
  pass: 'hourglass',
};

/** Which chip an action counts for; `asked` when an effect asks for it. */
export function kindOf(action: ArnakAction, asked: boolean): Kind | undefined {
  switch (action.type) {
    case 'play':
      return cardById[action.card].timing === 'main' ? 'play' : 'free';
    case 'assistant':
      return assistantById[action.assistant].timing === 'main' ? 'play' : 'free';
    case 'slot':
    case 'boon':
      return 'free';
    case 'pass':
    case 'endTurn':
    case 'cancel':
    case 'skip':
    case 'pay':
    case 'wait':
    case 'goOn':
    case 'stopWaiting':
      return undefined;
    case 'dig':
    case 'discover':
    case 'overcome':
    case 'buy':
    case 'research':
      return asked ? 'answer' : action.type;
    case 'temple':
      return asked ? 'answer' : 'research';
    default:
      return 'answer';
  }
}
