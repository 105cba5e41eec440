import type { ArnakAction, ArnakView, Question } from '@moonstaff/arnak';
import type { BoardModule } from '../../table/board.ts';
import { isOf } from '../../table/help/possible.ts';
import { type Kind, kindOf } from './play/kinds.ts';
import { questionOf } from './state.ts';

/** Which section of the rules an open question belongs to; the others are answered by what is on the cards. */
const TOPICS: { readonly [at in Question['at']]?: string } = {
  guardianPrice: 'guardian',
  pay: 'travel',
  research: 'research',
  arrive: 'research',
  buy: 'buy',
  send: 'dig',
  activate: 'keywords',
  rescue: 'snake',
  overcome: 'guardian',
};

/** Where to open the rules: at what the player is doing. */
export function topicOf(view: ArnakView): string {
  const question = questionOf(view);
  if (question?.at === 'voyage') return question.discover ? 'discover' : 'dig';
  if (question !== undefined) return TOPICS[question.at] ?? 'keywords';
  if (view.phase === 'keep') return 'roundEnd';
  return view.main ? 'free' : 'turn';
}

/** The sections about the kinds of actions that a chip picks out. */
export const KIND_TOPICS: { readonly [K in Kind]?: string } = {
  dig: 'dig',
  discover: 'discover',
  overcome: 'guardian',
  buy: 'buy',
  play: 'play',
  research: 'research',
  free: 'free',
};

/** What the sections about deeds let one do. */
export const DEEDS: BoardModule['deeds'] = {
  dig: isOf<ArnakAction>('dig'),
  discover: isOf<ArnakAction>('discover'),
  guardian: isOf<ArnakAction>('overcome'),
  buy: isOf<ArnakAction>('buy'),
  research: isOf<ArnakAction>('research', 'temple'),
  temple: isOf<ArnakAction>('temple'),
  idol: isOf<ArnakAction>('slot'),
  assistant: isOf<ArnakAction>('assistant'),
  play: (action) => kindOf(action as ArnakAction, false) === 'play',
  free: (action) => kindOf(action as ArnakAction, false) === 'free',
};
