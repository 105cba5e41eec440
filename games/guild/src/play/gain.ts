import type { Args, Out, PhraseKey, Seat } from '@moonstaff/kernel';
import type { Category } from '../data/pieces.ts';
import type { Player } from '../state.ts';

/** Coins from the bank: how many, where they count, and the event that reports them. */
export interface Payment {
  readonly category: Category;
  readonly coins: number;
  readonly key: Extract<PhraseKey, `guild.event.${string}`>;
  readonly args: Args;
}

/**
 * Pays coins and says so. What happened is for everyone; how many coins it brought is for the owner alone
 * (G-GEN-3), even where others could work it out.
 */
export function pay(player: Player, seat: Seat, { category, coins, key, args }: Payment, out: Out): void {
  player.coins[category] += coins;
  out.event({ key, args: { seat, ...args }, secret: { [seat]: { coins } } });
}
