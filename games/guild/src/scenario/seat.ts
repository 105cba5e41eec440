import { type Json, Refusal } from '@moonstaff/kernel';
import { flagOf, listOf, manyOf, numberOf, oneOf, readParts } from '@moonstaff/kernel/given';
import { EXPLORER, POST, spacesWith, TOKEN, TOWER, VILLAGE } from '../board.ts';
import { SLOTS } from '../data/explore-cards.ts';
import { investigateCardIds } from '../data/investigate-cards.ts';
import { CATEGORIES, EXPLORERS, VILLAGES } from '../data/pieces.ts';
import { treasures } from '../data/treasures.ts';
import type { GuildMap } from '../map/geometry.ts';
import { mapOf } from '../map/registry.ts';
import { type GuildState, noCoins, type Player } from '../state.ts';
import type { FeatureType } from '../terrain.ts';

/**
 * Parts of a seat: `explorers`, `villages`, `towers`, `posts`, `ruins`, `crystals` (lists of spaces `q,r`), `actions`
 * (by slot), `treasures` (kept), `coins` (a number, or by category), `bestRoute`, `supply` (what is left), `done`.
 */
export function arrangeSeat(state: GuildState, player: Player, given: Json, path: string): void {
  const map = mapOf(state);
  const supply: { explorers?: number; villages?: number } = {};
  const pieces = (piece: number, types: readonly FeatureType[]) => (value: Json, here: string) =>
    put(map, player, value, here, piece, types);
  readParts(given, path, {
    explorers: pieces(EXPLORER, ['empty', 'coin', 'city', 'ruin', 'crystal']),
    villages: pieces(VILLAGE, ['empty']),
    towers: pieces(TOWER, ['tower']),
    posts: pieces(POST, ['city']),
    ruins: pieces(TOKEN, ['ruin']),
    crystals: pieces(TOKEN, ['crystal']),
    actions: (value, here) =>
      readParts(
        value,
        here,
        Object.fromEntries(
          SLOTS.map((slot) => [
            slot,
            (card: Json, there: string) => {
              player.actions[slot] = take(state.investigateDeck, oneOf(card, investigateCardIds, there), there);
            },
          ]),
        ),
      ),
    treasures: (value, here) => {
      const kinds = treasures.filter(({ immediate }) => !immediate).map(({ id }) => id);
      const kept = manyOf(value, kinds, here);
      player.treasures.push(...kept.map((id, i) => take(state.treasureDeck, id, `${here}.${i}`)));
    },
    coins: (value, here) => readCoins(player, value, here),
    bestRoute: (value, here) => {
      player.bestRoute = numberOf(value, here);
    },
    supply: (value, here) =>
      readParts(value, here, {
        explorers: (left, there) => {
          supply.explorers = numberOf(left, there);
        },
        villages: (left, there) => {
          supply.villages = numberOf(left, there);
        },
      }),
    done: (value, here) => {
      player.done = flagOf(value, here);
    },
  });
  player.explorers = supplyLeft(player, EXPLORER, EXPLORERS, supply.explorers, `${path}.explorers`);
  player.villages = supplyLeft(player, VILLAGE, VILLAGES, supply.villages, `${path}.villages`);
}

/** What's left of a kind of pieces, if it isn't given: those that aren't on the map. There can't be more there than there are. */
function supplyLeft(player: Player, piece: number, all: number, given: number | undefined, path: string): number {
  const placed = spacesWith(player.board, piece).length;
  if (placed > all) throw new Refusal('given.number', { path, given: placed });
  return given ?? all - placed;
}

/** Sets pieces on spaces that can carry them. */
function put(
  map: GuildMap,
  player: Player,
  value: Json,
  path: string,
  piece: number,
  types: readonly FeatureType[],
): void {
  listOf(value, path).forEach((item, i) => {
    const here = `${path}.${i}`;
    const space = map.spaces.find(({ id }) => id === item);
    if (space === undefined) throw new Refusal('given.id', { path: here, given: item, known: [...map.byId.keys()] });
    if (!types.includes(space.feature.type)) {
      throw new Refusal('given.feature', { path: here, given: item, feature: space.feature.type });
    }
    player.board[space.index] = (player.board[space.index] ?? 0) | piece;
  });
}

/** Takes the card out of its deck. */
function take<T extends string>(deck: T[], card: T, path: string): T {
  const index = deck.indexOf(card);
  if (index === -1) throw new Refusal('given.gone', { path, given: card });
  deck.splice(index, 1);
  return card;
}

function readCoins(player: Player, value: Json, path: string): void {
  Object.assign(player.coins, noCoins());
  if (typeof value === 'number') {
    player.coins.coinFields = numberOf(value, path);
    return;
  }
  const set = CATEGORIES.map((category) => [
    category,
    (coins: Json, here: string) => {
      player.coins[category] = numberOf(coins, here);
    },
  ]);
  readParts(value, path, Object.fromEntries(set));
}
