import type { ActionShape } from '@moonstaff/kernel';
import type { StartWork } from '@moonstaff/threads';
import { type GameSource, loadGames } from '../games.ts';
import { loadBrain, think } from './brain.ts';
import type { Question } from './thinker.ts';

/** What a thread needs to know before bots can think in it. */
interface Setup {
  readonly games: readonly GameSource[];
  readonly bots: string | undefined;
}

export const start: StartWork<Setup, Question, ActionShape> = async ({ games, bots }) => {
  const known = await loadGames(games);
  const brain = await loadBrain(bots);
  return (question) => think(brain, known, question);
};
