import { parentPort, workerData } from 'node:worker_threads';
import { ADAPTERS } from '@moonstaff/scenarios';
import { cloneSubject } from './clone.ts';
import { decisionSubject } from './decision.ts';
import type { Order, Report } from './examine.ts';
import { fuzz } from './fuzz.ts';
import { measure } from './measure.ts';
import { playoutRatio } from './playout.ts';
import { ticTacToeSubject } from './tic-tac-toe.ts';

// Without this boardgame.io freezes and checks as it does for its developers.
process.env['NODE_ENV'] = 'production';

const { game, plan, fuzzedStates }: Order = workerData;
const adapter = ADAPTERS.get(game);
if (adapter !== undefined) {
  const tell = (report: Report): void => parentPort?.postMessage(report);
  const progress = (done: number, total: number): void => tell({ done, total });
  const samples = measure([cloneSubject(), ticTacToeSubject(), decisionSubject(adapter.game)], plan, progress);
  const playouts = playoutRatio(adapter.game, plan, progress);
  tell({
    game,
    samples,
    fuzzed: fuzz(adapter, fuzzedStates, progress),
    ...(playouts !== undefined && { playouts }),
  });
}
