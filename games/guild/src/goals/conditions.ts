import { at } from '@moonstaff/kernel';
import { chainFrom, EXPLORER, has, POST, spacesWith, TOKEN, TOWER, VILLAGE } from '../board.ts';
import type { Condition } from '../data/goals.ts';
import type { GuildMap, Space } from '../map/geometry.ts';
import { around } from '../map/queries.ts';
import type { Terrain } from '../terrain.ts';

/** What goals look at: one player's map, and the best single route so far. */
export interface Holdings {
  readonly board: readonly number[];
  readonly bestRoute: number;
}

/** How far somebody is: met when `have` reaches `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

type Kind = Condition['type'];
type Of<K extends Kind> = Extract<Condition, { type: K }>;
type Measure<K extends Kind> = (map: GuildMap, held: Holdings, condition: Of<K>) => Progress;

const measures: { readonly [K in Kind]: Measure<K> } = {
  villages: (map, held, { count, terrain }) => ({
    have: villages(map, held).filter((space) => terrain === undefined || space.terrain === terrain).length,
    need: count,
  }),
  villagesOnEach: (map, held, { terrains }) => covered(terrains, villages(map, held).map(terrainOf)),
  villagesOnOneTerrain: (map, held, { count }) => ({
    have: mostOfOne(villages(map, held).map(terrainOf)),
    need: count,
  }),
  villagesOnLands: (map, held, { count }) => ({
    have: new Set(villages(map, held).map((space) => space.land)).size,
    need: count,
  }),
  villageInRegion: (map, held, { minSize, count }) => ({
    have: villages(map, held).filter(
      ({ region }) => region !== undefined && at(map.regions, region).spaces.length >= minSize,
    ).length,
    need: count,
  }),
  villagesBeside: (map, held, { what, count }) => ({
    have: villages(map, held).filter((space) =>
      around(map, space).some((other) =>
        what === 'builtTower' ? has(held.board, other.index, TOWER) : other.feature.type === what,
      ),
    ).length,
    need: count,
  }),
  towers: (map, held, { count }) => ({ have: towers(map, held).length, need: count }),
  towerAt: (map, held, { compass }) => ({
    have: towers(map, held).some(({ feature }) => feature.type === 'tower' && feature.compass === compass) ? 1 : 0,
    need: 1,
  }),
  posts: (map, held, { count, minCity }) => ({
    have: posts(map, held).filter(({ feature }) => feature.type === 'city' && feature.value >= minCity).length,
    need: count,
  }),
  postsOnEach: (map, held, { terrains }) => covered(terrains, posts(map, held).map(terrainOf)),
  route: (_map, { bestRoute }, { min }) => ({ have: Math.min(bestRoute, min), need: min }),
  ruins: (map, held, { count, where }) => ({
    have: exploredRuins(map, held).filter((space) => space[where]).length,
    need: count,
  }),
  ruinsMarked: (map, held, { symbols }) => covered(symbols, exploredRuins(map, held).map(markOf)),
  ruinsOfOneMark: (map, held, { count }) => ({ have: mostOfOne(exploredRuins(map, held).map(markOf)), need: count }),
  ruinsBeside: (map, held, { terrains }) =>
    covered(
      terrains,
      exploredRuins(map, held).flatMap((ruin) => around(map, ruin).map(terrainOf)),
    ),
  crystals: (map, held, { count }) => ({
    have: standing(map, held, TOKEN, map.crystals).length,
    need: count,
  }),
  coinSpace: (map, held, { min }) => ({
    have: standing(map, held, EXPLORER, map.coins).some(
      ({ feature }) => feature.type === 'coin' && feature.value >= min,
    )
      ? 1
      : 0,
    need: 1,
  }),
  chain: (map, held, { cities, ruins }) => ({ have: bestChain(map, held, cities, ruins), need: cities + ruins }),
  all: (map, held, { of }) => {
    const parts = of.map((part) => progress(map, held, part));
    return {
      have: sum(parts.map((part) => Math.min(part.have, part.need))),
      need: sum(parts.map((part) => part.need)),
    };
  },
};

/** How far a player is with a goal (G-OBJ-1). The capital is no village here (G-OBJ-5). */
export function progress<K extends Kind>(map: GuildMap, held: Holdings, condition: Of<K>): Progress {
  const measure: Measure<K> = measures[condition.type as K];
  return measure(map, held, condition);
}

/** Kazan's chain: the most of the wanted cities and ruins, all with explorers, in one chain without the capital. */
function bestChain(map: GuildMap, { board }: Holdings, cities: number, ruins: number): number {
  const links = EXPLORER | VILLAGE;
  const seen = new Set<number>();
  let best = 0;
  for (const start of spacesWith(board, links)) {
    if (seen.has(start)) continue;
    const found = { city: 0, ruin: 0 };
    for (const link of chainFrom(map, board, start, links)) {
      seen.add(link);
      const { type } = at(map.spaces, link).feature;
      if ((type === 'city' || type === 'ruin') && has(board, link, EXPLORER)) found[type]++;
    }
    best = Math.max(best, Math.min(found.city, cities) + Math.min(found.ruin, ruins));
  }
  return best;
}

/** The spaces of these that carry the piece. */
function standing(map: GuildMap, { board }: Holdings, piece: number, among: readonly number[]): Space[] {
  const found: Space[] = [];
  for (let i = 0; i < among.length; i++) {
    const index = at(among, i);
    if (has(board, index, piece)) found.push(at(map.spaces, index));
  }
  return found;
}

const villages = (map: GuildMap, held: Holdings): Space[] => standing(map, held, VILLAGE, map.sites);

const towers = (map: GuildMap, held: Holdings): Space[] => standing(map, held, TOWER, map.towers);

const posts = (map: GuildMap, held: Holdings): Space[] => standing(map, held, POST, map.cities);

const exploredRuins = (map: GuildMap, held: Holdings): Space[] => standing(map, held, TOKEN, map.ruins);

const terrainOf = (space: Space): Terrain => space.terrain;

const markOf = ({ feature }: Space): string => (feature.type === 'ruin' ? (feature.symbol ?? '') : '');

const covered = <T>(wanted: readonly T[], found: readonly (T | Terrain)[]): Progress => ({
  have: wanted.filter((one) => found.includes(one)).length,
  need: wanted.length,
});

const mostOfOne = (kinds: readonly string[]): number =>
  kinds.reduce((most, kind) => Math.max(most, kinds.filter((other) => other === kind).length), 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
