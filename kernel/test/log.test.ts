import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, firstSealOf, type Log, Match, parseLog, replay, seedFrom, stateHash } from '@moonstaff/kernel';
import { type State, sample } from '@moonstaff/kernel/sample';
import { refusal } from './refusal.ts';

/** An unfinished game with undo, redo and a rewind in it. */
function played(): Match<State> {
  const match = Match.start<State>(sample, { seats: 3, options: { rounds: 2 }, seed: seedFrom('log') });
  for (let i = 0; i < 30 && sample.toAct(match.state).length > 0; i++) {
    const seat = at(sample.toAct(match.state), 0);
    match.act(seat, at(sample.legal(match.state, seat), 0));
    if (i % 3 === 0 && match.reach(seat).steps > 0) {
      match.undo(seat);
      if (i % 2 === 0) match.redo(seat);
    }
    if (i === 12) match.rewind(match.entries.length - 4, seedFrom('entropy'));
  }
  return match;
}

const match = played();
const log = match.log();

/** The log as a file, tampered with. */
const file = (change: (log: Record<string, unknown>) => void = () => {}): string => {
  const copy = structuredClone(log) as unknown as Record<string, unknown>;
  change(copy);
  return JSON.stringify(copy);
};

const replayed = (text: string): Match => replay(parseLog(text), [sample]);

describe('a log', () => {
  test('replays to the same hash, entries and reach', () => {
    const kinds = new Set(log.entries.map(({ kind }) => kind));
    assert.deepEqual([...kinds].sort(), ['act', 'redo', 'rewind', 'undo']);
    const again = replayed(file());
    assert.equal(stateHash(again.state), stateHash(match.state));
    assert.deepEqual(again.entries, match.entries);
    for (let seat = 0; seat < 3; seat++) assert.deepEqual(again.reach(seat), match.reach(seat));
  });

  test('replays from any prefix of the game, too', () => {
    for (let length = 0; length <= log.entries.length; length++) {
      const part = Match.start(sample, log);
      for (const entry of log.entries.slice(0, length)) part.enter(entry);
      assert.equal(stateHash(replayed(JSON.stringify(part.log())).state), stateHash(part.state));
    }
  });

  test('has a hash that is the same on every machine', () => {
    assert.equal(
      firstSealOf(sample, Match.start(sample, { seats: 2, seed: seedFrom('every machine') }).state),
      'ff7eed1dd63424c0e13fd55ecbdfd01ec06349f9ec3bf87787f157239d5422b9',
    );
  });
});

describe('refused, never half replayed:', () => {
  test('a file that is not JSON, with the reason', () => {
    const reason = refusal(() => parseLog(file().slice(0, 500)));
    assert.equal(reason.key, 'log.json');
    assert.equal(reason.args.length, 500);
  });

  const FOREIGN: readonly [string, string, string][] = [
    ['a foreign file', '{"name": "moonstaff"}', 'log.foreign'],
    ['a file of another format', file((copy) => Object.assign(copy, { format: 'another' })), 'log.foreign'],
    ['a list', '[]', 'log.foreign'],
    ['nothing', 'null', 'log.foreign'],
    ['an empty file', '', 'log.json'],
    ['a version from the future', file((copy) => Object.assign(copy, { version: 3 })), 'log.version'],
    ['no version', file((copy) => delete copy.version), 'log.version'],
  ];
  for (const [name, text, key] of FOREIGN) {
    test(name, () => assert.equal(refusal(() => parseLog(text)).key, key));
  }

  const SHAPES: readonly [string, (log: Record<string, unknown>) => void, string][] = [
    ['no seed', (copy) => delete copy.seed, 'seed'],
    ['a short seed', (copy) => Object.assign(copy, { seed: 'abc' }), 'seed'],
    ['a seed with more before it', (copy) => Object.assign(copy, { seed: `0${log.seed}` }), 'seed'],
    ['a seed with more after it', (copy) => Object.assign(copy, { seed: `${log.seed}0` }), 'seed'],
    ['a hash with more before it', (copy) => spoilHash(copy, `0${log.end.hash}`), 'end.hash'],
    ['a hash with more after it', (copy) => spoilHash(copy, `${log.end.hash}0`), 'end.hash'],
    ['seats that are no number', (copy) => Object.assign(copy, { seats: '3' }), 'seats'],
    ['an unknown field', (copy) => Object.assign(copy, { note: 'hello' }), ''],
    ['an entry of an unknown kind', (copy) => change(copy, 2, { kind: 'cheat', seat: 0 }), 'entries.2.kind'],
    [
      'an action without a type',
      (copy) => change(copy, 1, { kind: 'act', seat: 0, action: {} }),
      'entries.1.action.type',
    ],
    ['a seat below zero', (copy) => change(copy, 1, { kind: 'undo', seat: -1 }), 'entries.1.seat'],
  ];
  for (const [name, spoil, position] of SHAPES) {
    test(`${name}, with the position`, () => {
      const { key, args } = refusal(() => parseLog(file(spoil)));
      assert.equal(key, 'log.shape');
      assert.equal(args.position, position);
      assert.notEqual(args.reason, '');
    });
  }

  test('no version, which it names as nothing', () => {
    assert.equal(refusal(() => parseLog(file((copy) => delete copy.version))).args.version, '');
  });

  test('a truncated log', () => {
    const reason = refusal(() => parseLog(file((copy) => (copy.entries as unknown[]).pop())));
    const { length } = log.entries;
    assert.deepEqual(reason, { key: 'log.truncated', args: { entries: length - 1, expected: length } });
  });

  test('the log of an unknown game', () => {
    const text = file((copy) => Object.assign(copy, { game: 'chess' }));
    assert.deepEqual(
      refusal(() => replayed(text)),
      { key: 'log.game', args: { game: 'chess', known: ['sample'] } },
    );
  });

  test('a log of unknown rules', () => {
    const text = file((copy) => Object.assign(copy, { rules: 7 }));
    assert.deepEqual(refusal(() => replayed(text)).key, 'log.rules');
  });

  test('an illegal entry, with its position and the reason', () => {
    const text = file((copy) => change(copy, 3, { kind: 'act', seat: 0, action: { type: 'draw' } }));
    const { key, args } = refusal(() => replayed(text));
    assert.equal(key, 'log.entry');
    assert.equal(args.position, 3);
    assert.match(JSON.stringify(args.reason), /"key":"act\./);
  });

  test('an end that isn’t the one it was written with', () => {
    const text = file((copy) => Object.assign(copy, { seed: seedFrom('another') }));
    assert.match(refusal(() => replayed(text)).key, /^log\.(entry|hash)$/);
    const end = { entries: log.entries.length, hash: '0'.repeat(64) };
    const { key, args } = refusal(() => replayed(file((copy) => Object.assign(copy, { end }))));
    assert.equal(key, 'log.hash');
    assert.deepEqual(args, { expected: end.hash, actual: match.seal() });
  });
});

function spoilHash(copy: Record<string, unknown>, hash: string): void {
  copy.end = { ...log.end, hash };
}

function change(copy: Record<string, unknown>, index: number, entry: unknown): void {
  (copy.entries as unknown[])[index] = entry;
}

test('a log names everything the table was set up with', () => {
  const { format, version, game, rules, options, seats, seed }: Log = log;
  assert.deepEqual(
    { format, version, game, rules, options, seats, seed },
    {
      format: 'moonstaff-log',
      version: 2,
      game: 'sample',
      rules: 1,
      options: { rounds: 2, purse: 2 },
      seats: 3,
      seed: seedFrom('log'),
    },
  );
});
