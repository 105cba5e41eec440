import { judge, loadMind } from '@moonstaff/bots';
import type { BotTurn } from './host.ts';
import { freshSeed } from './saved.ts';

/** How long the best bot may think about one move. */
const PATIENCE_MS = 900;

/** How many of the best moves are returned. */
const ADVICES = 4;

async function answer({ game, level, question }: BotTurn): Promise<void> {
  const budget = { milliseconds: PATIENCE_MS, now: () => performance.now() };
  const mind = await loadMind(game, level);
  const judged = judge(mind, level, { ...question, seed: freshSeed() }, budget);
  self.postMessage(judged.slice(0, ADVICES));
}

// An error has to reach the page, which an unanswered promise would not.
self.onmessage = ({ data }: MessageEvent<BotTurn>) => void answer(data).catch(reportError);
