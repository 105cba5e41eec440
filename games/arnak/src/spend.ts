/** Carrying out a payment (A-GEN-6): sources are used up, what remains of them stays until the turn ends. */
import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import type { Payment } from './action.ts';
import { PILOT_COINS } from './data/index.ts';
import type { TravelIcon } from './effects/language.ts';
import { discardCard, removeOne } from './piles.ts';
import { type ArnakState, playerAt } from './state.ts';
import { payTokens } from './tokens.ts';
import { leftOver, type TravelPrice } from './travel.ts';

export function spend(state: ArnakState, seat: Seat, price: TravelPrice, payment: Payment, out: Out): void {
  const player = playerAt(state, seat);
  const left = leftOver(state, seat, price, payment);
  const icons: TravelIcon[] = [...player.icons];
  for (const icon of payment.icons ?? []) removeOne(icons, icon);
  for (const card of payment.cards ?? []) {
    removeOne(player.hand, card);
    player.playArea.push(card);
    out.event(phrase('arnak.paidCard', { seat, card }));
  }
  for (const guardian of payment.boons ?? []) useBoon(state, seat, guardian, out);
  for (const assistant of payment.assistants ?? []) exhaust(state, seat, assistant, out);
  const pilots = payment.pilots ?? 0;
  if (pilots > 0) {
    out.event(phrase('arnak.pilots', { seat, count: pilots }));
    payTokens(state, seat, { coins: pilots * PILOT_COINS }, out);
  }
  for (const card of payment.discard ?? []) discardCard(state, seat, card, out);
  player.icons = [...icons, ...left];
  if (left.length > 0) out.event(phrase('arnak.iconsLeft', { seat, icons: left }));
}

/** A boon works once: its tile is turned face down (A-BOON-2). */
export function useBoon(state: ArnakState, seat: Seat, guardian: string, out: Out): void {
  const player = playerAt(state, seat);
  player.guardians = player.guardians.map((own) => (own.id === guardian ? { ...own, used: true } : own));
  out.event(phrase('arnak.boon', { seat, guardian }));
}

/** An assistant in use is turned sideways (A-AST-6). */
export function exhaust(state: ArnakState, seat: Seat, assistant: string, out: Out): void {
  const player = playerAt(state, seat);
  const own = at(
    player.assistants,
    player.assistants.findIndex(({ id }) => id === assistant),
  );
  player.assistants = player.assistants.map((other) => (other === own ? { ...own, ready: false } : other));
  out.event(phrase('arnak.assistant', { seat, assistant, side: own.gold ? 'gold' : 'silver' }));
}
