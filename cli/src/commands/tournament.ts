import { type Played, type Standing, schedule, standings } from '@moonstaff/bots';
import { parseOptions } from '@moonstaff/kernel';
import { BOT_FORMS, mindOf } from '../bots.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { numberOf, optionValue } from '../parse.ts';
import { figure, jobsOf, optionsOf, playersOf } from '../playing.ts';
import { Progress } from '../progress.ts';
import { table } from '../table.ts';
import { entrantsOf } from '../tournament/entrants.ts';
import { playBouts } from '../tournament/run.ts';
import { timesOf } from '../tournament/times.ts';
import type { Speech } from '../words.ts';

const MOST_GAMES = 1_000_000;

export const tournament: Command = {
  name: 'tournament',
  about: 'tournament.about',
  usage: 'tournament.usage',
  options: {
    game: { about: 'simulate.game', known: GAME_IDS, value: 'game' },
    players: { about: 'simulate.players', value: 'number', preset: '2' },
    bots: { about: 'tournament.bots', known: BOT_FORMS, value: 'list', preset: 'novice,skilled' },
    games: { about: 'simulate.games', value: 'number', preset: '20' },
    seed: { about: 'simulate.seed', value: 'words', preset: 'moonstaff' },
    option: { about: 'simulate.option', value: 'name=value', multiple: true },
    jobs: { about: 'simulate.jobs', value: 'number', preset: 'all' },
    json: { about: 'help.json' },
  },
  notes: (word) => [word('tournament.mirror'), word('tournament.clock')],
  run: async (parsed, terminal, speech) => {
    const { word } = speech;
    const { game } = gameOf(parsed, word);
    const bots = entrantsOf(optionValue(parsed, 'bots') ?? 'novice,skilled');
    mindOf(game.id);
    const games = numberOf(parsed, 'games', { preset: 20, min: 1, max: MOST_GAMES });
    const players = playersOf(parsed, game);
    const options = optionsOf(parsed);
    parseOptions(game.options, players, options);
    const seed = optionValue(parsed, 'seed') ?? 'moonstaff';
    const fixtures = schedule(bots.length, players, games, seed);
    const progress = new Progress(terminal, games);
    const began = performance.now();
    const jobs = Math.min(games, jobsOf(parsed, 'all'));
    const played = await playBouts({ game: game.id, options, bots }, fixtures, jobs, () => progress.add(1));
    progress.clear();
    const result = {
      game: game.id,
      players,
      games,
      seed,
      options,
      bots,
      seconds: (performance.now() - began) / 1000,
      decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
      standings: standings(
        bots.map(({ name }) => name),
        played,
      ),
      times: timesOf(bots, played),
      ...(players === 1 && { won: soloWins(played) }),
    };
    terminal.out(parsed.flags.has('json') ? `${JSON.stringify(result, undefined, 2)}\n` : asText(result, speech));
    return EXIT.ok;
  },
};

const soloWins = (played: readonly Played[]): number =>
  played.filter(({ outcome }) => outcome.winners.length > 0).length;

const HEADS = [
  'tournament.head.bot',
  'tournament.head.games',
  'tournament.head.wins',
  'tournament.head.score',
  'tournament.head.difference',
  'tournament.head.rating',
] as const;

interface Result {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly seconds: number;
  readonly standings: readonly Standing[];
}

function asText({ game, players, games, seed, seconds, standings: lines }: Result, { language, word }: Speech): string {
  const shares = new Intl.NumberFormat(language, { style: 'percent' });
  const percent = (share: number): string => shares.format(share);
  const heads = HEADS.map((head) => word(head));
  const rows = lines.map(({ name, games: own, wins, score, difference, rating }) => [
    name,
    String(own),
    `${percent(wins.share)} (${percent(wins.low)}–${percent(wins.high)})`,
    `${figure(score.mean)} (${figure(score.low)}–${figure(score.high)})`,
    `${figure(difference.mean)} (${figure(difference.low)} … ${figure(difference.high)})`,
    String(Math.round(rating)),
  ]);
  return `${[
    word('tournament.title', { game, players, games, seed, seconds: figure(seconds) }),
    '',
    ...table(heads, rows),
    '',
    word('tournament.interval'),
  ].join('\n')}\n`;
}
