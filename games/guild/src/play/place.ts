import { at, type Out, phrase, printedIn, type Seat } from '@moonstaff/kernel';
import { EXPLORER, has, POST, TOKEN, TOWER } from '../board.ts';
import { hasChange } from '../changes.ts';
import { TOWER_PAY } from '../data/doubtful.ts';
import { cardNamed } from '../data/index.ts';
import type { GuildMap } from '../map/geometry.ts';
import type { Consequence, GuildState, Player } from '../state.ts';
import { pay } from './gain.ts';

/**
 * Explores a space. Coins, tower and crystal pay at once; what may need a choice or shows something hidden comes
 * before anything that was waiting (G-EXP-4, G-ORD-2), in the order the player chooses (G-ORD-1). By the first rules the
 * order was village, trade routes, treasure.
 */
export function place(state: GuildState, map: GuildMap, seat: Seat, space: number, coinTimes: number, out: Out): void {
  const player = at(state.players, seat);
  const { id, feature, region, terrain } = at(map.spaces, space);
  const { board, tasks } = player;
  const left: Consequence[] = [];
  if (feature.type === 'tower') {
    board[space] = (board[space] ?? 0) | TOWER;
    const towers = map.towers.filter((tower) => has(board, tower, TOWER)).length;
    const payouts = printedIn(state.rules, TOWER_PAY);
    const coins = at(payouts, Math.min(towers, payouts.length) - 1);
    pay(player, seat, { category: 'towers', coins, key: 'guild.event.tower', args: { field: id, towers } }, out);
    return;
  }
  board[space] = (board[space] ?? 0) | EXPLORER;
  player.explorers--;
  out.event(phrase('guild.event.explore', { seat, field: id, terrain }));
  if (feature.type === 'coin') {
    const coins = feature.value * coinTimes;
    pay(player, seat, { category: 'coinFields', coins, key: 'guild.event.coinField', args: { field: id } }, out);
  } else if (feature.type === 'crystal' && !has(board, space, TOKEN)) {
    board[space] = (board[space] ?? 0) | TOKEN;
    const coins = crystalSum(map, board);
    pay(player, seat, { category: 'crystals', coins, key: 'guild.event.crystal', args: { field: id } }, out);
  } else if (isNewRuin(map, board, space)) {
    board[space] = (board[space] ?? 0) | TOKEN;
    left.push({ task: 'treasure', count: treasuresForRuin(player) });
  }
  if (openCities(map, board) >= 2) left.push({ task: 'trade', field: space });
  if (region !== undefined && isComplete(map, board, region)) left.push({ task: 'village', region });
  if (left.length > 1 && hasChange(state, 'chooseOrder')) tasks.push({ task: 'order', left: left.reverse() });
  else tasks.push(...left);
}

/** G-CNI-4: the value of this crystal space and of all explored before. */
function crystalSum(map: GuildMap, board: readonly number[]): number {
  let sum = 0;
  for (const crystal of map.crystals) {
    const { feature } = at(map.spaces, crystal);
    if (feature.type === 'crystal' && has(board, crystal, TOKEN)) sum += feature.value;
  }
  return sum;
}

/** A ruin this player hasn't explored yet (G-RUIN-1, G-RUIN-3). */
export const isNewRuin = (map: GuildMap, board: readonly number[], space: number): boolean =>
  map.spaces[space]?.feature.type === 'ruin' && !has(board, space, TOKEN);

/** The card of this turn may promise more treasure for every new ruin, however it is reached (G-ACT-2). */
export function treasuresForRuin(player: Player): number {
  const card = player.tasks[0];
  return 1 + (card?.task === 'explore' ? (cardNamed(card.card).extraTreasures ?? 0) : 0);
}

/** Cities with an explorer and without a trading post, wherever they are. */
function openCities(map: GuildMap, board: readonly number[]): number {
  let open = 0;
  for (const city of map.cities) if (has(board, city, EXPLORER) && !has(board, city, POST)) open++;
  return open;
}

/** G-VIL-1: every space carries an explorer. Where a village stands none does, so there is never a second (G-VIL-4). */
function isComplete(map: GuildMap, board: readonly number[], region: number): boolean {
  for (const space of at(map.regions, region).spaces) if (!has(board, space, EXPLORER)) return false;
  return true;
}
