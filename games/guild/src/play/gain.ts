import type { GameEvent, Out, Phrase, Seat } from '@moonstaff/kernel';
import type { Category } from '../data/pieces.ts';
import type { Player } from '../state.ts';

/**
 * Pays coins and says so. What happened is for everyone; how many coins it brought is for the owner alone
 * (G-GEN-3), even where others could work it out.
 */
export function pay(
  player: Player,
  seat: Seat,
  category: Category,
  coins: number,
  key: string,
  args: Phrase['args'],
  out: Out,
): void {
  player.coins[category] += coins;
  const event: GameEvent = { key, args: { seat, ...args }, secret: { [seat]: { coins } } };
  out.event(event);
}
