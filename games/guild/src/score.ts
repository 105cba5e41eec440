import { at, type Outcome, type Score, type Seat } from '@moonstaff/kernel';
import { spacesWith, TOWER, VILLAGE } from './board.ts';
import { SOLO_TARGETS } from './data/solo.ts';
import { type TreasureId, treasureNamed } from './data/treasures.ts';
import { mapOf } from './map/registry.ts';
import type { GuildState, Player } from './state.ts';

const PIECES = { tower: TOWER, village: VILLAGE } as const;

/** What a kept treasure adds at the end as the `copy`-th of its kind; a vase is worth more in a set (G-TRE-3 to 6). */
function worthOf(state: GuildState, player: Player, id: TreasureId, copy: number): number {
  const { effect } = treasureNamed(id);
  if (effect.type === 'set') {
    const top = effect.worth.length - 1;
    const worth = (size: number): number =>
      at(effect.worth, Math.min(size, top)) + Math.max(0, size - top) * effect.eachFurther;
    return worth(copy) - worth(copy - 1);
  }
  if (effect.type !== 'per') return 0;
  const map = mapOf(state);
  const counted = spacesWith(player.board, PIECES[effect.what]).filter(
    (space) => effect.terrain === undefined || at(map.spaces, space).terrain === effect.terrain,
  );
  return Math.floor(counted.length / effect.every);
}

/** What the kept treasures of a player bring together; each card scores on its own (G-TRE). */
export function treasureWorth(state: GuildState, player: Player): number {
  return player.treasures.reduce((sum, id, index) => {
    const copy = player.treasures.slice(0, index + 1).filter((other) => other === id).length;
    return sum + worthOf(state, player, id, copy);
  }, 0);
}

/** The score sheet as it stands, kept treasures included. */
export function scores(state: GuildState): readonly Score[] {
  return state.players.map((player, seat) => {
    const categories = { ...player.coins, treasures: player.coins.treasures + treasureWorth(state, player) };
    const total = Object.values(categories).reduce((sum, points) => sum + points, 0);
    return { seat, categories, total };
  });
}

/** What a solo player lacks of a victory: goals, and coins to the target of the difficulty. */
export function missingAlone(state: GuildState): { readonly goals: readonly string[]; readonly coins: number } {
  const goals = state.goals.filter(({ met }) => met.length === 0).map(({ id }) => id);
  return { goals, coins: Math.max(0, SOLO_TARGETS[state.options.difficulty] - at(scores(state), 0).total) };
}

export function outcome(state: GuildState): Outcome | undefined {
  if (!state.over) return undefined;
  const sheet = scores(state);
  if (state.players.length === 1) {
    const { goals, coins } = missingAlone(state);
    return { scores: sheet, ranking: [[0]], winners: goals.length === 0 && coins === 0 ? [0] : [] };
  }
  const ranking = rank(state, sheet);
  return { scores: sheet, ranking, winners: at(ranking, 0) };
}

/** Coins, then towers, then villages, then a shared place (G-TIE). */
function rank(state: GuildState, sheet: readonly Score[]): Seat[][] {
  const keys = state.players.map(({ board }, seat) => [
    at(sheet, seat).total,
    spacesWith(board, TOWER).length,
    spacesWith(board, VILLAGE).length,
  ]);
  const compare = (a: Seat, b: Seat): number => {
    const [one, other] = [at(keys, a), at(keys, b)];
    const index = one.findIndex((key, i) => key !== other[i]);
    return index === -1 ? 0 : at(other, index) - at(one, index);
  };
  const places: Seat[][] = [];
  for (const seat of state.players.map((_, seat) => seat).sort((a, b) => compare(a, b) || a - b)) {
    const last = places[places.length - 1];
    if (last !== undefined && compare(at(last, 0), seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
