import { choose, mindFor } from '@moonstaff/bots';
import type { BotTurn } from './host.ts';
import { freshSeed } from './saved.ts';

/** How long the best bot may think about one move. */
const PATIENCE_MS = 900;

self.onmessage = ({ data: { game, level, question } }: MessageEvent<BotTurn>) => {
  const budget = { milliseconds: PATIENCE_MS, now: () => performance.now() };
  self.postMessage(choose(mindFor(game), level, { ...question, seed: freshSeed() }, budget));
};
