import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyGame, firstSealOf, Match, parseLog, replay, sealOf, seedFrom } from '@moonstaff/kernel';
import { type State, sample } from '@moonstaff/kernel/sample';
import { withoutEmpty } from '../src/seal.ts';
import { refusal } from './refusal.ts';

const SEATS = 2;
const start = (options = {}): Match<State> =>
  Match.start<State>(sample, { seats: SEATS, options, seed: seedFrom('seal') });
const { state } = start();
const seal = sealOf(sample, state, SEATS);
const sealWith = (changed: object, game: AnyGame = sample): string => sealOf(game, { ...state, ...changed }, SEATS);

/** The sample game with something added to what it shows. */
const showing = (more: object): AnyGame => ({ ...sample, view: (...asked) => ({ ...sample.view(...asked), ...more }) });

describe('the seal of a log', () => {
  test('is the same on every machine', () => {
    assert.equal(seal, '704c83f1f1d1a5b7025873b7701d73213c13929611b789f574559b9ef186d66a');
  });

  test('doesn’t change when a game gains fields', () => {
    assert.equal(sealWith({ gained: 7 }), seal, 'a field nobody sees');
    for (const empty of [false, 0, '', [], {}, { of: [], no: 0 }, null, undefined]) {
      assert.equal(sealWith({}, showing({ gained: empty })), seal, `a field of the view: ${JSON.stringify(empty)}`);
    }
    const options = { ...sample.options, weather: { values: ['fair', 'foul'] } };
    const gained = { options: { ...state.options, weather: 'fair' } };
    assert.equal(sealWith(gained, { ...sample, options }), seal, 'an option at its default');
  });

  test('changes with anything people can see, count or choose', () => {
    assert.notEqual(sealWith({ round: 2 }), seal);
    assert.notEqual(sealWith({}, showing({ gained: 1 })), seal);
    assert.notEqual(sealWith({ players: state.players.map((player) => ({ ...player, hand: [1, 2, 3] })) }), seal);
    assert.notEqual(sealWith({}, { ...sample, scores: () => [] }), seal);
    assert.notEqual(start({ rounds: 2 }).seal(), start({ rounds: 4 }).seal());
  });

  test('is what a log of format 2 ends with, and the hash of the whole state in format 1', () => {
    const log = start().log();
    assert.deepEqual([log.version, log.end.hash], [2, seal]);
    const old = { ...log, version: 1, end: { entries: 0, hash: firstSealOf(sample, state) } };
    assert.equal(replay(parseLog(JSON.stringify(old)), [sample]).seal(), seal);
    const { key, args } = refusal(() => replay(parseLog(JSON.stringify({ ...log, version: 1 })), [sample]));
    assert.deepEqual([key, args], ['log.hash', { expected: seal, actual: old.end.hash }]);
  });

  test('of format 1 doesn’t change when a state gains fields', () => {
    const [first, second] = state.players;
    const gained = { ...state, gained: 7, players: [{ ...first, gained: 7 }, second] };
    assert.equal(firstSealOf(sample, gained), firstSealOf(sample, state));
  });
});

test('empty fields are left out at any depth, elements of lists never', () => {
  const data = { a: 0, b: { c: [], d: { e: false } }, f: [0, {}, { g: '' }, 'x'], h: 'none' };
  assert.deepEqual(withoutEmpty(data), { f: [0, {}, {}, 'x'], h: 'none' });
});
