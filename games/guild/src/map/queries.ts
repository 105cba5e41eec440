import { at } from '@moonstaff/kernel';
import type { Terrain } from '../terrain.ts';
import type { Field, GuildMap, Region } from './geometry.ts';

/** What people and goals want to know about a map, independent of players. */

export const around = (map: GuildMap, field: Field): Field[] =>
  at(map.neighbours, field.index).map((index) => at(map.fields, index));

/** The terrains a field touches, each once. */
export const terrainsBeside = (map: GuildMap, field: Field): Terrain[] => [
  ...new Set(around(map, field).map(({ terrain }) => terrain)),
];

/** Where a village would stand next to a ruin, a tower field or a crystal field. */
export const sitesBeside = (map: GuildMap, what: 'ruin' | 'tower' | 'crystal'): Field[] =>
  map.fields.filter((field) => field.site && around(map, field).some(({ feature }) => feature.type === what));

export const ruinsOf = (map: GuildMap): Field[] => map.ruins.map((index) => at(map.fields, index));

/** Ruins at the edge of the map. */
export const borderRuins = (map: GuildMap): Field[] => ruinsOf(map).filter(({ border }) => border);

/** Ruins that bear this letter or figure. */
export const ruinsMarked = (map: GuildMap, symbol: string): Field[] =>
  ruinsOf(map).filter(({ feature }) => feature.type === 'ruin' && feature.symbol === symbol);

export const towerAt = (map: GuildMap, compass: string): Field | undefined =>
  map.fields.find(({ feature }) => feature.type === 'tower' && feature.compass === compass);

/** Coin fields worth at least this. */
export const coinFieldsFrom = (map: GuildMap, min: number): Field[] =>
  map.fields.filter(({ feature }) => feature.type === 'coin' && feature.value >= min);

/** Regions of at least this many fields. */
export const regionsFrom = (map: GuildMap, minSize: number): Region[] =>
  map.regions.filter(({ fields }) => fields.length >= minSize);
