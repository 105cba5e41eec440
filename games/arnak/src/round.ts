/**
 * From one round to the next.
 *
 * A-RND-1 to A-RND-6, A-EOR-1 to A-EOR-12, A-END-1, A-GRD-3, A-SOL-7, A-SOL-32.
 */

import { at, type Out, phrase, type Seat, shuffle } from '@moonstaff/kernel';
import type { ArnakAction } from './action.ts';
import { setSpace } from './board.ts';
import { hasChange } from './changes.ts';
import { type CardId, HAND_SIZE, ROUNDS } from './data/index.ts';
import { discardCard, drawCard, kinds, putOnDeck, refillRow, takeFear, toExile } from './piles.ts';
import { playRival } from './rival/turn.ts';
import { type ArnakState, playerAt } from './state.ts';
import { placeInTurnOrder } from './turn-order.ts';

/** Everybody has passed: figures and Fear, then the cards to keep, all at the same time. */
function endRound(state: ArnakState, out: Out): void {
  takeFiguresBack(state, out);
  if (state.round === ROUNDS) {
    state.phase = 'over';
    out.event(phrase('arnak.gameOver', {}));
    return;
  }
  state.phase = 'keep';
  for (const player of state.players) player.done = player.hand.length === 0;
  if (state.players.every(({ done }) => done)) nextRound(state, out);
}

/** A Fear for each figure that comes home from a guardian (A-EOR-2); the rival's take none. */
function takeFiguresBack(state: ArnakState, out: Out): void {
  const frightened: Seat[] = [];
  for (const [index, site] of state.sites.entries()) {
    for (const [space, who] of site.spaces.entries()) {
      if (who === 'free' || who === 'blocked') continue;
      setSpace(state, index, space, 'free');
      if (who === 'rival') continue;
      const player = playerAt(state, who);
      player.figures++;
      if (site.guardian !== 'none' && !player.noFear) frightened.push(who);
    }
  }
  const place = (seat: Seat): number => placeInTurnOrder(seat, state.first, state.players.length);
  if (hasChange(state, 'fearInTurnOrder')) frightened.sort((a, b) => place(a) - place(b));
  for (const seat of frightened) takeFear(state, seat, out);
}

export function keepActions(state: ArnakState, seat: Seat): readonly ArnakAction[] {
  const list = kinds(playerAt(state, seat).hand).map((card): ArnakAction => ({ type: 'putDown', card }));
  list.push({ type: 'keepRest' });
  return list;
}

/** Card by card into the play area without travel and effect, the rest is kept (A-EOR-4). */
export function putDown(state: ArnakState, seat: Seat, card: CardId, out: Out): void {
  discardCard(state, seat, card, out);
  if (playerAt(state, seat).hand.length === 0) keepRest(state, seat, out);
}

export function keepRest(state: ArnakState, seat: Seat, out: Out): void {
  const player = playerAt(state, seat);
  player.done = true;
  out.event(phrase('arnak.kept', { seat, count: player.hand.length }));
  if (state.players.every(({ done }) => done)) nextRound(state, out);
}

function nextRound(state: ArnakState, out: Out): void {
  for (const player of state.players) {
    player.lastShuffle = player.playArea.toSorted();
    for (const card of shuffle(state.random, player.playArea)) putOnDeck(player, card, 'bottom', state.round);
    player.playArea = [];
    player.assistants = player.assistants.map((own) => ({ ...own, ready: true }));
  }
  out.event(phrase('arnak.roundEnded', { round: state.round }));
  advanceStaff(state, out);
  state.first = (state.first + 1) % state.players.length;
  beginRound(state, out);
  out.settle(phrase('arnak.wall.round'));
}

/** The cards beside the staff go to exile and the staff one place to the right (A-EOR-7 to A-EOR-9). */
function advanceStaff(state: ArnakState, out: Out): void {
  const item = state.itemRow.shift();
  const artifact = state.artifactRow.pop();
  for (const card of [artifact, item]) {
    if (card === undefined || card === 'gap') continue;
    toExile(state, card);
    out.event(phrase('arnak.staffExiled', { card }));
  }
  state.artifactRow.push('gap', 'gap');
  refillRow(state, out);
}

/** Hands are filled to five from the top, nothing is shuffled (A-RND-2 to A-RND-4). */
export function beginRound(state: ArnakState, out: Out): void {
  state.round++;
  state.phase = 'turns';
  out.event(phrase('arnak.round', { round: state.round, first: state.first }));
  for (const [seat, player] of state.players.entries()) {
    player.passed = false;
    player.noFear = false;
    player.allPlanes = false;
    player.done = false;
    while (player.hand.length < HAND_SIZE && player.deck.length > 0) drawCard(state, seat, 'top', out);
  }
  beginTurn(state, state.first);
  if (state.rival !== undefined) {
    state.rival.stack = shuffle(state.random, [...state.rival.used, ...state.rival.stack]);
    state.rival.used = [];
    playRival(state, state.rival, out);
  }
}

function beginTurn(state: ArnakState, seat: Seat): void {
  state.active = seat;
  state.main = false;
  state.calledOff = false;
  state.wait = 'off';
}

/**
 * The turn ends: the row is refilled, icons vanish (A-TRN-5), the next player who has not passed goes
 * on (A-RND-5). The rival takes its turn, or all that remain when nobody else plays on (A-SOL-9).
 */
export function endTurn(state: ArnakState, seat: Seat, out: Out): void {
  playerAt(state, seat).icons = [];
  out.event(phrase('arnak.turnEnded', { seat }));
  refillRow(state, out);
  const next = nextSeat(state, seat);
  if (state.rival !== undefined) {
    do {
      playRival(state, state.rival, out);
    } while (next === undefined && state.rival.stack.length > 0);
  }
  if (next === undefined) endRound(state, out);
  else beginTurn(state, next);
  out.settle(phrase('arnak.wall.turn'));
}

function nextSeat(state: ArnakState, seat: Seat): Seat | undefined {
  const count = state.players.length;
  for (let step = 1; step <= count; step++) {
    const next = (seat + step) % count;
    if (!at(state.players, next).passed) return next;
  }
  return undefined;
}
