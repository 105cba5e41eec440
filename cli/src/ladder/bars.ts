import type { Mean } from '@moonstaff/bots';
import type { Calibration } from '@moonstaff/bots/learn';
import { GAME_IDS } from '@moonstaff/catalogue';
import type { Trial } from '../trial/record.ts';
import type { Results } from './kept.ts';
import { percent } from './percent.ts';
import type { Kept } from './play.ts';

export interface Verdict {
  readonly what: string;
  readonly measured: string;
  readonly met: boolean;
  /** What we're working towards; not a promise yet. */
  readonly isAim?: true;
}

/** What we promise about the bots, compared with the kept results. Missing results aren't judged. */
export function verdicts({ bouts, trials, calibrations }: Results): readonly Verdict[] {
  const standing = (name: string, bot: string) => bouts.get(name)?.standings.filter((one) => one.name === bot) ?? [];
  const step = (name: string, bot: string): readonly Verdict[] =>
    standing(name, bot).map(({ wins }) => lowEnd(`${name}: lower end of the interval over 60%`, wins, 0.6));
  const overRandom = (name: string, bot: string): readonly Verdict[] =>
    standing(name, bot).map(({ wins }) => ({
      what: `${name}: won over 98%`,
      measured: percent(wins.share),
      met: wins.share > 0.98,
    }));
  const mean = (name: string, bot: string, least: number): readonly Verdict[] =>
    standing(name, bot).map(({ score }) => ({
      what: `${name}: mean score of ${bot} at least ${least}`,
      measured: score.mean.toFixed(1),
      met: score.mean >= least,
    }));
  const overExpert = (game: string, least: number): readonly Verdict[] => [
    ...standing(`${game}-master-expert`, 'master:200ms').map(({ wins }) =>
      lowEnd(`${game}-master-expert: lower end of the master’s interval over ${percent(least)}`, wins, least),
    ),
    // At a larger table somebody as strong as the experts finishes ahead of half of them, too.
    ...[`${game}-master-3`, `${game}-master-4`].flatMap((name) =>
      standing(name, 'master:200ms').flatMap(({ beaten }) => {
        const what = `${name}: experts the master finishes ahead of, lower end over ${percent(least)}`;
        return beaten === undefined ? [] : [lowEnd(what, beaten, least)];
      }),
    ),
  ];
  const aims = [
    ...overExpert('arnak', 0.75),
    ...overExpert('guild', 0.6),
    ...GAME_IDS.flatMap((game) =>
      standing(`${game}-patient-master`, 'master:2000ms').map(({ wins }) =>
        lowEnd(`${game}-patient-master: lower end of the interval over 50%`, wins, 0.5),
      ),
    ),
    ...mean('arnak-master-master', 'master:200ms', 68),
    ...mean('guild-master-master', 'master:200ms', 140),
    ...solo('A master wins Arnak’s difficulty 3: at least 90%', [bouts.get('arnak-master-solo-3')], 0.9),
    ...solo('A master wins Arnak’s difficulty 5: at least 40%', [bouts.get('arnak-master-solo-5')], 0.4),
    ...solo('A master wins the Guild’s medium: at least 80%', [bouts.get('guild-master-solo-medium')], 0.8),
    ...solo('A master wins the Guild’s hard: at least 30%', [bouts.get('guild-master-solo-hard')], 0.3),
    ...calibrations.flatMap(({ game, all }) => trusted(game, all)),
  ];
  return [
    ...GAME_IDS.flatMap((game) => [
      ...step(`${game}-expert-skilled`, 'expert:50ms'),
      ...step(`${game}-patient-skilled`, 'expert:500ms'),
      ...step(`${game}-skilled-novice`, 'skilled'),
      ...overRandom(`${game}-novice-random`, 'novice'),
      ...overRandom(`${game}-skilled-random`, 'skilled'),
      ...overRandom(`${game}-expert-random`, 'expert:50ms'),
    ]),
    ...mean('arnak-skilled-novice', 'novice', 25),
    ...mean('arnak-expert-skilled', 'skilled', 40),
    ...mean('arnak-expert-skilled', 'expert:50ms', 55),
    ...solo('Arnak’s difficulty 3 won more than half', [bouts.get('arnak-solo-3')]),
    ...solo(
      'The Guild’s medium won more than half, all maps together',
      ['avenia', 'aghon', 'kazan', 'cnidaria'].map((map) => bouts.get(`guild-solo-medium-${map}`)),
    ),
    ...punctual([...bouts.values()]),
    ...trials.flatMap(trialVerdicts),
    ...aims.map((one) => ({ ...one, isAim: true as const })),
  ];
}

const lowEnd = (what: string, { low }: Pick<Mean, 'low'>, least: number): Verdict => ({
  what,
  measured: percent(low),
  met: low > least,
});

/** What a forecast promises: ranges that hold about eight results in ten, chances that come true. */
function trusted(game: string, { stages, tenths }: Calibration): readonly Verdict[] {
  const shares = stages.map(({ inside }) => inside);
  const off = Math.max(...tenths.filter(({ forecasts }) => forecasts > 0).map(({ said, won }) => Math.abs(said - won)));
  return [
    {
      what: `Forecast of ${game}: in every round 75% to 85% of the results within the range`,
      measured: `${percent(Math.min(...shares))}–${percent(Math.max(...shares))}`,
      met: shares.every((share) => share >= 0.75 && share <= 0.85),
    },
    {
      what: `Forecast of ${game}: chances right within 5 points in every tenth`,
      measured: percent(off),
      met: off <= 0.05,
    },
  ];
}

function solo(what: string, bouts: readonly (Kept | undefined)[], least = 0.5): readonly Verdict[] {
  const parts = bouts.flatMap((bout) => bout?.solo?.won ?? []);
  if (parts.length < bouts.length) return [];
  const games = parts.reduce((sum, { of }) => sum + of, 0);
  const won = parts.reduce((sum, { share, of }) => sum + share * of, 0) / games;
  return [{ what, measured: percent(won), met: least === 0.5 ? won > least : won >= least }];
}

function punctual(bouts: readonly Kept[]): readonly Verdict[] {
  const late = bouts.flatMap(({ times }) => times).reduce((sum, time) => sum + time.late, 0);
  return [{ what: 'No decision of these tournaments over twice its budget', measured: String(late), met: late === 0 }];
}

function trialVerdicts({ milliseconds, games, faults, paces }: Trial, index: number): readonly Verdict[] {
  const late = paces.reduce((sum, pace) => sum + pace.late, 0);
  const name = `Trial with ${milliseconds} ms`;
  return [
    // Only the first one is the full trial.
    ...(index > 0 ? [] : [{ what: `${name}: 10,000 games`, measured: String(games), met: games >= 10_000 }]),
    { what: `${name}: nothing illegal, nothing thrown`, measured: String(faults.length), met: faults.length === 0 },
    { what: `${name}: nothing over twice the budget`, measured: String(late), met: late === 0 },
  ];
}
