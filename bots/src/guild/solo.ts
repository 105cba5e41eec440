import {
  type Condition,
  ERAS,
  EXPLORER,
  type GuildMap,
  type GuildState,
  goalNamed,
  LAND,
  mapOf,
  type Player,
  POST,
  progress,
  SOLO_TARGETS,
  type Space,
  TOKEN,
  TOWER,
  VILLAGE,
} from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { FAR, type Reach } from './reach.ts';

/** A goal that is missing at the end loses the game (G-SOL-7): worth more than any coins it pays. */
const STAKE = 50;
/** What a coin beyond the target counts: it may make up for one that's expected and doesn't come. */
const SPARE = 0.3;
/** Roughly how many explorers a player places in a turn and in a whole era. */
const A_TURN = 1.7;
const AN_ERA = 9;

/** What coins are worth in a solo game, which needs a certain number of them (G-SOL-7). */
export function soloCoins(coins: number, { options }: GuildState): number {
  const target = SOLO_TARGETS[options.difficulty];
  return coins <= target ? coins : target + SPARE * (coins - target);
}

/** What the goals are worth in a solo game, which needs all of them. */
export function soloGoals(state: GuildState, player: Player, { now, later }: Reach): number {
  const map = mapOf(state);
  const steps = now ?? later;
  const sight = steps && sightOf(map, player, steps);
  let sum = 0;
  for (const { id, met } of state.goals) {
    const { condition } = goalNamed(id);
    const { have, need } = progress(map, player, condition);
    if (met.length > 0 || have >= need) sum += STAKE;
    else if (sight !== undefined) sum += STAKE * chance(effort(sight, condition), state);
  }
  return sum;
}

/** The chance to meet a goal: rather less than even if it takes all explorers that are left. */
function chance(needed: number, state: GuildState): number {
  return 0.95 / (1 + ((2 * needed) / supplyOf(state)) ** 2);
}

/** Roughly how many explorers are still to be placed. */
export const supplyOf = ({ deck, era }: GuildState): number => deck.length * A_TURN + (ERAS - era) * AN_ERA;

/** One player's map, with how far away everything is. */
interface Sight {
  readonly map: GuildMap;
  readonly player: Player;
  readonly steps: Uint8Array;
  /** For each region roughly how many explorers its village takes; NEVER if it has one or has no room for one. */
  readonly settling: readonly number[];
}

const NEVER = -1;

export const sightOf = (map: GuildMap, player: Player, steps: Uint8Array): Sight => ({
  map,
  player,
  steps,
  settling: map.regions.map(({ spaces, sites }) => {
    if (sites.length === 0) return NEVER;
    let open = 0;
    let way = Number.POSITIVE_INFINITY;
    for (const space of spaces) {
      const pieces = at(player.board, space);
      if ((pieces & VILLAGE) !== 0) return NEVER;
      if ((pieces & EXPLORER) !== 0) continue;
      open++;
      way = Math.min(way, steps[space] ?? FAR);
    }
    return open + Math.max(0, way - 1);
  }),
});

/** Roughly how many more explorers it takes to meet a goal. */
export function effort(sight: Sight, condition: Condition): number {
  const { map, player, steps, settling } = sight;
  const { have, need } = progress(map, player, condition);
  const missing = need - have;
  if (missing <= 0) return 0;
  const lacks = (space: Space, piece: number): boolean => (at(player.board, space.index) & piece) === 0;
  const far = (spaces: readonly Space[]): number[] => spaces.map(({ index }) => steps[index] ?? FAR);
  const without = (places: readonly number[], piece: number): readonly Space[] =>
    places.map((place) => at(map.spaces, place)).filter((space) => lacks(space, piece));
  const ruins = (): readonly Space[] => without(map.ruins, TOKEN);
  const towers = (): readonly Space[] => without(map.towers, TOWER);
  const cities = (): readonly Space[] => without(map.cities, POST);
  const mark = ({ feature }: Space): string => (feature.type === 'ruin' ? (feature.symbol ?? '') : '');
  const worth = ({ feature }: Space): number =>
    feature.type === 'city' || feature.type === 'coin' ? feature.value : 0;
  const beside = (space: Space, fits: (other: Space) => boolean): boolean =>
    at(map.neighbours, space.index).some((other) => fits(at(map.spaces, other)));
  const settled = (fits: (space: Space) => boolean): boolean =>
    map.spaces.some((space) => !lacks(space, VILLAGE) && fits(space));
  const villages = (fits: (site: Space) => boolean): number[] =>
    settling.filter(
      (needed, region) => needed !== NEVER && at(map.regions, region).sites.some((site) => fits(at(map.spaces, site))),
    );

  switch (condition.type) {
    case 'villages':
      return fewest(
        villages(({ terrain }) => condition.terrain === undefined || terrain === condition.terrain),
        missing,
      );
    case 'villagesOnEach':
      return total(
        condition.terrains
          .filter((ground) => !settled(({ terrain }) => terrain === ground))
          .map((ground) =>
            fewest(
              villages(({ terrain }) => terrain === ground),
              1,
            ),
          ),
      );
    case 'villagesOnOneTerrain':
      return Math.min(
        ...LAND.map((ground) => {
          const there = map.spaces.filter((space) => space.terrain === ground && !lacks(space, VILLAGE)).length;
          return fewest(
            villages(({ terrain }) => terrain === ground),
            Math.max(0, condition.count - there),
          );
        }),
      );
    case 'villagesOnLands': {
      const lands = [...new Set(map.spaces.map(({ land }) => land))].filter(
        (land) => land !== undefined && !settled((space) => space.land === land),
      );
      return fewest(
        lands.map((land) =>
          fewest(
            villages((site) => site.land === land),
            1,
          ),
        ),
        missing,
      );
    }
    case 'villageInRegion':
      return fewest(
        villages(({ region }) => region !== undefined && at(map.regions, region).spaces.length >= condition.minSize),
        missing,
      );
    case 'villagesBeside': {
      if (condition.what !== 'builtTower') {
        const { what } = condition;
        return fewest(
          villages((site) => beside(site, ({ feature }) => feature.type === what)),
          missing,
        );
      }
      const byTower = (site: Space, there: (tower: Space) => boolean): boolean =>
        beside(site, (other) => other.feature.type === 'tower' && there(other));
      const built = fewest(
        villages((site) => byTower(site, (tower) => !lacks(tower, TOWER))),
        1,
      );
      const both = towers().map((tower) => {
        const village = settled((site) => byTower(site, (other) => other === tower))
          ? 0
          : fewest(
              villages((site) => byTower(site, (other) => other === tower)),
              1,
            );
        return village + (steps[tower.index] ?? FAR);
      });
      return Math.min(built, ...both);
    }
    case 'towers':
      return fewest(far(towers()), missing);
    case 'towerAt':
      return fewest(
        far(towers().filter(({ feature }) => feature.type === 'tower' && feature.compass === condition.compass)),
        1,
      );
    case 'posts':
      return fewest(far(cities().filter((city) => worth(city) >= condition.minCity)), missing) + 2 * missing;
    case 'postsOnEach':
      return total(
        condition.terrains
          .filter((ground) => !map.spaces.some((space) => space.terrain === ground && !lacks(space, POST)))
          .map((ground) => fewest(far(cities().filter(({ terrain }) => terrain === ground)), 1) + 2),
      );
    case 'route': {
      const open = cities();
      const pairs = open.flatMap((one, index) =>
        open
          .slice(index + 1)
          .filter((other) => worth(one) * worth(other) >= condition.min)
          .map((other) => (steps[one.index] ?? FAR) + (steps[other.index] ?? FAR)),
      );
      return fewest(pairs, 1);
    }
    case 'ruins':
      return fewest(far(ruins().filter((ruin) => ruin[condition.where])), missing);
    case 'ruinsMarked':
      return total(
        condition.symbols
          .filter((symbol) => !map.spaces.some((space) => mark(space) === symbol && !lacks(space, TOKEN)))
          .map((symbol) => fewest(far(ruins().filter((ruin) => mark(ruin) === symbol)), 1)),
      );
    case 'ruinsOfOneMark':
      return Math.min(
        ...[...new Set(ruins().map(mark))].map((symbol) => {
          const there = map.spaces.filter((space) => mark(space) === symbol && !lacks(space, TOKEN)).length;
          return fewest(far(ruins().filter((ruin) => mark(ruin) === symbol)), Math.max(0, condition.count - there));
        }),
        2 * FAR,
      );
    case 'ruinsBeside':
      return total(
        condition.terrains
          .filter(
            (ground) =>
              !map.spaces.some(
                (space) =>
                  space.feature.type === 'ruin' &&
                  !lacks(space, TOKEN) &&
                  beside(space, ({ terrain }) => terrain === ground),
              ),
          )
          .map((ground) => fewest(far(ruins().filter((ruin) => beside(ruin, ({ terrain }) => terrain === ground))), 1)),
      );
    case 'crystals':
      return fewest(far(without(map.crystals, TOKEN)), missing);
    case 'coinSpace':
      return fewest(
        far(map.spaces.filter((space) => space.feature.type === 'coin' && space.feature.value >= condition.min)),
        1,
      );
    case 'chain':
      return missing * 3;
    case 'all':
      return total(condition.of.map((part) => effort(sight, part)));
  }
}

/** The sum of the `count` smallest; each that's missing counts as very far. */
function fewest(efforts: readonly number[], count: number): number {
  const best = efforts.toSorted((a, b) => a - b).slice(0, count);
  return total(best) + (count - best.length) * 2 * FAR;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
