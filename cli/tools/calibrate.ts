import { writeFileSync } from 'node:fs';
import { GAME_IDS } from '@moonstaff/catalogue';
import { choice, count, toolArgs, word } from '@moonstaff/tools/tool-args';
import { calibrate, chartFile } from '../src/learn/calibrate.ts';
import { chartOf } from '../src/learn/chart.ts';

const { values } = toolArgs({
  command: 'npm run calibrate',
  about: `Measures how far the forecast can be trusted. Plays games that nothing was learned from (and goes on where it was
stopped), compares forecasts with how they ended, and writes the result into bots/results and a chart into docs.`,
  options: {
    game: choice(GAME_IDS, 'only this game'),
    games: count('how many games', 400),
    seed: word('WORDS', 'what the games are dealt from', 'moonstaff'),
    jobs: count('how many games at the same time', 2),
  },
});

for (const game of GAME_IDS.filter((id) => values.game === undefined || id === values.game)) {
  const plan = { ...values, game };
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
