/** Why not research there (A-RES, A-LT, A-TMP, A-SNK). */

import { at, type Phrase, phrase, type Seat } from '@moonstaff/kernel';
import type { ActionOf } from '../action.ts';
import { rowOf, TEMPLE_ROW, templeCost } from '../actions/research.ts';
import { type SpaceId, spaceById, templeStackById, templeStacks } from '../data/index.ts';
import type { Cost } from '../effects/language.ts';
import { openQuestion } from '../frames.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { discounted } from '../tokens.ts';
import { missingForCost, shortBy } from './missing.ts';

function isForNotebook(state: ArnakState): boolean {
  const question = openQuestion(state);
  return question?.at === 'research' && question.token === 'notebook';
}

export function whyNotResearch(state: ArnakState, seat: Seat, { token, to, discount }: ActionOf<'research'>): Phrase {
  if (!Object.hasOwn(spaceById, to) || (token !== 'glass' && token !== 'notebook')) return phrase('arnak.why.unknown');
  const player = playerAt(state, seat);
  if (token === 'glass' && isForNotebook(state)) return phrase('arnak.why.notByThisEffect');
  if (token === 'notebook' && rowOf(to) === TEMPLE_ROW) return phrase('arnak.why.notebookTemple');
  if (!(spaceById[player[token]].next as readonly SpaceId[]).includes(to)) return phrase('arnak.why.noBridge');
  if (token === 'notebook' && rowOf(to) > rowOf(player.glass)) return phrase('arnak.why.aboveGlass');
  return whyTooDear(state, seat, spaceById[to].costInto, discount);
}

export function whyNotTemple(state: ArnakState, seat: Seat, { stack, discount }: ActionOf<'temple'>): Phrase {
  if (!Object.hasOwn(templeStackById, stack)) return phrase('arnak.why.unknown');
  if (isForNotebook(state)) return phrase('arnak.why.notByThisEffect');
  const player = playerAt(state, seat);
  if (rowOf(player.glass) < TEMPLE_ROW) return phrase('arnak.why.notInTemple');
  const index = templeStacks.findIndex(({ id }) => id === stack);
  if (at(state.temple, index) === 0) return phrase('arnak.why.stackEmpty');
  return whyTooDear(state, seat, templeCost(state, stack), discount);
}

/** By the discount named, or else by the one that leaves the least missing (A-CRD-13, A-RES-12). */
function whyTooDear(state: ArnakState, seat: Seat, cost: Cost, named: number | undefined): Phrase {
  const player = playerAt(state, seat);
  const question = openQuestion(state);
  const discounts = question?.at === 'research' ? question.discounts : [];
  const taken = named === undefined ? undefined : discounts[named];
  if (named !== undefined && (taken === undefined || discounts.length === 1)) return phrase('arnak.why.unknown');
  // No discount lowers the price in idols (ruling 77).
  const { unslottedIdols = 0 } = cost;
  const prices = (taken === undefined ? discounts : [taken]).map(
    (discount): Cost => ({ unslottedIdols, ...discounted(cost, discount) }),
  );
  const [price = cost] = prices.sort((a, b) => shortBy(player, a) - shortBy(player, b));
  return missingForCost(state, seat, price) ?? phrase('arnak.why.idleDiscount');
}
