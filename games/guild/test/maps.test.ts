import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, Refusal } from '@moonstaff/kernel';
import {
  borderRuins,
  coinSpacesFrom,
  LAND,
  MAP_IDS,
  mapNamed,
  regionsFrom,
  ruinsMarked,
  ruinsOf,
  type Space,
  sitesBeside,
  terrainsBeside,
  towerAt,
} from '../src/index.ts';
import { mapFact } from './fixtures/facts.ts';

const place = ({ q, r }: Space): [number, number] => [q, r];
const places = (spaces: readonly Space[]): [number, number][] => spaces.map(place);

for (const id of MAP_IDS) {
  const map = mapNamed(id);
  const fact = mapFact(id);

  test(`${id}: every space is what is printed`, () => {
    const engine = map.spaces.map(({ q, r, terrain, feature, region, land, site, border }) => ({
      q,
      r,
      terrain,
      feature,
      ...(region === undefined ? {} : { region: at(map.regions, region).id }),
      ...(land === undefined ? {} : { land: at(map.lands, land).id }),
      village: site,
      border,
    }));
    assert.deepEqual(engine, fact.hexes);
    assert.deepEqual(
      map.sites.map((site) => at(map.spaces, site)),
      map.spaces.filter(({ site }) => site),
    );
  });

  test(`${id}: regions and lands hang together as printed`, () => {
    const regions = map.regions.map((region) => ({
      id: region.id,
      terrain: region.terrain,
      size: region.spaces.length,
      villageHexes: region.sites.length,
      land: at(map.lands, region.land).id,
      hexes: places(region.spaces.map((index) => at(map.spaces, index))),
    }));
    assert.deepEqual(
      regions,
      fact.regions.map(({ id, terrain, size, villageHexes, land, hexes }) => ({
        id,
        terrain,
        size,
        villageHexes,
        land,
        hexes,
      })),
    );
    const lands = map.lands.map((land) => ({
      id: land.id,
      size: land.spaces.length,
      hasCapital: land.spaces.includes(map.capital),
    }));
    assert.deepEqual(
      lands,
      fact.lands.map(({ id, size, hasCapital }) => ({ id, size, hasCapital })),
    );
  });

  test(`${id}: volcanoes and reefs lie where they are printed`, () => {
    const kinds = { volcano: 'volcano', reefOrVoid: 'reef' } as const;
    const printed = (fact.blocked ?? []).map(({ q, r, kind }) => [`${q},${r}`, kinds[kind as keyof typeof kinds]]);
    assert.deepEqual([...map.blocked].sort(), printed.sort());
  });
}

test('Avenia: border ruins and large regions', () => {
  const { derived } = mapFact('avenia');
  assert.deepEqual(places(borderRuins(mapNamed('avenia'))), derived.borderRuins);
  assert.deepEqual(
    regionsFrom(mapNamed('avenia'), 5).map(({ id }) => id),
    derived.regionsOfSize5Plus,
  );
});

test('Aghon: what ruins touch, and where a village stands beside a tower', () => {
  const map = mapNamed('aghon');
  const { derived } = mapFact('aghon');
  const touching = ruinsOf(map).map((ruin) => ({
    q: ruin.q,
    r: ruin.r,
    terrains: terrainsBeside(map, ruin)
      .filter((terrain) => (LAND as readonly string[]).includes(terrain))
      .sort(),
  }));
  assert.deepEqual(touching, derived.ruinAdjacentTerrains);
  assert.deepEqual(places(sitesBeside(map, 'tower')), derived.villageHexesNextToTower);
});

test('Kazan: lettered ruins, the tower in the north-east, sites beside ruins, rich coin spaces', () => {
  const map = mapNamed('kazan');
  const { derived } = mapFact('kazan');
  const lettered = Object.fromEntries(
    Object.keys(derived.ruinsByLetter ?? {}).map((letter) => [letter, places(ruinsMarked(map, letter))[0]]),
  );
  assert.deepEqual(lettered, derived.ruinsByLetter);
  assert.deepEqual(places([towerAt(map, 'NE') ?? []].flat()), [derived.northeastTower]);
  assert.deepEqual(places(sitesBeside(map, 'ruin')), derived.villageHexesNextToRuin);
  const rich = coinSpacesFrom(map, 3).map(({ q, r, feature }) => [q, r, feature.type === 'coin' ? feature.value : 0]);
  assert.deepEqual(rich, derived.coinSpaces3Plus);
});

test('Cnidaria: ruins by figure, and sites beside crystals', () => {
  const map = mapNamed('cnidaria');
  const { derived } = mapFact('cnidaria');
  for (const [symbol, spaces] of Object.entries(derived.ruinsBySymbol ?? {})) {
    assert.deepEqual(places(ruinsMarked(map, symbol)), spaces, symbol);
  }
  assert.deepEqual(places(sitesBeside(map, 'crystal')), derived.villageHexesNextToCrystal);
});

test('an unknown map is refused with a list that has each map once, read or not', () => {
  for (const id of MAP_IDS) mapNamed(id);
  assert.throws(
    () => mapNamed('atlantis'),
    (error) => {
      assert.ok(error instanceof Refusal);
      const { known } = error.phrase.args as { readonly known: readonly string[] };
      // Other tests may have brought maps of their own.
      assert.ok(MAP_IDS.every((id) => known.includes(id)));
      assert.equal(new Set(known).size, known.length);
      return true;
    },
  );
});
