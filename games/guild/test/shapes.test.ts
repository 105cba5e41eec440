import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { VILLAGE } from '../src/board.ts';
import type { Step } from '../src/data/cards.ts';
import { NOWHERE } from '../src/map/geometry.ts';
import { mapNamed } from '../src/map/registry.ts';
import { openFor } from '../src/play/may-explore.ts';
import { shapes, type Trail } from '../src/shapes/index.ts';
import { next } from '../src/shapes/lines.ts';

const map = mapNamed('aghon');
const WAYS = [0, 1, 2, 3, 4, 5];

/** A space with three more in every direction. */
const middle = map.spaces.findIndex(({ index }) =>
  WAYS.every((way) => {
    const ring = [1, 2, 3].map((steps) => along(index, way, steps));
    return !ring.includes(NOWHERE);
  }),
);

function along(from: number, way: number, steps: number): number {
  let space = from;
  for (let i = 0; i < steps && space !== NOWHERE; i++) space = next(map, space, way);
  return space;
}

interface Given extends Partial<Pick<Trail, 'placed' | 'eitherEnd'>> {
  readonly step?: Partial<Step>;
  readonly before?: number[][];
  readonly origins?: number[][];
  readonly villages?: readonly number[];
}

/** What a shape looks at in the second step of a card, by the first rules unless said. */
function trail({
  step = {},
  before = [[]],
  origins = [],
  villages = [],
  placed = [],
  eitherEnd = false,
}: Given): Trail {
  return {
    map,
    board: map.spaces.map(({ index }) => (villages.includes(index) ? VILLAGE : 0)),
    step: step as Step,
    task: { task: 'explore', card: 'test', step: 1, placed: before, origins },
    placed,
    eitherEnd,
  };
}

test('connected: a space beside any of those placed will do', () => {
  const placed = [middle, along(middle, 0, 1)];
  assert.ok(shapes.connected.fits(trail({ placed }))(along(middle, 0, 2)));
  assert.ok(!shapes.connected.fits(trail({ placed }))(along(middle, 0, 3)));
});

test('neighboursOf: only beside spaces of the terrain it names', () => {
  const isInside = (index: number): boolean => WAYS.every((way) => along(index, way, 2) !== NOWHERE);
  const sea = map.spaces.findIndex(({ index, terrain }) => terrain === 'sea' && isInside(index));
  const land = map.spaces.findIndex(({ index, terrain }) => terrain === 'grass' && isInside(index));
  const step = { ref: 0, refTerrain: 'sea' } as const;
  assert.ok(shapes.neighboursOf.fits(trail({ before: [[sea]], step }))(along(sea, 2, 1)));
  assert.ok(!shapes.neighboursOf.fits(trail({ before: [[sea]], step }))(along(sea, 2, 2)));
  assert.ok(!shapes.neighboursOf.fits(trail({ before: [[land]], step }))(along(land, 2, 1)));
  assert.ok(shapes.neighboursOf.fits(trail({ before: [[land]], step: { ref: 0 } }))(along(land, 2, 1)));
});

describe('rayFrom by the first rules', () => {
  const step = { ref: 0 };
  for (const way of WAYS) {
    test(`begins beside the space of the earlier step and goes straight on: ${way}`, () => {
      const fits = (placed: readonly number[], space: number) =>
        shapes.rayFrom.fits(trail({ step, before: [[middle]], placed }))(space);
      assert.ok(fits([], along(middle, way, 1)));
      assert.ok(!fits([], along(middle, way, 2)));
      assert.ok(fits([along(middle, way, 1)], along(middle, way, 2)));
      assert.ok(!fits([along(middle, way, 1)], along(along(middle, way, 1), way + 1, 1)));
    });
  }

  test('has nowhere to begin if nothing was explored before', () => {
    assert.ok(!shapes.rayFrom.fits(trail({ step }))(middle));
  });
});

describe('rayFromVillage by the first rules', () => {
  for (const way of WAYS) {
    test(`leads straight away from the village: ${way}`, () => {
      const village = along(middle, way + 3, 1);
      const fits = (placed: readonly number[], space: number) =>
        shapes.rayFromVillage.fits(trail({ placed, origins: [[], [village]], villages: [village] }))(space);
      assert.ok(fits([], middle));
      assert.ok(fits([middle], along(middle, way, 1)));
      assert.ok(!fits([middle], along(middle, way, 2)));
      assert.ok(!fits([middle], along(middle, way + 1, 1)));
      assert.ok(fits([middle, along(middle, way, 1)], along(middle, way, 2)));
      assert.ok(!fits([middle, along(middle, way, 1)], along(along(middle, way, 1), way + 1, 1)));
    });

    test(`a second one starts at another village than the first, which its direction shows: ${way}`, () => {
      const village = along(middle, way + 3, 1);
      const before = [[middle, along(middle, way, 1)]];
      const fits = (villages: readonly number[]) =>
        shapes.rayFromVillage.fits(trail({ step: { ref: 0 }, before, origins: [villages.slice()], villages }))(middle);
      assert.ok(!fits([village]));
      assert.ok(fits([village, along(middle, way + 1, 1)]));
    });
  }
});

test('a terrain that has numbers left is closed once the whole step is used up', () => {
  const grass = map.spaces.filter(({ terrain }) => terrain === 'grass').map(({ index }) => index);
  const step = { each: { grass: 2, sea: 1 }, max: 2 };
  assert.equal(openFor(trail({ step, placed: grass.slice(0, 1) }), 'sea'), 1);
  assert.equal(openFor(trail({ step, placed: grass.slice(0, 2) }), 'sea'), 0);
});
