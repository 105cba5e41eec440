import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { nextRound, type Run, weightsOf } from '@moonstaff/bots';
import { mindOf } from '../bots.ts';
import type { Command } from '../command.ts';
import { EXIT, Usage } from '../exit.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { numberOf, optionValue } from '../parse.ts';
import { figure, jobsOf } from '../playing.ts';
import { Progress } from '../progress.ts';
import { table } from '../table.ts';
import { playDuels } from '../tune/run.ts';
import type { Word } from '../words.ts';

const MOST = 1_000_000;

export const tune: Command = {
  name: 'tune',
  about: 'tune.about',
  usage: 'tune.usage',
  options: {
    game: { about: 'simulate.game', known: GAME_IDS, value: 'game' },
    games: { about: 'tune.games', value: 'number', preset: '200' },
    rounds: { about: 'tune.rounds', value: 'number', preset: '5' },
    seed: { about: 'simulate.seed', value: 'words', preset: 'moonstaff' },
    out: { about: 'tune.out', value: 'file' },
    jobs: { about: 'simulate.jobs', value: 'number', preset: 'all' },
    json: { about: 'help.json' },
  },
  notes: (word) => [word('tune.how')],
  run: async (parsed, terminal, { word }) => {
    const { game } = gameOf(parsed, word);
    mindOf(game.id);
    const games = numberOf(parsed, 'games', { preset: 200, min: 2, max: MOST });
    const rounds = numberOf(parsed, 'rounds', { preset: 5, min: 1, max: MOST });
    const seed = optionValue(parsed, 'seed') ?? 'moonstaff';
    const file = optionValue(parsed, 'out');
    const jobs = jobsOf(parsed, 'all');
    const weights = weightsOf(game.id);
    const fresh: Run = { game: game.id, seed, games, start: weights, rounds: [], weights };
    let run = file === undefined ? fresh : keptRun(file, fresh);
    const left = Math.max(0, rounds - run.rounds.length);
    const progress = new Progress(terminal, left * 2 * Math.floor(games / 2));
    while (run.rounds.length < rounds) {
      run = await nextRound(run, (duels) => playDuels(duels, jobs, () => progress.add(1)));
      if (file !== undefined) writeFileSync(file, asJson(run));
    }
    progress.clear();
    terminal.out(parsed.flags.has('json') ? asJson(run) : asText(run, word));
    return EXIT.ok;
  },
};

const asJson = (run: Run): string => `${JSON.stringify(run, undefined, 2)}\n`;

/** Continues an interrupted run. Refuses to overwrite a different one. */
function keptRun(file: string, fresh: Run): Run {
  if (!existsSync(file)) return fresh;
  const kept: Run = JSON.parse(readFileSync(file, 'utf8'));
  if (kept.game !== fresh.game || kept.seed !== fresh.seed || kept.games !== fresh.games) {
    throw new Usage('tune.other', { file });
  }
  return kept;
}

function asText({ game, games, seed, start, rounds, weights }: Run, word: Word): string {
  const history = rounds.map(({ round, ahead, kept }) =>
    word(kept ? 'tune.kept' : 'tune.dropped', {
      round,
      points: figure(ahead.mean),
      low: figure(ahead.low),
      high: figure(ahead.high),
    }),
  );
  const rows = Object.entries(weights).map(([name, weight]) => [name, String(start[name] ?? ''), String(weight)]);
  return `${[
    word('tune.title', { game, games, rounds: rounds.length, seed }),
    '',
    ...history,
    '',
    ...table([word('tune.head.weight'), word('tune.head.before'), word('tune.head.after')], rows),
  ].join('\n')}\n`;
}
