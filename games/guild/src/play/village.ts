import { at, type Out, type Seat } from '@moonstaff/kernel';
import { EXPLORER, VILLAGE } from '../board.ts';
import { VILLAGE_PAY } from '../data/pieces.ts';
import type { GuildMap } from '../map/geometry.ts';
import type { GuildState, Player } from '../state.ts';
import { pay } from './gain.ts';

/** Where the village of a fully explored region may stand (G-VIL-2); nowhere when none is left in the supply. */
export const villageSites = (map: GuildMap, player: Player, region: number): readonly number[] =>
  player.villages > 0 ? at(map.regions, region).sites : [];

/** Swaps the explorer on a space for a village (G-VIL-1, G-VIL-3, G-VIL-7). */
export function foundVillage(state: GuildState, map: GuildMap, seat: Seat, space: number, out: Out): void {
  const player = at(state.players, seat);
  player.board[space] = ((player.board[space] ?? 0) & ~EXPLORER) | VILLAGE;
  player.explorers++;
  player.villages--;
  const { id, terrain } = at(map.spaces, space);
  const coins = at(VILLAGE_PAY, state.era - 1);
  pay(player, seat, { category: 'villages', coins, key: 'guild.event.village', args: { field: id, terrain } }, out);
}
