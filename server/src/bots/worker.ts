import type { ActionShape } from '@moonstaff/kernel';
import type { StartWork } from '@moonstaff/threads';
import { type GameSource, loadGames } from '../games.ts';
import { loadBrain, think } from './brain.ts';
import type { MoveRequest } from './thinker.ts';

/** What each thread loads before bots can think in it. */
interface Setup {
  readonly games: readonly GameSource[];
  readonly bots: string | undefined;
}

export const start: StartWork<Setup, MoveRequest, ActionShape> = async ({ games, bots }) => {
  const known = await loadGames(games);
  const brain = await loadBrain(bots);
  return (request) => think(brain, known, request);
};
