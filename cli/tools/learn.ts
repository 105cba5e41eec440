import { GAME_IDS } from '@moonstaff/catalogue';
import { choice, count, toolArgs, word } from '@moonstaff/tools/tool-args';
import { learn } from '../src/learn/run.ts';

const { values } = toolArgs({
  command: 'npm run learn',
  about: `Lets bots play themselves and learn what positions are worth. Each generation plays games, fits a value to how they
ended, and has to beat the one before it. It can be stopped at any time and goes on when it's run again. Games are kept in
learning/, figures in bots/results, what was learned in bots/src/GAME/learned.ts.`,
  options: {
    game: choice(GAME_IDS, 'only this game'),
    generations: count('generations', 2),
    games: count('games of a generation', 600),
    pairs: count('pairs of games in which a generation has to beat the one before it', 60),
    forecasts: count('games that teach the forecast', 160),
    alone: count('solo games, which teach what it takes to win alone', 240),
    seed: word('WORDS', 'what the games are dealt from', 'moonstaff'),
    jobs: count('how many games at the same time', 2),
  },
});

for (const game of GAME_IDS.filter((id) => values.game === undefined || id === values.game)) {
  const plan = { ...values, game };
  await learn(plan, (line) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${game}: ${line}\n`));
}
