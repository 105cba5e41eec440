import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { sample } from '@moonstaff/kernel/sample';
import { ADAPTERS } from '@moonstaff/scenarios';
import { isThorough } from '@moonstaff/tools/thorough';
import { judge, ratio, YARDSTICKS } from '../src/bars.ts';
import { cloneSubject, FIXTURE } from '../src/clone.ts';
import { decisionSubject } from '../src/decision.ts';
import { examine } from '../src/examine.ts';
import { fuzz } from '../src/fuzz.ts';
import { measure } from '../src/measure.ts';
import { playoutRatio } from '../src/playout.ts';
import { quantile, spread } from '../src/statistics.ts';
import { ticTacToeSubject } from '../src/tic-tac-toe.ts';
import { compare } from '../trials/against.ts';

const silent = (): void => {};

const STATES = isThorough ? 500 : 150;

describe('bench', () => {
  it('clones a state of 8 KB', () => {
    const bytes = JSON.stringify(JSON.parse(readFileSync(FIXTURE, 'utf8'))).length;
    assert.ok(bytes > 8000 && bytes <= 8192, `${bytes}`);
  });

  it('takes medians and quartiles', () => {
    assert.deepEqual(spread([5, 1, 4, 2, 3]), { median: 3, low: 2, high: 4 });
    assert.equal(quantile([1, 2], 0.5), 1.5);
  });

  it('times every subject as often as planned, without its preparation', () => {
    let prepared = 0;
    const subject = (name: string, ms: number) => ({
      name,
      prepare: (size: number) => {
        prepared++;
        return () => {
          const spent = (): number => process.threadCpuUsage().user + process.threadCpuUsage().system;
          const until = spent() + 1000 * ms * size;
          while (spent() < until);
          return 10 * size;
        };
      },
    });
    const samples = measure([subject('a', 10), subject('b', 40)], { warmUpMs: 1, repetitions: 3, sliceMs: 20 }, silent);
    assert.equal(samples.get('a')?.length, 3);
    assert.equal(samples.get('b')?.length, 3);
    assert.ok(prepared >= 8);
    assert.ok(ratio(samples, 'a', 'b').median > 2);
  });

  if (isThorough)
    it('compares itself with another commit, game by game', async () => {
      const plan = { warmUpMs: 1, repetitions: 2, sliceMs: 5 };
      const { commit, compared } = await compare('HEAD', plan, () => silent);
      assert.match(commit, /^[0-9a-f]{7,}$/);
      const what = GAME_IDS.flatMap((game) => [`${game} decision`, `${game} game`, `${game} expert tries`]);
      assert.deepEqual(
        compared.map((one) => one.what),
        what,
      );
      for (const { times } of compared) assert.ok(times.median > 0);
    });

  it('judges by the lower quartile of the ratios', () => {
    const samples = new Map([
      ['fast', [1, 1, 1]],
      ['slow', [6, 6, 100]],
    ]);
    const bar = { subject: 'fast', yardstick: 'slow' };
    assert.deepEqual(
      judge(samples, [
        { ...bar, times: 6 },
        { ...bar, times: 7 },
        { ...bar, subject: 'absent', times: 1 },
      ]).map(({ met }) => met),
      [true, false],
    );
  });

  it('plays whole games of tic-tac-toe and of the sample, and clones', () => {
    // Twenty games of five to nine moves.
    const decisions = ticTacToeSubject().prepare(1)();
    assert.ok(decisions >= 100 && decisions <= 180, `${decisions}`);
    assert.ok(decisionSubject(sample).prepare(1)() > 4 * 12);
    assert.ok(cloneSubject().prepare(1)() > 0);
  });

  it('looks at as many fuzzed states as it should', () => {
    for (const adapter of ADAPTERS.values()) {
      const { states, worst, median, longest, largestState } = fuzz(adapter, STATES, silent);
      assert.equal(states, STATES);
      assert.ok(median > 0 && worst > 0);
      assert.ok(longest >= 7);
      assert.ok(largestState > 100);
    }
  });

  it('examines a game beside both yardsticks', async () => {
    const plan = { warmUpMs: 1, repetitions: 2, sliceMs: 20 };
    const { samples, fuzzed } = await examine({ game: 'sample', plan, fuzzedStates: 100 }, silent);
    assert.deepEqual([...samples.keys()], [...YARDSTICKS, 'sample decision']);
    for (const costs of samples.values()) assert.equal(costs.length, 2);
    assert.equal(fuzzed.states, 100);
  });

  it('compares the tries of an expert with random games, if the game has bots', () => {
    const plan = { warmUpMs: 1, repetitions: 2, sliceMs: 20 };
    const [guild] = [...ADAPTERS.values()].filter(({ game }) => game.id === 'guild');
    assert.ok(guild);
    assert.ok((playoutRatio(guild.game, plan, silent)?.median ?? 0) > 0);
    assert.equal(playoutRatio(sample, plan, silent), undefined);
  });

  it('explains itself', () => {
    const main = join(import.meta.dirname, '../trials/main.ts');
    assert.match(execFileSync(process.execPath, [main, '--help']).toString(), /--quick/);
  });
});
