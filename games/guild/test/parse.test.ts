import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '@moonstaff/kernel';
import { avenia } from '../src/data/maps/avenia.ts';
import { checkMap } from '../src/map/check.ts';
import { buildMap } from '../src/map/geometry.ts';
import type { MapSource } from '../src/map/source.ts';

const small = `
2r+q | -1  0   1
  -2 |     g
  -1 | d1      mC3
   0 |     @@@
   1 | ~R      TE
`;

function load(source: MapSource): void {
  checkMap(buildMap(source), source);
}

/** The key and arguments with which a picture is refused. */
function refusal(picture: string, more: Partial<MapSource> = {}): readonly [string, unknown] {
  try {
    load({ id: 'small', picture, ...more });
  } catch (error) {
    if (error instanceof Refusal) return [error.phrase.key, error.phrase.args];
    throw error;
  }
  return ['accepted', {}];
}

const changed = (from: string, to: string): string => small.replace(from, to);

test('a small map is read space by space', () => {
  const { spaces, regions, capital } = buildMap({ id: 'small', picture: small });
  assert.deepEqual(
    spaces.map(({ id, terrain, feature }) => [id, terrain, feature]),
    [
      ['-1,0', 'desert', { type: 'coin', value: 1 }],
      ['-1,1', 'sea', { type: 'ruin' }],
      ['0,-1', 'grass', { type: 'empty' }],
      ['0,0', 'capital', { type: 'capital' }],
      ['1,-1', 'mountain', { type: 'city', value: 3 }],
      ['1,0', 'wild', { type: 'tower', compass: 'E' }],
    ],
  );
  assert.equal(capital, 3);
  assert.equal(regions.length, 3);
});

test('a mistake is refused with its line and column', () => {
  assert.deepEqual(refusal(small), ['accepted', {}]);
  assert.deepEqual(refusal(changed('mC3', 'mQ3')), [
    'guild.map.cell',
    { map: 'small', line: 4, column: 16, cell: 'mQ3' },
  ]);
  assert.deepEqual(refusal(changed('  -1 | d1', '  -1 |  d1')), [
    'guild.map.column',
    { map: 'small', line: 4, column: 9, cell: 'd1' },
  ]);
  assert.deepEqual(refusal(changed('  -2 |', '  -3 |')), [
    'guild.map.row',
    { map: 'small', line: 3, column: 12, cell: 'g' },
  ]);
  assert.deepEqual(refusal(changed('  -2 |', '   x |')), ['guild.map.margin', { map: 'small', line: 3, column: 1 }]);
  assert.deepEqual(refusal(changed('     g', '     @@@')), [
    'guild.map.capital',
    { map: 'small', line: 3, column: 12, cell: '@@@' },
  ]);
  assert.deepEqual(refusal(changed('@@@', 'g  ')), ['guild.map.noCapital', { map: 'small' }]);
  assert.deepEqual(refusal('nothing'), ['guild.map.head', { map: 'small' }]);
  assert.deepEqual(refusal(`${small}  -2 |     g\n`), ['guild.map.twice', { map: 'small' }]);
});

test('the head names the columns, each four characters wide', () => {
  const place = { map: 'small', line: 2 };
  assert.deepEqual(refusal(changed('-1  0   1', '-1  x   1')), [
    'guild.map.column',
    { ...place, column: 12, cell: 'x' },
  ]);
  assert.deepEqual(refusal(changed('-1  0   1', '-1   0  1')), [
    'guild.map.column',
    { ...place, column: 13, cell: '0' },
  ]);
});

test('every line has its margin and the bar below the head; blank lines don’t count', () => {
  assert.deepEqual(refusal(changed('   0 |', '   0  ')), ['guild.map.margin', { map: 'small', line: 5, column: 1 }]);
  assert.deepEqual(refusal(`${small}   \n`), ['accepted', {}]);
});

test('a capital outside the middle column is refused', () => {
  assert.deepEqual(refusal(changed('TE', '@@@')), [
    'guild.map.capital',
    { map: 'small', line: 6, column: 16, cell: '@@@' },
  ]);
});

test('a cell is one thing and nothing more', () => {
  for (const cell of ['mTE', 'TEE', 'mX1', 'X12', 'm12', 'mC12', 'mRC1', 'mC1R', 'mRAB', 'mxRA', 'm1C', 'TX', 'X0']) {
    assert.deepEqual(refusal(changed('mC3', cell)), ['guild.map.cell', { map: 'small', line: 4, column: 16, cell }]);
  }
});

test('a space that cannot be reached is refused, also behind a tower', () => {
  const far = `${small.replace(' 0   1\n', ' 0   1   2   3\n')}`;
  assert.deepEqual(refusal(far.replace('TE', 'TE      g')), ['guild.map.unreachable', { map: 'small', space: '3,-1' }]);
  assert.deepEqual(refusal(`${far}   2 |             g\n`), ['guild.map.unreachable', { map: 'small', space: '2,0' }]);
});

test('a typo in a printed map is caught by its counts', () => {
  const slip = (from: string, to: string): string => {
    const [, { what }] = refusal(avenia.picture.replace(from, to), { counts: avenia.counts ?? never() }) as [
      string,
      { what: string },
    ];
    return what;
  };
  assert.equal(slip('d2', 'd1'), 'coins');
  assert.equal(slip('dC3', 'dC4'), 'cityValues');
  assert.equal(slip('d2', 'm2'), 'terrain');
  assert.equal(slip('~R', '~ '), 'features');
});

function never(): never {
  throw new Error('the printed maps have counts');
}
