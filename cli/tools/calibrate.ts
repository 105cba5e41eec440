/**
 * Measures how far the forecast can be trusted: `npm run calibrate -- [--game arnak] [--games 400] [--seed moonstaff]
 * [--jobs 2]`. Plays games that nothing was learned from (and goes on where it was stopped), compares forecasts with how they ended,
 * and writes the result into `bots/results` and a chart into `docs`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calibrate, chartFile } from '../src/learn/calibrate.ts';
import { chartOf } from '../src/learn/chart.ts';
import { gamesGiven } from '../src/tool-args.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'moonstaff' },
    jobs: { type: 'string', default: '2' },
  },
});

for (const game of gamesGiven(values.game)) {
  const plan = { game, seed: values.seed, games: Number(values.games), jobs: Number(values.jobs) };
  const by = `npm run calibrate -- --game ${game} --games ${plan.games} --seed ${plan.seed}`;
  const { all } = await calibrate(plan, by, (line) => process.stderr.write(`${game}: ${line}\n`));
  writeFileSync(chartFile(game), chartOf(all, `Calibration of the forecast: ${game}, ${all.games} games`));
  for (const { stage, inside, forecasts } of all.stages) {
    process.stdout.write(
      `${game}: round ${stage + 1}: ${(100 * inside).toFixed(1)}% of ${forecasts} within the range\n`,
    );
  }
  for (const { said, won, forecasts } of all.tenths) {
    process.stdout.write(`${game}: said ${(100 * said).toFixed(1)}%, won ${(100 * won).toFixed(1)}% of ${forecasts}\n`);
  }
}
