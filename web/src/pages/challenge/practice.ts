import { type Deal, drawDeal, type GameId, isLevel, OFFERED_LEVELS } from '@moonstaff/catalogue';
import { type AnyGame, fastRandom, nextBelow, type Seed, seedFrom } from '@moonstaff/kernel';
import { BOT_NAMES, startGame } from '../../table/device/start.ts';
import { gameNamed } from '../../table/engine/games.ts';
import type { Sitter } from '../../table/source.ts';

/** The deal to practise with on this day. It follows from the date, so everybody has the same. */
export function practiceDeal(game: AnyGame, day: string): Deal & { readonly seed: Seed } {
  const random = fastRandom(`practice ${day} ${game.id}`);
  const deal = drawDeal(game, OFFERED_LEVELS, (bound) => nextBelow(random, bound));
  return { ...deal, seed: seedFrom(`practice ${day} ${game.id}`) };
}

/** Who sits there on this device. */
export const sittersOf = ({ seats }: Pick<Deal, 'seats'>, name: string): readonly Sitter[] =>
  seats.map((seat): Sitter => {
    if (seat.kind === 'open') return { kind: 'person', name };
    return { kind: 'bot', name: BOT_NAMES[0] ?? '', level: isLevel(seat.level) ? seat.level : 'skilled' };
  });

/** Opens the practice deal of that day on this device and goes there. */
export async function practise(id: GameId, day: string, name: string): Promise<void> {
  const game = await gameNamed(id);
  if (game === undefined) return;
  const deal = practiceDeal(game, day);
  await startGame({ game: id, options: deal.options, sitters: sittersOf(deal, name), seed: deal.seed });
}
