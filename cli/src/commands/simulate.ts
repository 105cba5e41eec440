import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AnyGame, type OptionSpecs, parseOptions } from '@moonstaff/kernel';
import { ADAPTERS } from '@moonstaff/scenarios';
import { loadWords } from '@moonstaff/text';
import { BOT_FORMS, botsOf, mindOf, seated } from '../bots.ts';
import { bins, chart } from '../chart.ts';
import type { Command, Parsed } from '../command.ts';
import { EXIT, Usage } from '../exit.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { numberOf, optionValue } from '../parse.ts';
import { type PlayTask, playInTerminal } from '../play/game.ts';
import { figure, jobsOf, offered, optionsOf, playersOf } from '../playing.ts';
import { Progress } from '../progress.ts';
import { type Kept, readKept, type Simulated, writeKept } from '../simulate/kept.ts';
import { type Task, type Varied, variantIn } from '../simulate/play.ts';
import { reportOf } from '../simulate/report.ts';
import { playAll } from '../simulate/run.ts';
import { addCounts, addTally, type Counts, emptyTally, summary, type Tally } from '../simulate/tally.ts';
import type { Terminal } from '../terminal.ts';
import type { Speech, Word } from '../words.ts';

const HUMAN = 'human';
const MOST_GAMES = 1_000_000_000;
/** Starting a thread takes longer than playing a few games. */
const FEWEST_FOR_A_THREAD = 100;
/** How often the file is written: often enough that little is lost, seldom enough to cost nothing. */
const FEWEST_IN_A_PART = 200;
const MOST_PARTS = 50;

export const simulate: Command = {
  name: 'simulate',
  about: 'simulate.about',
  usage: 'simulate.usage',
  options: {
    game: { about: 'simulate.game', known: GAME_IDS, value: 'game' },
    players: { about: 'simulate.players', value: 'number', preset: '2' },
    bots: { about: 'simulate.bots', known: BOT_FORMS, value: 'list', preset: 'random' },
    seat: { about: 'simulate.seat', known: [HUMAN], value: HUMAN },
    games: { about: 'simulate.games', value: 'number', preset: '100' },
    seed: { about: 'simulate.seed', value: 'words', preset: 'moonstaff' },
    option: { about: 'simulate.option', value: 'name=value', multiple: true },
    vary: { about: 'simulate.vary', value: 'words', multiple: true },
    out: { about: 'simulate.out', value: 'file' },
    report: { about: 'simulate.report', value: 'file' },
    jobs: { about: 'simulate.jobs', value: 'number', preset: 'all' },
    json: { about: 'help.json' },
  },
  notes: (word) =>
    [...ADAPTERS.values()].map(({ game }) => word('simulate.options', { game: game.id, options: offered(game) })),
  run: async (parsed, terminal, { language, word }) => {
    if (isForPerson(parsed)) {
      await playInTerminal(personTask(parsed, word), terminal, { language, word });
      return EXIT.ok;
    }
    const { game } = gameOf(parsed, word);
    const games = numberOf(parsed, 'games', { preset: 100, min: 1, max: MOST_GAMES });
    const players = playersOf(parsed, game);
    const bots = seated(botsOf(optionValue(parsed, 'bots') ?? 'random'), players);
    if (bots.some(({ level }) => level !== 'random')) mindOf(game.id);
    const simulated = {
      game: game.id,
      players,
      bots: bots.map(({ name }) => name),
      options: optionsOf(parsed),
      vary: parsed.values.get('vary') ?? [],
      seed: optionValue(parsed, 'seed') ?? 'moonstaff',
    };
    const { options, seed } = simulated;
    const task = { players, bots, options, varied: variedOf(game, simulated), seed, language };
    parseOptions(game.options, players, { ...options, ...variantIn(task.varied, 0) });
    const fewest = parsed.values.has('jobs') ? 1 : FEWEST_FOR_A_THREAD;
    const jobs = Math.min(jobsOf(parsed, 'all'), Math.ceil(games / fewest));
    const kept = await playOn({ game, task, simulated, games, jobs, file: optionValue(parsed, 'out') }, terminal);
    const result = resultOf(kept.tally, kept.seconds);
    await writeReport(kept, optionValue(parsed, 'report'), { language, word });
    terminal.out(
      parsed.flags.has('json')
        ? `${JSON.stringify({ ...simulated, jobs, ...result }, undefined, 2)}\n`
        : asText({ ...simulated, jobs }, result, { language, word }),
    );
    return EXIT.ok;
  },
};

interface Order {
  readonly game: AnyGame;
  readonly task: Task;
  readonly simulated: Simulated;
  readonly games: number;
  readonly jobs: number;
  readonly file: string | undefined;
}

/** Plays the games that aren't in the file yet, and keeps each part there as soon as it's played. */
async function playOn({ game, task, simulated, games, jobs, file }: Order, terminal: Terminal): Promise<Kept> {
  let kept = file === undefined ? { simulated, tally: emptyTally(), seconds: 0 } : readKept(file, simulated);
  const progress = new Progress(terminal, games - kept.tally.games);
  const part = file === undefined ? games : Math.max(FEWEST_IN_A_PART, Math.ceil(games / MOST_PARTS));
  while (kept.tally.games < games) {
    const began = performance.now();
    const from = kept.tally.games;
    const batch = { from, to: Math.min(games, from + part) };
    addTally(kept.tally, await playAll(game, task, batch, jobs, (done) => progress.add(done)));
    kept = { ...kept, seconds: kept.seconds + (performance.now() - began) / 1000 };
    if (file !== undefined) writeKept(file, kept);
  }
  progress.clear();
  return kept;
}

async function writeReport(kept: Kept, file: string | undefined, { language, word }: Speech): Promise<void> {
  if (file === undefined) return;
  const { page, pictures } = reportOf(kept, file, await loadWords(language), word);
  writeFileSync(file, page);
  for (const [name, picture] of pictures) writeFileSync(join(dirname(file), name), picture);
}

/** The values of the options that take turns. */
function variedOf(game: AnyGame, { vary, options }: Simulated): readonly Varied[] {
  const specs: OptionSpecs = game.options;
  return vary.map((name) => {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) throw new Usage('simulate.noOption', { given: name, known: Object.keys(specs) });
    if (Object.hasOwn(options, name)) throw new Usage('args.together', { name: 'vary', other: 'option' });
    return { name, values: spec.values.map(String) };
  });
}

function isForPerson(parsed: Parsed): boolean {
  const given = optionValue(parsed, 'seat');
  if (given === undefined) return false;
  if (given !== HUMAN) throw new Usage('simulate.wrongSeat', { given, known: HUMAN });
  // These options are for many games that nobody watches.
  const other = ['games', 'jobs', 'json', 'vary', 'out', 'report'].find(
    (name) => parsed.values.has(name) || parsed.flags.has(name),
  );
  if (other !== undefined) throw new Usage('args.together', { name: other, other: 'seat' });
  return true;
}

function personTask(parsed: Parsed, word: Word): PlayTask {
  const { game } = gameOf(parsed, word);
  const players = playersOf(parsed, game);
  const bots = optionValue(parsed, 'bots');
  return {
    game: game.id,
    players,
    options: optionsOf(parsed),
    seed: optionValue(parsed, 'seed') ?? 'moonstaff',
    bots: players === 1 && bots === undefined ? [] : seated(botsOf(bots ?? 'skilled'), players - 1),
  };
}

type Result = ReturnType<typeof resultOf>;

/** The data of `--json`, from which the text is made too. */
function resultOf(tally: Tally, seconds: number) {
  const all: Counts = new Map();
  for (const scores of tally.scores) addCounts(all, scores);
  return {
    games: tally.games,
    decisions: tally.decisions,
    seconds,
    decisionsPerSecond: tally.decisions / seconds,
    gamesPerSecond: tally.games / seconds,
    decisionsPerGame: summary(tally.lengths),
    branching: summary(tally.branching),
    scores: { ...summary(all), histogram: bins(all), bySeat: tally.scores.map(summary) },
    wins: tally.wins,
    taken: [...tally.takes.values()],
  };
}

interface About {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly jobs: number;
}

function asText(about: About, result: Result, { language, word }: Speech): string {
  const { game, players, seed, jobs } = about;
  const { decisionsPerGame, branching, scores } = result;
  const lines = [
    word('simulate.title', { game, players, seed, games: result.games }),
    word('simulate.speed', {
      gamesPerSecond: figure(result.gamesPerSecond),
      decisionsPerSecond: figure(result.decisionsPerSecond),
      seconds: figure(result.seconds),
      jobs,
    }),
    word('simulate.length', { ...decisionsPerGame, mean: figure(decisionsPerGame.mean) }),
    word('simulate.branching', { ...branching, mean: figure(branching.mean) }),
    '',
    word('simulate.scores', { mean: figure(scores.mean), min: scores.min, max: scores.max }),
    ...chart(scores.histogram, language),
  ];
  return `${lines.join('\n')}\n`;
}
