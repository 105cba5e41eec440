import { basename } from 'node:path';
import type { Words } from '@moonstaff/text';
import { figure } from '../playing.ts';
import type { Word } from '../words.ts';
import type { Kept } from './kept.ts';
import { scoreChart, takenChart } from './picture.ts';
import { type Counts, type Fared, summary } from './tally.ts';

/** A page about many games, and the charts it shows. */
export interface Report {
  readonly page: string;
  /** By file name, beside the page. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The chart shows this many things, best first, and as many of the worst. */
const SHOWN = 15;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    share,
  );

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const rows = (head: readonly string[], body: readonly (readonly (string | number)[])[]): readonly string[] => [
  row(head),
  `|${head.map((_, i) => (i === 0 ? '---|' : '--:|')).join('')}`,
  ...body.map(row),
];

/** Mean, standard deviation and range. */
function figuresOf(scores: Counts): readonly string[] {
  const { mean, deviation, min, max } = summary(scores);
  return [mean.toFixed(1), deviation.toFixed(1), `${min}–${max}`];
}

/** The page for `file`, which names its pictures after itself. */
export function reportOf({ simulated, tally }: Kept, file: string, words: Words, word: Word): Report {
  const { game, players, bots, seed } = simulated;
  const stem = basename(file).replace(/\.md$/, '');
  const seats = tally.scores.map((scores, seat) => ({ name: seatName(seat, players, bots, word), scores }));
  const variants = [...tally.byVariant].map(([variant, scores]) => ({ name: variant, scores }));
  const taken = takenOf(tally.takes.values(), words);
  const name = words.name('game', game);
  const pictures = new Map([
    [`${stem}-seats.svg`, scoreChart(word('report.seats'), seats)],
    ...(variants.length > 1
      ? ([[`${stem}-variants.svg`, scoreChart(word('report.variants'), variants)]] as const)
      : []),
    ...(taken.length > 0
      ? ([[`${stem}-taken.svg`, takenChart(word('report.taken'), chosen(taken), signed)]] as const)
      : []),
  ]);
  const picture = (kind: string, about: string): readonly string[] =>
    pictures.has(`${stem}-${kind}.svg`) ? ['', `![${about}](${stem}-${kind}.svg)`, ''] : [];
  const lengths = summary(tally.lengths);
  const lines = [
    `# ${word('report.title', { game: name, games: tally.games, players })}`,
    '',
    word('report.how', { command: commandOf(simulated, tally.games) }),
    '',
    word('report.length', { mean: figure(lengths.mean), min: lengths.min, max: lengths.max, seed }),
    '',
    `## ${word('report.seats')}`,
    ...picture('seats', word('report.seats')),
    ...rows(
      [word('report.seat'), word('report.mean'), word('report.deviation'), word('report.range'), word('report.won')],
      seats.map(({ name: seat, scores }, i) => {
        const won = percent((tally.wins[i] ?? 0) / Math.max(1, tally.games), words.code);
        return [seat, ...figuresOf(scores), won];
      }),
    ),
    ...(variants.length > 1
      ? [
          '',
          `## ${word('report.variants')}`,
          ...picture('variants', word('report.variants')),
          ...rows(
            [word('report.variant'), word('report.mean'), word('report.deviation'), word('report.range')],
            variants.map(({ name: variant, scores }) => [variant, ...figuresOf(scores)]),
          ),
        ]
      : []),
    ...(taken.length > 0
      ? [
          '',
          `## ${word('report.taken')}`,
          '',
          word('report.takenHow'),
          ...picture('taken', word('report.taken')),
          ...rows(
            [
              word('report.thing'),
              word('report.times'),
              word('report.perGame'),
              word('report.won'),
              word('report.ahead'),
            ],
            taken.map(({ name: thing, times, won, ahead }) => [
              thing,
              times,
              (times / Math.max(1, tally.games)).toFixed(2),
              percent(won / times, words.code),
              signed(ahead),
            ]),
          ),
        ]
      : []),
  ];
  return { page: `${lines.join('\n')}\n`, pictures };
}

function seatName(seat: number, players: number, bots: readonly string[], word: Word): string {
  if (seat >= players) return word('replay.rival');
  return word('report.seatOf', { seat: seat + 1, bot: bots[seat] ?? '' });
}

interface Taken {
  readonly name: string;
  readonly times: number;
  readonly won: number;
  readonly ahead: number;
}

/** By how far their takers were ahead, best first. */
const takenOf = (all: Iterable<Fared>, words: Words): readonly Taken[] =>
  [...all]
    .map(({ kind, id, times, won, ahead }) => ({ name: words.name(kind, id), times, won, ahead: ahead / times }))
    .sort((a, b) => b.ahead - a.ahead);

const chosen = (taken: readonly Taken[]): readonly Taken[] =>
  taken.length <= 2 * SHOWN ? taken : [...taken.slice(0, SHOWN), ...taken.slice(-SHOWN)];

/** The command line that plays the same games. */
function commandOf({ game, players, bots, options, vary, seed }: Kept['simulated'], games: number): string {
  const named = Object.entries(options).map(([name, value]) => ` --option ${name}=${value}`);
  const varied = vary.map((name) => ` --vary ${name}`);
  return `npx moonstaff simulate --game ${game} --players ${players} --bots ${bots.join(',')} --games ${games} --seed ${seed}${named.join('')}${varied.join('')}`;
}
