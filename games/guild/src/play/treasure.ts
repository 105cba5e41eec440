import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import { treasureNamed } from '../data/treasures.ts';
import type { GuildState } from '../state.ts';
import { pay } from './gain.ts';

/** Why undo stops at a treasure. */
export const TREASURE_WALL = 'guild.wall.treasure';

/**
 * Draws a treasure card (G-RUIN-1, G-RUIN-2). A card with an immediate effect is shown to all and goes under the
 * deck, so everybody knows what lies there; any other is kept, known to its owner alone (G-TRE-7).
 */
export function drawTreasure(state: GuildState, seat: Seat, out: Out): void {
  const player = at(state.players, seat);
  const id = state.treasureDeck.shift();
  if (id === undefined) throw new RangeError('the treasure deck cannot run out: 16 of its cards return to it');
  state.treasuresKnown = Math.min(state.treasuresKnown, state.treasureDeck.length);
  out.reveal(phrase(TREASURE_WALL));
  const { effect, immediate } = treasureNamed(id);
  if (!immediate) {
    player.treasures.push(id);
    out.event({ key: 'guild.event.treasureKept', args: { seat }, secret: { [seat]: { treasure: id } } });
    return;
  }
  state.treasureDeck.push(id);
  state.treasuresKnown++;
  if (effect.type === 'coins') {
    const { coins } = effect;
    pay(player, seat, { category: 'treasures', coins, key: 'guild.event.treasureCoins', args: { treasure: id } }, out);
  } else if (effect.type === 'explorer') {
    out.event({ key: 'guild.event.treasureExplorer', args: { seat, treasure: id } });
    player.tasks.push({ task: 'free' });
  } else {
    throw new RangeError(`${id} has no immediate effect`);
  }
}
