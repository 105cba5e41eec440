import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type OptionSpecs, optionsFor, parseOptions, presetOf } from '@moonstaff/kernel';
import { refusal } from './refusal.ts';

const SPECS = {
  board: { values: ['bird', 'snake'] },
  rounds: { values: [2, 3, 4], preset: 3 },
  rival: { values: ['easy', 'hard'], players: [1] },
} as const satisfies OptionSpecs;

describe('options', () => {
  test('get their defaults', () => {
    assert.deepEqual(parseOptions(SPECS, 2, {}), { board: 'bird', rounds: 3, rival: 'easy' });
    assert.equal(presetOf(SPECS.board), 'bird');
    assert.equal(presetOf(SPECS.rounds), 3);
  });

  test('offer only the seats that are there', () => {
    const specs = { first: { values: ['random', 0, 1, 2, 3], seats: true } } as const satisfies OptionSpecs;
    assert.deepEqual(optionsFor(specs, 2)[0]?.[1].values, ['random', 0, 1]);
    assert.deepEqual(optionsFor(specs, 4)[0]?.[1].values, ['random', 0, 1, 2, 3]);
  });

  test('are taken as given, numbers also as text', () => {
    assert.deepEqual(parseOptions(SPECS, 1, { board: 'snake', rounds: '4', rival: 'hard' }), {
      board: 'snake',
      rounds: 4,
      rival: 'hard',
    });
  });

  test('exist only for the numbers of players they’re for', () => {
    const names = (seats: number): readonly string[] => optionsFor(SPECS, seats).map(([name]) => name);
    assert.deepEqual(names(1), ['board', 'rounds', 'rival']);
    assert.deepEqual(names(2), ['board', 'rounds']);
  });

  const REFUSED: readonly [unknown, string, object][] = [
    [undefined, 'options.shape', { given: 'undefined' }],
    [null, 'options.shape', {}],
    ['board=snake', 'options.shape', { given: 'string' }],
    [[], 'options.shape', {}],
    [{ bord: 'snake' }, 'options.unknown', { name: 'bord', known: ['board', 'rounds', 'rival'] }],
    [JSON.parse('{"__proto__": 1}'), 'options.unknown', { name: '__proto__' }],
    [{ toString: 1 }, 'options.unknown', { name: 'toString' }],
    [{ rival: 'easy' }, 'options.players', { name: 'rival', seats: 2, players: [1] }],
    [{ board: 'owl' }, 'options.value', { name: 'board', given: 'owl', offered: ['bird', 'snake'] }],
    [{ rounds: 5 }, 'options.value', { given: '5' }],
    [{ rounds: '03' }, 'options.value', {}],
    [{ rounds: [3] }, 'options.value', {}],
    [{ rounds: null }, 'options.value', {}],
    [{ board: undefined }, 'options.value', {}],
  ];
  for (const [given, key, args] of REFUSED) {
    test(`refused: ${JSON.stringify(given)}`, () => {
      assert.partialDeepStrictEqual(
        refusal(() => parseOptions(SPECS, 2, given)),
        { key, args },
      );
    });
  }
});
