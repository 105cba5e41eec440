import { ADAPTERS } from '@moonstaff/scenarios';
import type { StartWork } from '@moonstaff/threads';
import { cloneSubject } from './clone.ts';
import { decisionSubject } from './decision.ts';
import type { Done, Examined, Order } from './examine.ts';
import { fuzz } from './fuzz.ts';
import { measure } from './measure.ts';
import { playoutRatio } from './playout.ts';
import { ticTacToeSubject } from './tic-tac-toe.ts';

// Without this, boardgame.io freezes and checks everything, as it does for developers.
process.env['NODE_ENV'] = 'production';

export const start: StartWork<undefined, Order, Examined, Done> = () => {
  return ({ game, plan, fuzzedStates }, report) => {
    const adapter = ADAPTERS.get(game);
    if (adapter === undefined) throw new Error(`no game ${game}`);
    const progress = (done: number, total: number): void => report({ done, total });
    const samples = measure([cloneSubject(), ticTacToeSubject(), decisionSubject(adapter.game)], plan, progress);
    const playouts = playoutRatio(adapter.game, plan, progress);
    const fuzzed = fuzz(adapter, fuzzedStates, progress);
    return { game, samples, fuzzed, ...(playouts !== undefined && { playouts }) };
  };
};
