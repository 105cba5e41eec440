import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import { type TreasureId, treasureNamed } from '../data/treasures.ts';
import type { GuildState } from '../state.ts';
import { pay } from './gain.ts';

/** Why undo stops at a treasure. */
export const TREASURE_WALL = 'guild.wall.treasure';

/**
 * Draws the treasure cards for a ruin (G-RUIN-1, G-ACT-2). Only their owner knows the cards to keep (G-TRE-7). A card with
 * an immediate effect is shown to all and goes under the deck, so everybody knows what's there (G-RUIN-2). If several
 * cards are drawn together, nobody learns which came first.
 */
export function drawTreasures(state: GuildState, seat: Seat, count: number, out: Out): void {
  const cards = state.treasureDeck.splice(0, count);
  if (cards.length < count) throw new RangeError('the treasure deck cannot run out: 16 of its cards return to it');
  state.treasuresKnown = Math.min(state.treasuresKnown, state.treasureDeck.length);
  const isForAll = cards.some((id) => treasureNamed(id).immediate);
  out.reveal(phrase(TREASURE_WALL), isForAll ? 'everybody' : 'actor');
  for (const id of cards) if (!treasureNamed(id).immediate) keep(state, seat, id, out);
  for (const id of cards.filter((card) => treasureNamed(card).immediate).sort()) useAtOnce(state, seat, id, out);
}

function keep(state: GuildState, seat: Seat, id: TreasureId, out: Out): void {
  at(state.players, seat).treasures.push(id);
  out.event({ ...phrase('guild.event.treasureKept', { seat }), secret: { [seat]: { treasure: id } } });
}

function useAtOnce(state: GuildState, seat: Seat, id: TreasureId, out: Out): void {
  const player = at(state.players, seat);
  const { effect } = treasureNamed(id);
  state.treasureDeck.push(id);
  state.treasuresKnown++;
  if (effect.type === 'coins') {
    const { coins } = effect;
    pay(player, seat, { category: 'treasures', coins, key: 'guild.event.treasureCoins', args: { treasure: id } }, out);
  } else if (effect.type === 'explorer') {
    out.event(phrase('guild.event.treasureExplorer', { seat, treasure: id }));
    player.tasks.push({ task: 'free' });
  } else {
    throw new RangeError(`${id} has no immediate effect`);
  }
}
