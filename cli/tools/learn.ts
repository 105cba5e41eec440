/**
 * Lets bots play themselves and learn what positions are worth: `npm run learn -- [--game arnak] [--generations 2]
 * [--games 600] [--pairs 60] [--forecasts 160] [--alone 240] [--seed moonstaff] [--jobs 2]`. Each generation plays games, fits
 * a value to how they ended, and has to beat the one before it. Other games teach the forecast, and solo games what it takes to
 * win alone. It can be stopped at any time and goes on when it's run again. Games are kept in `learning/`, figures in
 * `bots/results`, what was learned in `bots/src/GAME/learned.ts`.
 */
import { parseArgs } from 'node:util';
import { learn } from '../src/learn/run.ts';
import { countGiven, gamesGiven } from '../src/tool-args.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    generations: { type: 'string', default: '2' },
    games: { type: 'string', default: '600' },
    pairs: { type: 'string', default: '60' },
    forecasts: { type: 'string', default: '160' },
    alone: { type: 'string', default: '240' },
    seed: { type: 'string', default: 'moonstaff' },
    jobs: { type: 'string', default: '2' },
  },
});

const count = (name: 'generations' | 'games' | 'pairs' | 'forecasts' | 'alone' | 'jobs'): number =>
  countGiven(name, values[name]);

for (const game of gamesGiven(values.game)) {
  const plan = {
    game,
    seed: values.seed,
    generations: count('generations'),
    games: count('games'),
    pairs: count('pairs'),
    forecasts: count('forecasts'),
    alone: count('alone'),
    jobs: count('jobs'),
  };
  await learn(plan, (line) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${game}: ${line}\n`));
}
