import { type Analysis, type JudgedTurn, PRESET_TRIES, summaryOf } from '@moonstaff/bots/analysis';
import type { AnyGame } from '@moonstaff/kernel';
import { loadWords, reasonWords, type Scene, type Words } from '@moonstaff/text';
import { analysed } from '../analyse/run.ts';
import type { Command } from '../command.ts';
import { EXIT, Failed } from '../exit.ts';
import { replayedFile } from '../log-file.ts';
import { numberOf, onlyOperand } from '../parse.ts';
import { figure, jobsOf } from '../playing.ts';
import { Progress } from '../progress.ts';
import { STORY_NAMES } from '../story.ts';
import { table } from '../table.ts';
import type { Word } from '../words.ts';

/** Half of the tries pick the best turn. A lead measured in fewer than two others could be anything. */
const SHALLOWEST = 4;
const DEEPEST = 10_000;

export const analyse: Command = {
  name: 'analyse',
  about: 'analyse.about',
  usage: 'analyse.usage',
  options: {
    depth: { about: 'analyse.depth', value: 'number', preset: String(PRESET_TRIES) },
    jobs: { about: 'simulate.jobs', value: 'number', preset: 'all' },
    all: { about: 'analyse.all' },
    json: { about: 'help.json' },
  },
  takesOperands: true,
  notes: (word) => [word('replay.log'), word('analyse.how')],
  run: async (parsed, terminal, speech) => {
    const { word, language } = speech;
    const path = onlyOperand(analyse, parsed.operands, word);
    const tries = numberOf(parsed, 'depth', { preset: PRESET_TRIES, min: SHALLOWEST, max: DEEPEST });
    const { log, match } = await replayedFile(path, speech);
    if (match.game.outcome(match.state) === undefined) throw new Failed('analyse.open', { path });
    const began = performance.now();
    let progress = new Progress(terminal, 0);
    const analysis = await analysed(
      { game: log.game, log, tries },
      {
        threads: jobsOf(parsed, 'all'),
        begin: (turns) => {
          progress = new Progress(terminal, turns);
        },
        done: () => progress.add(1),
      },
    );
    progress.clear();
    const seconds = (performance.now() - began) / 1000;
    const said = parsed.flags.has('json')
      ? JSON.stringify({ ...analysis, summary: summaryOf(analysis) }, undefined, 2)
      : asText(analysis, match.game, {
          isWhole: parsed.flags.has('all'),
          seconds,
          words: await loadWords(language),
          word,
        });
    terminal.out(`${said}\n`);
    return EXIT.ok;
  },
};

interface Telling {
  /** Every turn, not only those worth remarking on. */
  readonly isWhole: boolean;
  readonly seconds: number;
  readonly words: Words;
  readonly word: Word;
}

function asText(analysis: Analysis, game: AnyGame, { isWhole, seconds, words, word }: Telling): string {
  const listed = analysis.turns.filter(({ better, find }) => isWhole || better !== undefined || find === true);
  const title = { game: words.name('game', game.id), turns: analysis.of, tries: analysis.tries };
  return [
    word('analyse.title', { ...title, seconds: figure(seconds) }),
    '',
    ...seatTable(analysis, words, word),
    '',
    ...(listed.length === 0 ? [word('analyse.none')] : turnTable(listed, game, words, word)),
  ].join('\n');
}

function seatTable(analysis: Analysis, words: Words, word: Word): readonly string[] {
  const head = [
    'analyse.head.player',
    'analyse.head.finds',
    'analyse.head.missed',
    'analyse.head.mistakes',
    'analyse.head.blunders',
    'analyse.head.given',
    'analyse.head.luck',
  ] as const;
  const rows = summaryOf(analysis).map(({ seat, finds, grades, cost, luck }) => [
    STORY_NAMES[seat] ?? '',
    ...[finds, grades.inaccuracy, grades.mistake, grades.blunder].map(String),
    words.number(Math.round(cost.points * 10) / 10),
    signedPercent(luck.chance, words),
  ]);
  return table(
    head.map((key) => word(key)),
    rows,
  );
}

function turnTable(turns: readonly JudgedTurn[], game: AnyGame, words: Words, word: Word): readonly string[] {
  const scene: Scene = { phrases: game.phrases, seats: STORY_NAMES };
  const head = [
    'analyse.head.turn',
    'analyse.head.player',
    'analyse.head.grade',
    'analyse.head.cost',
    'analyse.head.chance',
    'analyse.head.better',
  ] as const;
  const rows = turns.map(({ turn, seat, grade, find, cost, better }) => [
    String(turn),
    STORY_NAMES[seat] ?? '',
    words.t(find ? 'analysis.find' : `analysis.${grade}`),
    words.number(Math.round(cost.points * 10) / 10),
    signedPercent(-cost.chance, words),
    better === undefined
      ? ''
      : [
          better.actions.map((action) => words.act(game.id, action, scene)).join('; '),
          ...(better.why.length === 0
            ? []
            : [`(${better.why.map((reason) => reasonWords(reason, words)).join(', ')})`]),
        ].join(' '),
  ]);
  return table(
    head.map((key) => word(key)),
    rows,
  );
}

const signedPercent = (share: number, words: Words): string =>
  `${share < -0.005 ? '−' : share >= 0.005 ? '+' : ''}${words.percent(Math.abs(Math.round(share * 100) / 100))}`;
