/** Why something visible can't be done now. The thing is the action the player would like to take. */

import { type Phrase, phrase, type Seat, same } from '@moonstaff/kernel';
import type { ArnakAction } from './action.ts';
import { whyNotBuy, whyNotFree } from './explain/cards.ts';
import { whyNotResearch, whyNotTemple } from './explain/research.ts';
import { whyNotDig, whyNotDiscover, whyNotOvercome } from './explain/sites.ts';
import { isHeld, openQuestion } from './frames.ts';
import { legal } from './legal.ts';
import type { ArnakState } from './state.ts';

export type ArnakThing = ArnakAction;

export function explain(state: ArnakState, seat: Seat, thing: ArnakThing): Phrase | undefined {
  if (isOffered(state, seat, thing)) return undefined;
  if (state.phase === 'over') return phrase('arnak.why.gameOver');
  if (state.phase === 'keep') return phrase('arnak.why.keepPhase');
  if (seat !== state.active) return phrase('arnak.why.notYourTurn', { seat: state.active });
  return whyNotInTurn(state, seat, thing);
}

/** Whether some legal action is the one asked about; details left out don't matter. */
const isOffered = (state: ArnakState, seat: Seat, thing: ArnakThing): boolean =>
  legal(state, seat).some((offer) =>
    Object.entries(thing).every(([name, value]) => same(offer[name as keyof typeof offer], value)),
  );

function whyNotInTurn(state: ArnakState, seat: Seat, thing: ArnakThing): Phrase {
  switch (thing.type) {
    case 'play':
    case 'assistant':
    case 'slot':
    case 'boon':
      return whyNotFree(state, seat, thing);
    case 'dig':
      return timing(state, ['send']) ?? whyNotDig(state, seat, thing);
    case 'discover':
      return timing(state, ['send']) ?? whyNotDiscover(state, seat, thing);
    case 'overcome':
      return timing(state, ['overcome']) ?? whyNotOvercome(state, seat, thing);
    case 'buy':
      return timing(state, ['buy']) ?? whyNotBuy(state, seat, thing);
    case 'research':
      return timing(state, ['research']) ?? whyNotResearch(state, seat, thing);
    case 'temple':
      return timing(state, ['research']) ?? whyNotTemple(state, seat, thing);
    case 'pass':
      return timing(state, []) ?? phrase('arnak.why.mainActionTaken');
    case 'endTurn':
      if (isHeld(state)) return phrase('arnak.why.held');
      return phrase(openQuestion(state) === undefined ? 'arnak.why.mainActionFirst' : 'arnak.why.answerFirst');
    default:
      return phrase('arnak.why.notAsked');
  }
}

/** A main action is possible between effects if it's unused, or when an effect asks for it. */
function timing(state: ArnakState, askedBy: readonly string[]): Phrase | undefined {
  const question = openQuestion(state);
  if (isHeld(state)) return phrase('arnak.why.held');
  if (question !== undefined) return askedBy.includes(question.at) ? undefined : phrase('arnak.why.answerFirst');
  return state.main ? phrase('arnak.why.mainActionTaken') : undefined;
}
