import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sample } from '@moonstaff/kernel/sample';
import { botsOf, seated } from '../src/bots.ts';
import { bins, chart } from '../src/chart.ts';
import { playOne, variantIn } from '../src/simulate/play.ts';
import { emptyTally, summary } from '../src/simulate/tally.ts';
import { ran } from './support.ts';

const json = async (words: string) => JSON.parse((await ran(`simulate --game sample --json ${words}`)).out);

describe('simulate', () => {
  it('plays as many games as it should and gives the figures as data', async () => {
    const result = await json('--games 30 --players 3 --option purse=0 --seed x');
    assert.equal(result.games, 30);
    assert.equal(result.players, 3);
    assert.deepEqual(result.options, { purse: '0' });
    assert.ok(result.decisions > 30 * 12);
    assert.ok(result.seconds > 0);
    assert.equal(result.decisionsPerSecond, result.decisions / result.seconds);
    assert.equal(result.gamesPerSecond, 30 / result.seconds);
    assert.equal(result.decisionsPerGame.mean, result.decisions / 30);
    assert.ok(result.branching.mean > 1 && result.branching.p99 <= result.branching.max);
    assert.equal(result.scores.bySeat.length, 3);
    const scored = result.scores.histogram.reduce((sum: number, bar: { count: number }) => sum + bar.count, 0);
    assert.equal(scored, 90);
  });

  it('plays the same games from the same seed on any number of cores, and others from another', async () => {
    const figures = async (words: string) => {
      const { decisions, branching, scores } = await json(`--games 20 ${words}`);
      return { decisions, branching, scores };
    };
    const one = await figures('--seed a');
    assert.deepEqual(await figures('--seed a --jobs 2'), one);
    assert.notDeepEqual(await figures('--seed b'), one);
  });

  it('lets any bots play, each at its seat, on any number of cores', async () => {
    const figures = async (words: string) => {
      const { out } = await ran(`simulate --game guild --json --games 2 --seed a --bots novice,random ${words}`);
      const { decisions, scores, bots } = JSON.parse(out);
      return { decisions, scores, bots };
    };
    const one = await figures('');
    assert.deepEqual(one.bots, ['novice', 'random']);
    assert.ok(one.scores.bySeat[0].mean > one.scores.bySeat[1].mean + 20);
    assert.deepEqual(await figures('--jobs 2'), one);
  });

  it('repeats a list of bots that’s too short', () => {
    const names = seated(botsOf('novice, expert:3'), 3).map(({ name }) => name);
    assert.deepEqual(names, ['novice', 'expert:3', 'novice']);
  });

  it('prints the same as text, with a chart', async () => {
    const { code, out, err } = await ran('simulate --game sample --games 20');
    assert.equal(code, 0);
    assert.equal(err, '');
    for (const words of [/games\/s/, /decisions\/s/, /decisions per game/, /99 of 100/, /█/]) assert.match(out, words);
  });

  it('lets the values of an option take turns, evenly', () => {
    const varied = [
      { name: 'board', values: ['bird', 'snake'] },
      { name: 'difficulty', values: ['1', '2', '3'] },
    ];
    const played = Array.from({ length: 6 }, (_, number) => Object.values(variantIn(varied, number)).join(' '));
    assert.equal(new Set(played).size, 6);
    assert.deepEqual(variantIn(varied, 6), variantIn(varied, 0));
  });

  it('refuses to vary what isn’t an option, or is chosen already', async () => {
    const { code, err } = await ran('simulate --game guild --games 2 --vary weather');
    assert.equal(code, 2);
    assert.match(err, /weather.*map/s);
    assert.equal((await ran('simulate --game guild --games 2 --vary map --option map=kazan')).code, 2);
  });

  it('goes on where it stopped, to the same end as in one go', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
    const [once, twice] = [join(folder, 'once.json'), join(folder, 'twice.json')];
    const words = 'simulate --game sample --seed a --games';
    await ran(`${words} 450 --out ${once}`);
    await ran(`${words} 230 --out ${twice}`);
    await ran(`${words} 450 --jobs 2 --out ${twice}`);
    const tallyIn = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')).tally;
    assert.deepEqual(tallyIn(twice), tallyIn(once));
    const other = await ran(`simulate --game sample --seed b --games 450 --out ${once}`);
    assert.equal(other.code, 2);
    assert.match(other.err, /other games/);
    writeFileSync(once, '{"tally":');
    const damaged = await ran(`${words} 450 --out ${once}`);
    assert.equal(damaged.code, 1);
    assert.match(damaged.err, /can’t be read/);
    rmSync(folder, { recursive: true });
  });

  it('reports on seats, options and what was taken, with charts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
    const file = join(folder, 'arnak.md');
    await ran(`simulate --game arnak --games 12 --vary board --report ${file}`);
    const page = readFileSync(file, 'utf8');
    assert.match(page, /--game arnak --players 2 --bots random,random --games 12 --seed moonstaff --vary board/);
    for (const part of ['| bird |', '| snake |', '| 2 (random) |', '![Scores by seat](arnak-seats.svg)']) {
      assert.ok(page.includes(part), part);
    }
    assert.deepEqual(readdirSync(folder).sort(), [
      'arnak-seats.svg',
      'arnak-taken.svg',
      'arnak-variants.svg',
      'arnak.md',
    ]);
    for (const name of ['seats', 'taken', 'variants']) {
      assert.match(readFileSync(join(folder, `arnak-${name}.svg`), 'utf8'), /^<svg .*<\/svg>\n$/s);
    }
    rmSync(folder, { recursive: true });
  });

  it('shows progress only on a terminal', async () => {
    assert.match((await ran('simulate --game sample --games 20', { isLive: true })).err, /█|░/);
    assert.equal((await ran('simulate --game sample --games 20')).err, '');
  });
});

describe('a game that breaks', () => {
  it('is named, so that it can be played again', () => {
    const broken = {
      ...sample,
      apply: () => {
        throw new TypeError('no such card');
      },
    };
    assert.throws(
      () =>
        playOne(
          broken,
          { players: 2, options: {}, varied: [], seed: 'x', bots: seated(botsOf('random'), 2), language: 'en' },
          new Map(),
          7,
          emptyTally(),
        ),
      {
        message: /sample: game 7 of seed “x” crashed/,
        cause: new TypeError('no such card'),
      },
    );
  });
});

describe('figures', () => {
  it('summarise', () => {
    const counts = new Map([
      [10, 1],
      [1, 98],
      [4, 1],
    ]);
    const { mean, min, p99, max } = summary(counts);
    assert.deepEqual({ mean, min, p99, max }, { mean: 1.12, min: 1, p99: 4, max: 10 });
    assert.equal(
      summary(
        new Map([
          [2, 1],
          [4, 1],
        ]),
      ).deviation,
      1,
    );
    assert.equal(summary(new Map()).mean, 0);
  });

  it('are gathered into bars of round width, including those below zero', () => {
    const bars = bins(new Map(Array.from({ length: 61 }, (_, i) => [i - 10, 1])));
    assert.ok(bars.length <= 16);
    assert.deepEqual(bars[0], { from: -10, to: -6, count: 5 });
    assert.equal(
      bars.reduce((sum, { count }) => sum + count, 0),
      61,
    );
    assert.deepEqual(bins(new Map()), []);
  });

  it('are drawn in proportion', () => {
    const lines = chart(
      [
        { from: 0, to: 0, count: 2 },
        { from: 1, to: 1, count: 1 },
      ],
      'en',
      10,
    );
    assert.deepEqual(lines, ['0 ██████████ 66.7%', '1 █████ 33.3%']);
  });
});
