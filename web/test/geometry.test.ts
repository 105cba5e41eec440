import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAP_IDS } from '@moonstaff/guild';
import { landOf } from '../src/boards/guild/map/land.ts';
import { scrollToOne } from '../src/boards/guild/map/sight.ts';
import { ICON_GROUPS } from '../src/kit/art/icon-names.ts';
import { borders } from '../src/kit/hex/borders.ts';
import { boxAround, centre, corners, hexAt, movedPath } from '../src/kit/hex/geometry.ts';
import { FEATURE_ICONS, type MapSpace } from '../src/kit/hex/space.ts';

const AROUND = Array.from({ length: 49 }, (_, i) => ({ q: (i % 7) - 3, r: Math.floor(i / 7) - 3 }));

test('a point near the middle of a space finds the space, also on a turned map', () => {
  for (const turned of [false, true]) {
    for (const hex of AROUND) {
      const { x, y } = centre(hex, turned);
      for (const corner of corners(18, turned)) {
        const found = hexAt({ x: x + corner.x, y: y + corner.y }, turned);
        assert.deepEqual({ q: found.q + 0, r: found.r + 0 }, hex);
      }
    }
  }
});

test('a turned map is as high as it was wide', () => {
  const flat = boxAround(AROUND, false, 0);
  const turned = boxAround(AROUND, true, 0);
  assert.ok(Math.abs(flat.width - turned.height) < 1e-9);
  assert.ok(Math.abs(flat.height - turned.width) < 1e-9);
});

const sides = (path: string): number => path.split('M').length - 1;

test('every side of the map is drawn once, by what’s on both sides of it', () => {
  const spaces: readonly MapSpace[] = [
    { q: 0, r: 0, ground: 'grass', region: '1' },
    { q: 0, r: 1, ground: 'grass', region: '1' },
    { q: 1, r: 0, ground: 'desert', region: '2' },
    { q: 1, r: -1, ground: 'sea' },
    { q: 0, r: -1, ground: 'sea' },
  ];
  const { coast, region, inner } = borders(spaces, false);
  assert.equal(sides(inner), 1);
  assert.equal(sides(region), 2);
  // 30 sides, 7 of them shared by two spaces; of these 1 lies inside a region, 2 between regions, 1 between seas.
  assert.equal(sides(coast), 30 - 2 * 7 + (7 - 1 - 2 - 1));
});

test('a path that is moved keeps its shape: only absolute points change', () => {
  assert.equal(
    movedPath('M-5 -12.5q2.6 -4 5.2 0t5.2 0L1 2Zm3 4v5', { x: 10, y: -2 }),
    'M5 -14.5q2.6 -4 5.2 0t5.2 0L11 0Zm3 4v5',
  );
});

test('pictures of maps have the icons of everything that’s printed on any map', () => {
  const printed = new Set(MAP_IDS.flatMap((map) => landOf(map)).flatMap(({ feature }) => feature?.type ?? []));
  assert.deepEqual([...printed].sort(), [...Object.keys(FEATURE_ICONS), 'coin'].sort());
  for (const group of [ICON_GROUPS.home, ICON_GROUPS.guild]) {
    const known: ReadonlySet<string> = new Set(group);
    const missing = Object.values(FEATURE_ICONS).filter((icon) => !known.has(icon));
    assert.deepEqual(missing, []);
  }
});

test('of what is out of sight the nearest is scrolled to, unless something is in sight', () => {
  const seen = { top: 100, bottom: 500 };
  const above = { top: 60, bottom: 110 };
  const below = { top: 470, bottom: 520 };
  const far = { top: 900, bottom: 950 };
  assert.equal(scrollToOne([], seen), 0);
  assert.equal(scrollToOne([{ top: 200, bottom: 250 }, far], seen), 0);
  assert.equal(scrollToOne([far, below], seen), 20);
  assert.equal(scrollToOne([above, far], seen), -40);
});
