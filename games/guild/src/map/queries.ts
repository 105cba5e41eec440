import { at } from '@moonstaff/kernel';
import type { Terrain } from '../terrain.ts';
import type { GuildMap, Region, Space } from './geometry.ts';

/** What people and goals want to know about a map, independent of players. */

export const around = (map: GuildMap, space: Space): Space[] =>
  at(map.neighbours, space.index).map((index) => at(map.spaces, index));

/** The terrains a space touches, each once. */
export const terrainsBeside = (map: GuildMap, space: Space): Terrain[] => [
  ...new Set(around(map, space).map(({ terrain }) => terrain)),
];

/** Where a village would stand next to a ruin, a tower space or a crystal space. */
export const sitesBeside = (map: GuildMap, what: 'ruin' | 'tower' | 'crystal'): Space[] =>
  map.spaces.filter((space) => space.site && around(map, space).some(({ feature }) => feature.type === what));

export const ruinsOf = (map: GuildMap): Space[] => map.ruins.map((index) => at(map.spaces, index));

/** Ruins at the edge of the map. */
export const borderRuins = (map: GuildMap): Space[] => ruinsOf(map).filter(({ border }) => border);

/** Ruins that bear this letter or figure. */
export const ruinsMarked = (map: GuildMap, symbol: string): Space[] =>
  ruinsOf(map).filter(({ feature }) => feature.type === 'ruin' && feature.symbol === symbol);

export const towerAt = (map: GuildMap, compass: string): Space | undefined =>
  map.spaces.find(({ feature }) => feature.type === 'tower' && feature.compass === compass);

/** Coin spaces worth at least this. */
export const coinSpacesFrom = (map: GuildMap, min: number): Space[] =>
  map.spaces.filter(({ feature }) => feature.type === 'coin' && feature.value >= min);

/** Regions of at least this many spaces. */
export const regionsFrom = (map: GuildMap, minSize: number): Region[] =>
  map.regions.filter(({ spaces }) => spaces.length >= minSize);
