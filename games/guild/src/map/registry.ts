import { type Printed, printedIn, printedNow, Refusal } from '@moonstaff/kernel';
import { mapSources } from '../data/maps/index.ts';
import { checkMap } from './check.ts';
import { buildMap, type GuildMap } from './geometry.ts';
import type { MapSource } from './source.ts';

const known = new Map<string, Printed<GuildMap>>();

/** Maps that nobody has asked for yet. Reading one takes longer than loading the rest of the game. */
const unread = new Map<string, MapSource>(mapSources.map((source) => [source.id, source]));

/** Reads a map with its corrections, checks it and makes it known under its id. Scenarios bring small maps of their own. */
export function registerMap(source: MapSource): GuildMap {
  const map = printedMap(source);
  unread.delete(source.id);
  known.set(source.id, map);
  return printedNow(map);
}

/** A map as it was printed, and as it was corrected. */
function printedMap({ corrected = [], ...source }: MapSource): Printed<GuildMap> {
  const read = (one: MapSource): GuildMap => {
    const map = buildMap(one);
    checkMap(map, one);
    return map;
  };
  return {
    first: read(source),
    ...(corrected.length > 0 && {
      corrected: corrected.map(({ since, ...later }) => ({ since, to: read({ ...source, ...later }) })),
    }),
  };
}

function printedNamed(id: string): Printed<GuildMap> {
  const map = known.get(id);
  if (map !== undefined) return map;
  const source = unread.get(id);
  if (source === undefined)
    throw new Refusal('guild.map.unknown', { map: id, known: [...unread.keys(), ...known.keys()] });
  registerMap(source);
  return printedNamed(id);
}

/** The map of new tables; or, by `editionOf`, that of an older one. */
export function mapNamed(name: string): GuildMap {
  const [id = name, rules] = name.split('@');
  return rules === undefined ? printedNow(printedNamed(id)) : printedIn(Number(rules), printedNamed(id));
}

interface TableOnMap {
  readonly rules: number;
  readonly options: { readonly map: string };
}

/** The map that a table is played on. */
export const mapOf = ({ rules, options }: TableOnMap): GuildMap => printedIn(rules, printedNamed(options.map));

/** The name of the map a table is played on: its id, or with the version of the rules where it was corrected since. */
export function editionOf(table: TableOnMap): string {
  const { map } = table.options;
  return mapOf(table) === mapNamed(map) ? map : `${map}@${table.rules}`;
}
