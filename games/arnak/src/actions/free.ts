/**
 * Free actions: possible at every point of a player's own turn where they decide or pay.
 *
 * A-FREE-1 to A-FREE-7, A-IDOL-3, A-IDOL-5 to A-IDOL-7, A-BOON-1 to A-BOON-3, A-AST-6, A-AST-7, A-AST-11.
 */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import type { ActionOf, ArnakAction, FreeAction } from '../action.ts';
import {
  type AssistantId,
  assistantById,
  cardById,
  guardianById,
  slotOptionById,
  slotOptions,
  slotPoints,
} from '../data/index.ts';
import type { Effect } from '../effects/language.ts';
import { kinds } from '../piles.ts';
import { exhaust, useBoon } from '../spend.ts';
import { pushSteps } from '../stack.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { isFreeCard, play } from './play.ts';

/** Actions are plain data, so each of these is made once and shared. */
export const PLAY = made(Object.keys(cardById), (card) => ({ type: 'play', card }) as FreeAction);
export const ASSIST = made(Object.keys(assistantById), (assistant) => ({ type: 'assistant', assistant }) as FreeAction);
const BOON = made(Object.keys(guardianById), (guardian) => ({ type: 'boon', guardian }) as FreeAction);
const SLOT = slotPoints.map((_, slot) => slotOptions.map(({ id }): FreeAction => ({ type: 'slot', slot, option: id })));

function made(ids: readonly string[], make: (id: string) => FreeAction): { readonly [id: string]: FreeAction } {
  return Object.fromEntries(ids.map((id) => [id, make(id)]));
}

/** Adds every free action to the list. */
export function freeActions(state: ArnakState, seat: Seat, list: ArnakAction[]): void {
  const player = playerAt(state, seat);
  for (const card of kinds(player.hand)) {
    if (isFreeCard(card)) push(list, PLAY[card]);
  }
  for (const { id, ready } of player.assistants) {
    if (ready && assistantById[id].timing === 'free') push(list, ASSIST[id]);
  }
  for (const { id, used } of player.guardians) {
    if (!used && guardianById[id].boon.kind === 'freeAction') push(list, BOON[id]);
  }
  if (player.crates > 0) for (const action of SLOT[player.slots] ?? []) list.push(action);
}

export function push(list: ArnakAction[], action: ArnakAction | undefined): void {
  if (action !== undefined) list.push(action);
}

/** Whether there may be a free action, judged by what everybody can see. */
export function mightActFreely(state: ArnakState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  return (
    player.hand.length > 0 ||
    (player.crates > 0 && player.slots < slotPoints.length) ||
    player.assistants.some(({ id, ready }) => ready && assistantById[id].timing === 'free') ||
    player.guardians.some(({ id, used }) => !used && guardianById[id].boon.kind === 'freeAction')
  );
}

/** Whether this assistant could be used now as a free action. */
export const isUsableFreely = (state: ArnakState, seat: Seat, assistant: AssistantId): boolean =>
  assistantById[assistant].timing === 'free' &&
  playerAt(state, seat).assistants.some(({ id, ready }) => id === assistant && ready);

/** Whether some free action that everybody can see would draw a card. Those of hand cards never do. */
export function mightDrawFreely(state: ArnakState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  return (
    (player.crates > 0 && player.slots < slotPoints.length && slotOptions.some(({ effect }) => draws(effect))) ||
    player.assistants.some(
      ({ id, gold }) => isUsableFreely(state, seat, id) && draws(assistantById[id][gold ? 'gold' : 'silver']),
    ) ||
    player.guardians.some(({ id, used }) => {
      const { boon: gives } = guardianById[id];
      return !used && gives.kind === 'freeAction' && draws(gives.effect);
    })
  );
}

const draws = (effect: Effect): boolean => effect.some(({ op }) => op === 'draw');

export function takeFree(state: ArnakState, seat: Seat, action: FreeAction, out: Out): void {
  switch (action.type) {
    case 'play':
      play(state, seat, action.card, out);
      break;
    case 'assistant':
      assist(state, seat, action, out);
      break;
    case 'slot':
      slotIdol(state, seat, action, out);
      break;
    case 'boon':
      boon(state, seat, action, out);
      break;
  }
}

/** Turned sideways first, then its effect (A-AST-6); one without the free-action mark is the main action. */
function assist(state: ArnakState, seat: Seat, { assistant }: ActionOf<'assistant'>, out: Out): void {
  const { timing, silver, gold } = assistantById[assistant];
  if (timing === 'main') state.main = true;
  const own = playerAt(state, seat).assistants.find(({ id }) => id === assistant);
  exhaust(state, seat, assistant, out);
  pushSteps(state, own?.gold === true ? gold : silver);
}

/** From the crates into the leftmost empty slot, then one of the five effects (A-IDOL-3). */
function slotIdol(state: ArnakState, seat: Seat, { slot, option }: ActionOf<'slot'>, out: Out): void {
  const player = playerAt(state, seat);
  player.crates--;
  player.slots++;
  out.event(phrase('arnak.slotted', { seat, slot, option }));
  pushSteps(state, slotOptionById[option].effect);
}

function boon(state: ArnakState, seat: Seat, { guardian }: ActionOf<'boon'>, out: Out): void {
  useBoon(state, seat, guardian, out);
  const { boon: gives } = guardianById[guardian];
  if (gives.kind === 'freeAction') pushSteps(state, gives.effect);
}
