import { at, Refusal, same } from '@moonstaff/kernel';
import { LAND } from '../terrain.ts';
import type { GuildMap, Space } from './geometry.ts';
import type { MapCounts, MapSource } from './source.ts';

/** Refuses a map that cannot be played, or that differs from the numbers written beside it. */
export function checkMap(map: GuildMap, source: MapSource): void {
  if (map.byId.size !== map.spaces.length) throw new Refusal('guild.map.twice', { map: map.id });
  const reached = reachable(map);
  const lost = map.spaces.find((space) => !reached.has(space.index));
  if (lost !== undefined) throw new Refusal('guild.map.unreachable', { map: map.id, space: lost.id });
  if (source.counts === undefined) return;
  const found = countMap(map);
  for (const name of Object.keys(source.counts) as (keyof MapCounts)[]) {
    if (!same(found[name], source.counts[name])) {
      throw new Refusal('guild.map.count', {
        map: map.id,
        what: name,
        found: JSON.stringify(found[name]),
        written: JSON.stringify(source.counts[name]),
      });
    }
  }
}

/** The numbers of a map, to be compared with those written beside it. */
function countMap(map: GuildMap): MapCounts {
  const number = (wanted: (space: Space) => boolean): number => map.spaces.filter(wanted).length;
  const values = (type: 'coin' | 'city' | 'crystal'): number[] =>
    map.spaces.flatMap(({ feature }) => (feature.type === type ? [feature.value] : []));
  const features: Record<string, number> = {};
  for (const { feature } of map.spaces) {
    if (feature.type !== 'capital') features[feature.type] = (features[feature.type] ?? 0) + 1;
  }
  const [grass, desert, mountain, sea] = [...LAND, 'sea' as const].map((t) => number((space) => space.terrain === t));
  return {
    spaces: map.spaces.length,
    terrain: { grass: grass ?? 0, desert: desert ?? 0, mountain: mountain ?? 0, sea: sea ?? 0 },
    features,
    coins: values('coin').reduce((sum, value) => sum + value, 0),
    cityValues: values('city').sort((a, b) => a - b),
    crystalValues: values('crystal').sort((a, b) => a - b),
    regions: map.regions.length,
    regionsWithoutSite: map.regions.filter((region) => region.sites.length === 0).map((region) => region.id),
    lands: map.lands.length,
    blocked: map.blocked.size,
  };
}

/** The spaces explorers can get to, one beside the other; a tower is no starting point (G-EXP-10). */
function reachable(map: GuildMap): Set<number> {
  const seen = new Set([map.capital]);
  for (const space of seen) {
    if (at(map.spaces, space).feature.type === 'tower') continue;
    for (const next of at(map.neighbours, space)) seen.add(next);
  }
  return seen;
}
