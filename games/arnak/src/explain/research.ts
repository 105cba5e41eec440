/** Why not research there (A-RES, A-LT, A-TMP, A-SNK). */
import { at, type Phrase, phrase, type Seat } from '@moonstaff/kernel';
import type { ActionOf } from '../action.ts';
import { rowOf, TEMPLE_ROW, templeCost } from '../actions/research.ts';
import { type SpaceId, spaceById, templeStackById, templeStacks } from '../data/index.ts';
import { openQuestion } from '../effects/run.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { missingForCost } from './missing.ts';

export function whyNotResearch(state: ArnakState, seat: Seat, { token, to }: ActionOf<'research'>): Phrase {
  if (!Object.hasOwn(spaceById, to) || (token !== 'glass' && token !== 'notebook')) return phrase('arnak.why.unknown');
  const player = playerAt(state, seat);
  const question = openQuestion(state);
  if (question?.at === 'research' && question.token === 'notebook' && token === 'glass') {
    return phrase('arnak.why.notByThisEffect');
  }
  if (token === 'notebook' && rowOf(to) === TEMPLE_ROW) return phrase('arnak.why.notebookTemple');
  if (!(spaceById[player[token]].next as readonly SpaceId[]).includes(to)) return phrase('arnak.why.noBridge');
  if (token === 'notebook' && rowOf(to) > rowOf(player.glass)) return phrase('arnak.why.aboveGlass');
  return missingForCost(state, seat, spaceById[to].costInto);
}

export function whyNotTemple(state: ArnakState, seat: Seat, { stack }: ActionOf<'temple'>): Phrase {
  if (!Object.hasOwn(templeStackById, stack)) return phrase('arnak.why.unknown');
  const player = playerAt(state, seat);
  if (rowOf(player.glass) < TEMPLE_ROW) return phrase('arnak.why.notInTemple');
  const index = templeStacks.findIndex(({ id }) => id === stack);
  if (at(state.temple, index) === 0) return phrase('arnak.why.stackEmpty');
  return missingForCost(state, seat, templeCost(state, stack));
}
