/**
 * What a turn offers between effects: one main action, then the end of the turn.
 *
 * A-TRN-1 to A-TRN-6.
 */
import type { Out, Seat } from '@moonstaff/kernel';
import type { ArnakAction, MainAction } from '../action.ts';
import { assistantById } from '../data/index.ts';
import { kinds } from '../piles.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { buy, purchases } from './buy.ts';
import { ASSIST, PLAY, push } from './free.ts';
import { overcomable, startOvercoming } from './overcome.ts';
import { pass } from './pass.ts';
import { isMainCard } from './play.ts';
import { PLAIN_RESEARCH, research, researches, takeTempleTile } from './research.ts';
import { PLAIN, startVoyage, voyages } from './voyage.ts';

const PASS: ArnakAction = { type: 'pass' };
const END_TURN: ArnakAction = { type: 'endTurn' };

export function mainActions(state: ArnakState, seat: Seat, list: ArnakAction[]): void {
  if (state.main) {
    list.push(END_TURN);
    return;
  }
  const player = playerAt(state, seat);
  voyages(state, seat, PLAIN, list);
  overcomable(state, seat, list);
  purchases(state, seat, 'any', 0, false, list);
  for (const card of kinds(player.hand)) if (isMainCard(player, card)) push(list, PLAY[card]);
  for (const { id, ready } of player.assistants) {
    if (ready && assistantById[id].timing === 'main') push(list, ASSIST[id]);
  }
  researches(state, seat, PLAIN_RESEARCH, list);
  list.push(PASS);
}

/** Everything except `endTurn`, which concerns the table rather than the player. */
export function takeMain(
  state: ArnakState,
  seat: Seat,
  action: Exclude<MainAction, { type: 'endTurn' }>,
  out: Out,
): void {
  state.main = true;
  switch (action.type) {
    case 'dig':
      startVoyage(state, PLAIN, action.site, action.space, false, true);
      break;
    case 'discover':
      startVoyage(state, PLAIN, action.place, 0, true, true);
      break;
    case 'overcome':
      startOvercoming(state, seat, action.site, out);
      break;
    case 'buy':
      buy(state, seat, action.card, 0, out);
      break;
    case 'research':
      research(state, seat, PLAIN_RESEARCH, action.token, action.to, action.discount, out);
      break;
    case 'temple':
      takeTempleTile(state, seat, PLAIN_RESEARCH, action.stack, action.discount, out);
      break;
    case 'pass':
      pass(state, seat, out);
      break;
  }
}
