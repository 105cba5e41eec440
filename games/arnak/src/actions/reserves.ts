/** What free actions could still bring, at most (A-FREE-4). */
import type { Seat } from '@moonstaff/kernel';
import { assistantById, cardById, guardianById, slotOptions, slotPoints } from '../data/index.ts';
import type { Effect } from '../effects/language.ts';
import { type ArnakState, playerAt } from '../state.ts';

/** The most compasses an effect gives by itself. */
function compassesOf(effect: Effect): number {
  let sum = 0;
  for (const step of effect) {
    if (step.op === 'gain') sum += step.compass ?? 0;
    else if (step.op === 'choose') sum += Math.max(...step.options.map((option) => compassesOf(option.steps)));
    else if (step.op === 'pay') sum += compassesOf(step.gives);
  }
  return sum;
}

/** An upper bound: a card counted here may be needed for travel. */
export function compassesWithin(state: ArnakState, seat: Seat): number {
  const player = playerAt(state, seat);
  let sum = 0;
  for (const id of player.hand) {
    const card = cardById[id];
    if (card.timing === 'free' || card.timing === 'freeOrPass') sum += compassesOf(card.effect);
  }
  for (const { id, gold, ready } of player.assistants) {
    const assistant = assistantById[id];
    if (ready && assistant.timing === 'free') sum += compassesOf(gold ? assistant.gold : assistant.silver);
  }
  for (const { id, used } of player.guardians) {
    const { boon } = guardianById[id];
    if (!used && boon.kind === 'freeAction') sum += compassesOf(boon.effect);
  }
  const slots = Math.min(player.crates, slotPoints.length - player.slots);
  return slots > 0 ? sum + slots * Math.max(...slotOptions.map((option) => compassesOf(option.effect))) : sum;
}
