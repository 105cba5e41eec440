import { FUZZ_BARS, judge, ratio, type Verdict, YARDSTICKS } from './bars.ts';
import type { Examined } from './examine.ts';
import type { Fuzzed } from './fuzz.ts';
import type { Machine } from './machine.ts';
import type { Plan } from './measure.ts';
import type { Spread } from './statistics.ts';

export interface Results {
  readonly machine: Machine;
  readonly plan: Plan;
  /** How many times as fast as each yardstick. */
  readonly ratios: readonly { readonly subject: string; readonly against: string; readonly times: Spread }[];
  /** How many tries of an expert take as long as one whole random game. */
  readonly playouts: { readonly [game: string]: Spread };
  readonly fuzzed: { readonly [game: string]: Fuzzed };
  readonly verdicts: readonly Verdict[];
}

export function results(machine: Machine, plan: Plan, examined: readonly Examined[]): Results {
  const ratios = examined.flatMap(({ samples }) => {
    const subjects = [...samples.keys()].filter((name) => !YARDSTICKS.some((yardstick) => yardstick === name));
    return subjects.flatMap((subject) =>
      YARDSTICKS.map((against) => ({ subject, against, times: ratio(samples, subject, against) })),
    );
  });
  const fuzzed = Object.fromEntries(examined.map(({ game, fuzzed }) => [game, fuzzed]));
  const verdicts = [...examined.flatMap(({ samples }) => judge(samples)), ...judgeFuzzed(examined)];
  const playouts = Object.fromEntries(
    examined.flatMap(({ game, playouts: times }) => (times === undefined ? [] : [[game, times]])),
  );
  return { machine, plan, ratios, playouts, fuzzed, verdicts };
}

const exact = (value: number): Spread => ({ median: value, low: value, high: value });

function judgeFuzzed(examined: readonly Examined[]): readonly Verdict[] {
  return examined.flatMap(({ game, fuzzed: { worst, median, largestState } }): readonly Verdict[] => {
    const bar = FUZZ_BARS[game];
    if (bar === undefined) return [];
    return [
      {
        what: `${game}: slowest legal list in medians`,
        measured: exact(worst / median),
        demanded: `at most ${bar.worst}`,
        met: worst / median <= bar.worst,
      },
      {
        what: `${game}: largest state in bytes of JSON`,
        measured: exact(largestState),
        demanded: `under ${bar.state}`,
        met: largestState < bar.state,
      },
    ];
  });
}

export function asMarkdown({ machine, plan, ratios, playouts, fuzzed, verdicts }: Results): string {
  const lines = [
    '# Speed, as measured',
    '',
    `Made by \`npm run bench\` on ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.platform},`,
    `Node ${machine.node}: ${plan.repetitions} repetitions after a warm-up; each game in turn with both yardsticks, on one thread.`,
    'Only ratios are kept: times of one machine say nothing about another. A decision is the full legal list and one',
    'action carried out, in random games of two players; the clone is of `bench/fixture.json`.',
    '',
    '| Measured | Against | Times as fast (quartiles) |',
    '|---|---|---|',
    ...ratios.map(({ subject, against, times }) => `| ${subject} | ${against} | ${withQuartiles(times)} |`),
    '',
    'An expert imagines a state, carries a plan out in it, plays on for as long as its game asks and looks at the result: a',
    'try. Planning is counted in. A random game is played from an imagined state in the middle of a game to its end.',
    '',
    '| Tries of an expert | in the time of one random game (quartiles) |',
    '|---|---|',
    ...Object.entries(playouts).map(([game, times]) => `| ${game} | ${withQuartiles(times)} |`),
    '',
    'Fuzzed states are those of random games, every second Arnak game begun with full hands and purses.',
    '',
    '| Legal lists of fuzzed states | States | Slowest, in medians | Median length | Longest | Largest state |',
    '|---|---|---|---|---|---|',
    ...Object.entries(fuzzed).map(
      ([game, f]) =>
        `| ${game} | ${f.states} | ${figure(f.worst / f.median)} | ${f.medianLength} | ${f.longest} | ${f.largestState} B |`,
    ),
    '',
    '| Promise | Demanded | Measured | |',
    '|---|---|---|---|',
    ...verdicts.map(
      ({ what, demanded, measured, met }) =>
        `| ${what} | ${demanded} | ${withQuartiles(measured)} | ${met ? 'met' : '**not met**'} |`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

export const withQuartiles = ({ median, low, high }: Spread): string =>
  low === high ? figure(median) : `${figure(median)} (${figure(low)}–${figure(high)})`;

/** Three significant digits. */
export const figure = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
