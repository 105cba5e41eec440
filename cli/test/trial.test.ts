import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEVELS } from '@moonstaff/catalogue';
import { isThorough } from '@moonstaff/tools/thorough';
import { workClock } from '../src/clock.ts';
import { sittingOf } from '../src/trial/fixtures.ts';
import { playSitting } from '../src/trial/play.ts';
import { Tally } from '../src/trial/record.ts';

const MILLISECONDS = 12;

const GAMES = isThorough ? 6 : 3;

describe('the trial', () => {
  it('in short: nothing illegal, nothing thrown, nothing over twice the budget', async () => {
    const tally = new Tally(MILLISECONDS);
    const now = workClock();
    for (let index = 0; index < GAMES; index++) tally.add(await playSitting(sittingOf(index), MILLISECONDS, now));
    const { games, decisions, faults, paces } = tally.trial();
    assert.equal(games, GAMES);
    assert.ok(decisions > GAMES * 50);
    assert.deepEqual(faults, []);
    assert.deepEqual(
      paces.filter(({ late }) => late > 0),
      [],
    );
    assert.equal(paces.length, LEVELS.length);
  });

  it('plays both games, every number of players, every board and map', () => {
    const sittings = Array.from({ length: 64 }, (_, index) => sittingOf(index));
    const kinds = new Set(
      sittings.map(({ game, seats, options }) => `${game} ${seats.length} ${options['board'] ?? options['map']}`),
    );
    assert.equal(kinds.size, 4 * (2 + 4));
    assert.ok(sittings.every(({ seats, options }) => 'difficulty' in options === (seats.length === 1)));
  });

  it('counts late decisions and faults', () => {
    const tally = new Tally(10);
    tally.add({ index: 0, decisions: 3, again: 2, times: { expert: [5, 10, 21] } });
    tally.add({ index: 1, decisions: 0, again: 0, times: {}, fault: 'broken' });
    const { faults, again, paces } = tally.trial();
    assert.deepEqual(faults, ['1: broken']);
    assert.equal(again, 2);
    assert.deepEqual(
      paces.find(({ level }) => level === 'expert'),
      { level: 'expert', decisions: 3, p50: 100, p99: 210, longest: 210, late: 1 },
    );
  });
});
