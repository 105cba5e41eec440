import { judge, loadForecaster, loadMind } from '@moonstaff/bots';
import type { Advised, Outlook } from '../source.ts';
import type { BotTurn } from './host.ts';
import { freshSeed } from './saved.ts';

/** How long the best bot may think about one move. */
const PATIENCE_MS = 900;

/** How many of the best moves are returned. */
const ADVICES = 4;

async function answer({ game, level, question, outlook }: BotTurn): Promise<void> {
  const budget = { milliseconds: PATIENCE_MS, now: () => performance.now() };
  const mind = await loadMind(game, level);
  const judged = judge(mind, level, { ...question, seed: freshSeed() }, budget);
  const [best, ...others] = judged.slice(0, ADVICES);
  const ends = outlook === true ? await outlookOf(game, question) : undefined;
  const advised: readonly Advised[] =
    best === undefined ? [] : [{ ...best, ...(ends && { outlook: ends }) }, ...others];
  self.postMessage(advised);
}

/** What was learned about a game is fetched when the first hint is asked for. */
async function outlookOf(game: string, { view, seat }: BotTurn['question']): Promise<Outlook | undefined> {
  const forecast = await loadForecaster(game);
  return forecast(view).find((one) => one.seat === seat);
}

// An error has to reach the page, which an unanswered promise would not.
self.onmessage = ({ data }: MessageEvent<BotTurn>) => void answer(data).catch(reportError);
