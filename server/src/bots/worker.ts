import { parentPort, workerData } from 'node:worker_threads';
import { type GameSource, loadGames } from '../games.ts';
import { loadBrain, think } from './brain.ts';
import type { Question } from './thinker.ts';

/** The thread bots think in. It gets one question at a time and answers it. */
const { games, bots } = workerData as { readonly games: readonly GameSource[]; readonly bots: string | undefined };
const known = await loadGames(games);
const brain = await loadBrain(bots);

parentPort?.on('message', (question: Question) => {
  think(brain, known, question).then(
    (action) => parentPort?.postMessage({ action }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
parentPort?.postMessage({ ready: true });
