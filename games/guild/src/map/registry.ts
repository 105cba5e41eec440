import { Refusal } from '@moonstaff/kernel';
import { mapSources } from '../data/maps/index.ts';
import { checkMap } from './check.ts';
import { buildMap, type GuildMap } from './geometry.ts';
import type { MapSource } from './source.ts';

const known = new Map<string, GuildMap>();

/** Reads a map, checks it and makes it known under its id. Scenarios bring small maps of their own. */
export function registerMap(source: MapSource): GuildMap {
  const map = buildMap(source);
  checkMap(map, source);
  known.set(map.id, map);
  return map;
}

export function mapNamed(id: string): GuildMap {
  const map = known.get(id);
  if (map === undefined) throw new Refusal('guild.map.unknown', { map: id, known: [...known.keys()] });
  return map;
}

for (const source of mapSources) registerMap(source);
