import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkPerft, conformIn, type Finding, type Subject, trial } from '@moonstaff/kernel/conformance';
import { sample } from '@moonstaff/kernel/sample';
import { subject } from '../sample/conformance.ts';
import type { Fault } from './planted/fault.ts';
import { LEAKS } from './planted/leaks.ts';
import { SLIPS } from './planted/slips.ts';

const plant = (fault: Fault): Subject => ({
  game: { ...sample, ...fault.game?.(sample) },
  claims: { ...subject.claims, ...fault.claims },
});

const examine = (faulty: Subject): readonly Finding[] => [
  ...checkPerft(faulty),
  ...conformIn(faulty, { seats: 3, options: {} }, { games: 20, seed: 'planted' }),
];

describe('the kit finds', () => {
  for (const fault of [...LEAKS, ...SLIPS]) {
    test(fault.name, () => {
      const findings = examine(plant(fault));
      const found = findings.map(({ check, what }) => `${check}: ${what}`).join('\n');
      assert.ok(
        findings.some(({ check }) => check === fault.check),
        `found instead: ${found || 'nothing'}`,
      );
    });
  }
});

describe('lines of play', () => {
  /** From its second version on, this game deals one lantern less. */
  const changed: typeof sample = {
    ...sample,
    rules: { oldest: 1, current: 2 },
    setup(options, seats, random, rules) {
      const state = sample.setup(options, seats, random, rules);
      if (rules > 1) state.players[0]?.hand.pop();
      return state;
    },
  };
  const [claim] = subject.claims.perft;
  assert.ok(claim);
  const found = (rules?: number): readonly string[] => {
    const perft = [rules === undefined ? claim : { ...claim, rules }];
    return checkPerft({ game: changed, claims: { ...subject.claims, perft } }).map(({ what }) => what);
  };

  test('of a version stay as they were when there is a newer one', () => {
    assert.deepEqual(found(1), []);
  });

  test('are counted by the newest version unless they name one', () => {
    assert.match(found().join(), /^\d+ lines of 5 actions, 1854 claimed$/);
    assert.match(found(2).join(), /^\d+ lines of 5 actions by version 2 of the rules, 1854 claimed$/);
  });
});

describe('a finding', () => {
  test('can be reproduced from its seed', () => {
    const fault = LEAKS.find(({ name }) => name.includes('which card was drawn'));
    assert.ok(fault);
    const faulty = plant(fault);
    const [first] = conformIn(faulty, { seats: 2, options: {} }, { games: 20, seed: 'again' });
    assert.ok(first);
    assert.deepEqual(trial(faulty, first.configuration, first.seed)[0], first);
  });

  test('is absent if nothing is planted', () => {
    assert.deepEqual(examine(subject), []);
  });
});
