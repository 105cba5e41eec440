import { at, type Out, type Seat } from '@moonstaff/kernel';
import { BASE, chainFrom, EXPLORER, has, POST } from '../board.ts';
import type { GuildMap } from '../map/geometry.ts';
import type { Player } from '../state.ts';
import { pay } from './gain.ts';

/** The cities without a trading post that are connected with this space, ascending (G-CITY-1, G-CITY-4). */
export function openCitiesFrom(map: GuildMap, board: readonly number[], space: number): number[] {
  const chain = chainFrom(map, board, space, BASE);
  return chain
    .filter(
      (link) => at(map.spaces, link).feature.type === 'city' && has(board, link, EXPLORER) && !has(board, link, POST),
    )
    .sort((a, b) => a - b);
}

export function cityValue(map: GuildMap, city: number): number {
  const { feature } = at(map.spaces, city);
  return feature.type === 'city' ? feature.value : 0;
}

/** A trade route between two cities: their product in coins, then a trading post on one (G-CITY-2, G-CITY-3). */
export function trade(
  map: GuildMap,
  player: Player,
  seat: Seat,
  route: { readonly from: number; readonly to: number; readonly post: number },
  out: Out,
): void {
  const [fromValue, toValue] = [cityValue(map, route.from), cityValue(map, route.to)];
  const coins = fromValue * toValue;
  const name = (space: number): string => at(map.spaces, space).id;
  player.board[route.post] = (player.board[route.post] ?? 0) | POST;
  player.bestRoute = Math.max(player.bestRoute, coins);
  const args = { from: name(route.from), to: name(route.to), post: name(route.post), fromValue, toValue };
  pay(player, seat, { category: 'trade', coins, key: 'guild.event.trade', args }, out);
}
