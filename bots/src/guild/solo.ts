import {
  type Condition,
  ERAS,
  EXPLORER,
  type Field,
  type GuildMap,
  type GuildState,
  goalNamed,
  LAND,
  mapOf,
  type Player,
  POST,
  progress,
  SOLO_TARGETS,
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
  let sum = 0;
  for (const { id, met } of state.goals) {
    const { condition } = goalNamed(id);
    const { have, need } = progress(map, player, condition);
    if (met.length > 0 || have >= need) sum += STAKE;
    else if (steps !== undefined) sum += STAKE * chance(effort({ map, player, steps }, condition), state);
  }
  return sum;
}

/** The chance to meet a goal: rather less than even if it takes all explorers that are left. */
function chance(needed: number, state: GuildState): number {
  const supply = state.deck.length * A_TURN + (ERAS - state.era) * AN_ERA;
  return 0.95 / (1 + ((2 * needed) / supply) ** 2);
}

/** One player's map, with how far away everything is. */
interface Sight {
  readonly map: GuildMap;
  readonly player: Player;
  readonly steps: Uint8Array;
}

/** Roughly how many more explorers it takes to meet a goal. */
function effort(sight: Sight, condition: Condition): number {
  const { map, player, steps } = sight;
  const { have, need } = progress(map, player, condition);
  const missing = need - have;
  if (missing <= 0) return 0;
  const lacks = (field: Field, piece: number): boolean => (at(player.board, field.index) & piece) === 0;
  const far = (fields: readonly Field[]): number[] => fields.map(({ index }) => steps[index] ?? FAR);
  const without = (places: readonly number[], piece: number): readonly Field[] =>
    places.map((place) => at(map.fields, place)).filter((field) => lacks(field, piece));
  const ruins = without(map.ruins, TOKEN);
  const towers = without(map.towers, TOWER);
  const cities = without(map.cities, POST);
  const mark = ({ feature }: Field): string => (feature.type === 'ruin' ? (feature.symbol ?? '') : '');
  const worth = ({ feature }: Field): number =>
    feature.type === 'city' || feature.type === 'coin' ? feature.value : 0;
  const beside = (field: Field, fits: (other: Field) => boolean): boolean =>
    at(map.neighbours, field.index).some((other) => fits(at(map.fields, other)));
  const settled = (fits: (field: Field) => boolean): boolean =>
    map.fields.some((field) => !lacks(field, VILLAGE) && fits(field));
  const villages = (fits: (site: Field) => boolean): number[] => villageEfforts(sight, fits);

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
          const there = map.fields.filter((field) => field.terrain === ground && !lacks(field, VILLAGE)).length;
          return fewest(
            villages(({ terrain }) => terrain === ground),
            Math.max(0, condition.count - there),
          );
        }),
      );
    case 'villagesOnLands': {
      const lands = [...new Set(map.fields.map(({ land }) => land))].filter(
        (land) => land !== undefined && !settled((field) => field.land === land),
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
        villages(({ region }) => region !== undefined && at(map.regions, region).fields.length >= condition.minSize),
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
      const byTower = (site: Field, there: (tower: Field) => boolean): boolean =>
        beside(site, (other) => other.feature.type === 'tower' && there(other));
      const built = fewest(
        villages((site) => byTower(site, (tower) => !lacks(tower, TOWER))),
        1,
      );
      const both = towers.map((tower) => {
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
      return fewest(far(towers), missing);
    case 'towerAt':
      return fewest(
        far(towers.filter(({ feature }) => feature.type === 'tower' && feature.compass === condition.compass)),
        1,
      );
    case 'posts':
      return fewest(far(cities.filter((city) => worth(city) >= condition.minCity)), missing) + 2 * missing;
    case 'postsOnEach':
      return total(
        condition.terrains
          .filter((ground) => !map.fields.some((field) => field.terrain === ground && !lacks(field, POST)))
          .map((ground) => fewest(far(cities.filter(({ terrain }) => terrain === ground)), 1) + 2),
      );
    case 'route': {
      const pairs = cities.flatMap((one, index) =>
        cities
          .slice(index + 1)
          .filter((other) => worth(one) * worth(other) >= condition.min)
          .map((other) => (steps[one.index] ?? FAR) + (steps[other.index] ?? FAR)),
      );
      return fewest(pairs, 1);
    }
    case 'ruins':
      return fewest(far(ruins.filter((ruin) => ruin[condition.where])), missing);
    case 'ruinsMarked':
      return total(
        condition.symbols
          .filter((symbol) => !map.fields.some((field) => mark(field) === symbol && !lacks(field, TOKEN)))
          .map((symbol) => fewest(far(ruins.filter((ruin) => mark(ruin) === symbol)), 1)),
      );
    case 'ruinsOfOneMark':
      return Math.min(
        ...[...new Set(ruins.map(mark))].map((symbol) => {
          const there = map.fields.filter((field) => mark(field) === symbol && !lacks(field, TOKEN)).length;
          return fewest(far(ruins.filter((ruin) => mark(ruin) === symbol)), Math.max(0, condition.count - there));
        }),
        2 * FAR,
      );
    case 'ruinsBeside':
      return total(
        condition.terrains
          .filter(
            (ground) =>
              !map.fields.some(
                (field) =>
                  field.feature.type === 'ruin' &&
                  !lacks(field, TOKEN) &&
                  beside(field, ({ terrain }) => terrain === ground),
              ),
          )
          .map((ground) => fewest(far(ruins.filter((ruin) => beside(ruin, ({ terrain }) => terrain === ground))), 1)),
      );
    case 'crystals':
      return fewest(far(without(map.crystals, TOKEN)), missing);
    case 'coinField':
      return fewest(
        far(map.fields.filter((field) => field.feature.type === 'coin' && field.feature.value >= condition.min)),
        1,
      );
    case 'chain':
      return missing * 3;
    case 'all':
      return total(condition.of.map((part) => effort(sight, part)));
  }
}

/** For each region without a village where one would fit: how many explorers it lacks, plus the way there. */
function villageEfforts({ map, player, steps }: Sight, fits: (site: Field) => boolean): number[] {
  return map.regions.flatMap(({ fields, sites }) => {
    if (!sites.some((site) => fits(at(map.fields, site)))) return [];
    if (fields.some((field) => (at(player.board, field) & VILLAGE) !== 0)) return [];
    const open = fields.filter((field) => (at(player.board, field) & EXPLORER) === 0);
    const way = Math.min(...open.map((field) => steps[field] ?? FAR)) - 1;
    return [open.length + Math.max(0, way)];
  });
}

/** The sum of the `count` smallest; each that's missing counts as very far. */
function fewest(efforts: readonly number[], count: number): number {
  const best = efforts.toSorted((a, b) => a - b).slice(0, count);
  return total(best) + (count - best.length) * 2 * FAR;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
