import type { GameId } from '@moonstaff/catalogue';
import type { KeptCalibration } from '../learn/calibrate.ts';
import { commandOf, type LearnRun } from '../learn/record.ts';
import { percent } from './percent.ts';

/** What the generations of `npm run learn` came to. */
export function learnLines(run: LearnRun): readonly string[] {
  return [
    `\`${commandOf(run)}\``,
    '',
    '| Generation | Games | Positions | Error on other games | with a network | of the value before it | of a constant | Won against the one before | Points ahead | Kept |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...run.generations.map((made) => {
      const { generation, games, samples, error, networkError, priorError, constantError, contest, kept } = made;
      const { won, ahead } = contest;
      const cells = [
        generation,
        games,
        samples,
        error.toFixed(2),
        networkError.toFixed(2),
        priorError.toFixed(2),
        constantError.toFixed(2),
        `${percent(won.share)} of ${won.of} (${percent(won.low)}–${percent(won.high)})`,
        `${ahead.mean.toFixed(1)} (${ahead.low.toFixed(1)} … ${ahead.high.toFixed(1)})`,
        kept ? 'yes' : 'no',
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    ...policyLines(run),
  ];
}

function policyLines({ policy }: LearnRun): readonly string[] {
  if (policy === undefined) return [];
  const { choices, same, surprise, blindSurprise } = policy;
  return [
    `Its policy was fitted to ${choices} choices. In other games it would have chosen the same action in ${percent(same)}; its mean`,
    `surprise at what was chosen is ${surprise.toFixed(2)}, against ${blindSurprise.toFixed(2)} if all actions were equally likely.`,
    '',
  ];
}

/** How far the forecast of a game can be trusted. */
export function forecastLines(game: GameId, name: string, { by, all }: KeptCalibration): readonly string[] {
  return [
    `### ${name}`,
    '',
    `\`${by}\`: ${all.games} games that nothing was learned from.`,
    '',
    `![Calibration of the forecast](forecast-${game}.svg)`,
    '',
    '| Round | Forecasts | Within the range | Below | Above | Too high by |',
    '|---|---|---|---|---|---|',
    ...all.stages.map(
      ({ stage, forecasts, inside, below, above, bias }) =>
        `| ${stage + 1} | ${forecasts} | ${percent(inside)} | ${percent(below)} | ${percent(above)} | ${bias.toFixed(1)} |`,
    ),
    '',
    '| Chance it gave, on average | Forecasts | Won |',
    '|---|---|---|',
    ...all.tenths
      .filter(({ forecasts }) => forecasts > 0)
      .map(({ forecasts, said, won }) => `| ${percent(said)} | ${forecasts} | ${percent(won)} |`),
    '',
  ];
}
