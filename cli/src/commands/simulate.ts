import { parseOptions } from '@moonstaff/kernel';
import { ADAPTERS } from '@moonstaff/scenarios';
import { BOT_FORMS, botsOf, mindOf, seated } from '../bots.ts';
import { bins, chart } from '../chart.ts';
import type { Command, Parsed } from '../command.ts';
import { EXIT, Usage } from '../exit.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { numberOf, optionValue } from '../parse.ts';
import { type PlayTask, playInTerminal } from '../play/game.ts';
import { figure, jobsOf, offered, optionsOf, playersOf } from '../playing.ts';
import { Progress } from '../progress.ts';
import { playAll } from '../simulate/run.ts';
import { addCounts, type Counts, summary, type Tally } from '../simulate/tally.ts';
import type { Speech, Word } from '../words.ts';

const HUMAN = 'human';
const MOST_GAMES = 1_000_000_000;

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
    jobs: { about: 'simulate.jobs', value: 'number', preset: '1' },
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
    const task = {
      players,
      bots,
      options: optionsOf(parsed),
      seed: optionValue(parsed, 'seed') ?? 'moonstaff',
    };
    parseOptions(game.options, task.players, task.options);
    const jobs = Math.min(games, jobsOf(parsed));
    const progress = new Progress(terminal, games);
    const began = performance.now();
    const tally = await playAll(game, { ...task, language }, games, jobs, (done) => progress.add(done));
    const seconds = (performance.now() - began) / 1000;
    progress.clear();
    const result = resultOf(tally, seconds);
    const about = { game: game.id, ...task, bots: bots.map(({ name }) => name), jobs };
    terminal.out(
      parsed.flags.has('json')
        ? `${JSON.stringify({ ...about, ...result }, undefined, 2)}\n`
        : asText(about, result, { language, word }),
    );
    return EXIT.ok;
  },
};

function isForPerson(parsed: Parsed): boolean {
  const given = optionValue(parsed, 'seat');
  if (given === undefined) return false;
  if (given !== HUMAN) throw new Usage('simulate.wrongSeat', { given, known: HUMAN });
  // These options are for many games that nobody watches.
  const other = ['games', 'jobs', 'json'].find((name) => parsed.values.has(name) || parsed.flags.has(name));
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
