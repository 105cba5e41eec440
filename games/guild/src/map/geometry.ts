import { at, Refusal } from '@moonstaff/kernel';
import { type Blocked, type Feature, isLand, type Land, TERRAINS, type Terrain } from '../terrain.ts';
import { type Cell, parsePicture } from './parse.ts';
import type { MapSource } from './source.ts';
import { type SpaceSet, setOf } from './space-set.ts';

/** N, NE, SE, S, SW, NW; the opposite of direction d is d + 3. Flat-top, axial, r grows southwards. */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** There is no space in that direction. */
export const NOWHERE = -1;

export interface Space {
  /** `q,r`: how actions, events and views name the space. */
  readonly id: string;
  readonly index: number;
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  readonly feature: Feature;
  /** Index of its region; absent on sea, wild spaces and the capital (G-MAP-4, G-MAP-6). */
  readonly region?: number;
  /** Index of its land (G-AVE-1). */
  readonly land?: number;
  /** Whether a village may stand here (G-VIL-2). */
  readonly site: boolean;
  /** Whether it touches the outside of the map; volcanoes are inside. */
  readonly border: boolean;
}

export interface Region {
  readonly id: string;
  readonly terrain: Land;
  readonly spaces: readonly number[];
  /** Where its village may stand. */
  readonly sites: readonly number[];
  readonly land: number;
}

export interface LandMass {
  readonly id: string;
  readonly spaces: readonly number[];
}

/** A map prepared for play: spaces in order of q, then r, and everything we look up often. */
export interface GuildMap {
  readonly id: string;
  readonly spaces: readonly Space[];
  readonly byId: ReadonlyMap<string, number>;
  /** Place of a terrain in `TERRAINS` → its spaces. */
  readonly grounds: readonly SpaceSet[];
  /** Space → direction → space or NOWHERE. */
  readonly toward: readonly (readonly number[])[];
  readonly neighbours: readonly (readonly number[])[];
  /** The same as sets. */
  readonly neighbourSets: readonly SpaceSet[];
  readonly capital: number;
  readonly regions: readonly Region[];
  readonly lands: readonly LandMass[];
  /** Where villages may stand, in all regions. */
  readonly sites: readonly number[];
  readonly coins: readonly number[];
  readonly cities: readonly number[];
  readonly ruins: readonly number[];
  readonly towers: readonly number[];
  /** The towers as a set, and all spaces. */
  readonly towerSet: SpaceSet;
  readonly allSpaces: SpaceSet;
  readonly crystals: readonly number[];
  readonly blocked: ReadonlyMap<string, Blocked>;
}

const spaceId = (q: number, r: number): string => `${q},${r}`;

/** Builds the geometry of a map from its picture. */
export function buildMap(source: MapSource): GuildMap {
  const picture = parsePicture(source);
  const cells = [...picture.cells].sort((a, b) => a.q - b.q || a.r - b.r);
  const byId = new Map(cells.map((cell, index) => [spaceId(cell.q, cell.r), index]));
  const blocked = new Map(picture.blocked.map((cell) => [spaceId(cell.q, cell.r), cell.kind]));
  const toward = cells.map((cell) => DIRECTIONS.map(([q, r]) => byId.get(spaceId(cell.q + q, cell.r + r)) ?? NOWHERE));
  const neighbours = toward.map((around) => around.filter((index) => index !== NOWHERE));
  const capital = cells.findIndex((cell) => cell.terrain === 'capital');
  if (capital === -1) throw new Refusal('guild.map.noCapital', { map: source.id });

  const regionGroups = groups(cells, neighbours, (a, b) => isLand(a.terrain) && a.terrain === b.terrain);
  const landGroups = groups(cells, neighbours, (a, b) => isGround(a) && isGround(b));
  const regionOf = memberOf(regionGroups);
  const landOf = memberOf(landGroups);
  const spaces = cells.map((cell, index): Space => {
    const region = regionOf.get(index);
    const land = landOf.get(index);
    return {
      ...cell,
      id: spaceId(cell.q, cell.r),
      index,
      ...(region === undefined ? {} : { region }),
      ...(land === undefined ? {} : { land }),
      site: isLand(cell.terrain) && cell.feature.type === 'empty',
      border: DIRECTIONS.some(([q, r]) => isOutside(spaceId(cell.q + q, cell.r + r), byId, blocked)),
    };
  });
  const having = (type: Feature['type']) => spaces.filter((space) => space.feature.type === type).map(indexOf);
  const asSet = (members: readonly number[]): SpaceSet => setOf(spaces.length, members);
  return {
    id: source.id,
    spaces,
    byId,
    grounds: TERRAINS.map((terrain) => asSet(spaces.filter((space) => space.terrain === terrain).map(indexOf))),
    toward,
    neighbours,
    neighbourSets: neighbours.map(asSet),
    capital,
    regions: regionGroups.map((members, index) => ({
      id: `r${index + 1}`,
      terrain: at(cells, at(members, 0)).terrain as Land,
      spaces: members,
      sites: members.filter((member) => at(spaces, member).site),
      land: landOf.get(at(members, 0)) ?? NOWHERE,
    })),
    lands: landGroups.map((members, index) => ({ id: `L${index + 1}`, spaces: members })),
    sites: spaces.filter(({ site }) => site).map(indexOf),
    coins: having('coin'),
    cities: having('city'),
    ruins: having('ruin'),
    towers: having('tower'),
    towerSet: asSet(having('tower')),
    allSpaces: asSet(spaces.map(indexOf)),
    crystals: having('crystal'),
    blocked,
  };
}

const indexOf = ({ index }: Space): number => index;

/** Land terrains and the capital connect to lands; sea and wild spaces separate them. */
const isGround = (cell: Cell): boolean => isLand(cell.terrain) || cell.terrain === 'capital';

const isOutside = (id: string, byId: ReadonlyMap<string, number>, blocked: ReadonlyMap<string, Blocked>): boolean =>
  !byId.has(id) && blocked.get(id) !== 'volcano';

/**
 * Maximal groups of cells connected by `joined`, in order of their first cell. A cell that is not joined to
 * itself is in none.
 */
function groups(
  cells: readonly Cell[],
  neighbours: readonly (readonly number[])[],
  joined: (a: Cell, b: Cell) => boolean,
): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  cells.forEach((cell, start) => {
    if (seen.has(start) || !joined(cell, cell)) return;
    const members = [start];
    seen.add(start);
    for (const member of members) {
      for (const next of at(neighbours, member)) {
        if (!seen.has(next) && joined(at(cells, member), at(cells, next))) {
          seen.add(next);
          members.push(next);
        }
      }
    }
    found.push(members.sort((a, b) => a - b));
  });
  return found;
}

const memberOf = (parts: readonly (readonly number[])[]): Map<number, number> =>
  new Map(parts.flatMap((members, index) => members.map((member): [number, number] => [member, index])));
