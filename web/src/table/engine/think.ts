import { judge, mindFor } from '@moonstaff/bots';
import type { BotTurn } from './host.ts';
import { freshSeed } from './saved.ts';

/** How long the best bot may think about one move. */
const PATIENCE_MS = 900;

/** How many of the best moves are returned. */
const ADVICES = 4;

self.onmessage = ({ data: { game, level, question } }: MessageEvent<BotTurn>) => {
  const budget = { milliseconds: PATIENCE_MS, now: () => performance.now() };
  const judged = judge(mindFor(game), level, { ...question, seed: freshSeed() }, budget);
  self.postMessage(judged.slice(0, ADVICES));
};
