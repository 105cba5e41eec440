import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { guild } from '@moonstaff/guild';
import { type Log, Match, parseLog, Refusal } from '@moonstaff/kernel';
import { gameInLog } from '../src/table/device/importLog.ts';
import { freshGame } from '../src/table/engine/saved.ts';

const log: Log = JSON.parse(readFileSync(new URL('../shots/games/guild.log.json', import.meta.url), 'utf8'));
const nameOf = (seat: number): string => `Player ${seat + 1}`;
const read = async (changed: object) => gameInLog(parseLog(JSON.stringify({ ...log, ...changed })), nameOf);

const refusedAs = (key: string) => (error: unknown) => error instanceof Refusal && error.phrase.key === key;

test('a new game is played by the newest rules', () => {
  const sitters = [{ kind: 'person', name: 'Ilka' }] as const;
  const newer = { ...guild, rules: { oldest: 1, current: 7 } };
  assert.equal(freshGame(newer, {}, sitters).rules, 7);
});

test('a log becomes a game of this device, over or not as it is', async () => {
  const finished = await read({});
  assert.deepEqual(finished.entries, log.entries);
  assert.deepEqual(finished.sitters[0], { kind: 'person', name: 'Player 1' });
  assert.equal(finished.over, true);
  assert.ok(finished.result && finished.result.scores.length > 1);
  const match = Match.start(guild, log);
  for (const entry of log.entries.slice(0, 40)) match.enter(entry);
  const begun = await read(match.log());
  assert.equal(begun.over, false);
  assert.equal(begun.result, undefined);
});

test('a log that cannot have been played is refused whole', async () => {
  const [, ...rest] = log.entries;
  const [first] = log.entries;
  assert.ok(first);
  await assert.rejects(read({ entries: [...rest, first] }), refusedAs('log.entry'));
  await assert.rejects(read({ end: { ...log.end, hash: '0'.repeat(64) } }), refusedAs('log.hash'));
  await assert.rejects(read({ rules: guild.rules.current + 1 }), refusedAs('log.rules'));
  await assert.rejects(read({ game: 'chess' }), (error) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual(error.phrase.args, { game: 'chess', known: ['arnak', 'guild'] });
    return true;
  });
});
