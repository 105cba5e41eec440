import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_IDS, LEVELS, type Level } from '@moonstaff/catalogue';
import { at, fastRandom, Match, seedFrom } from '@moonstaff/kernel';
import { choose } from '../src/choose.ts';
import { loadMind } from '../src/learned/load.ts';
import { mindFor } from '../src/minds.ts';

const budget = { iterations: 12 };

/** A game after `steps` decisions, at a seat that has a choice. */
function underWay(gameId: string, steps: number, seats: number) {
  const { game } = mindFor(gameId);
  const match = Match.start(game, { seats, seed: seedFrom(`fair ${steps}`) });
  for (let step = 0; ; step++) {
    const seat = at(game.toAct(match.state), 0);
    const legal = game.legal(match.state, seat);
    if (step >= steps && legal.length > 1) return { game, state: match.state, seat };
    match.act(
      seat,
      choose(mindFor(gameId), 'novice', { view: game.view(match.state, seat), seat, legal, seed: step }, budget),
    );
  }
}

for (const gameId of GAME_IDS) {
  for (const level of LEVELS) {
    test(`${gameId}: with everything hidden dealt again, ${level} chooses the same`, async () => {
      const mind = await loadMind(gameId, level);
      for (const steps of [3, 40, 90]) {
        const { game, state, seat } = underWay(gameId, steps, 2);
        const ask = (truth: unknown) =>
          choose(
            mind,
            level satisfies Level,
            { view: game.view(truth, seat), seat, legal: game.legal(truth, seat), seed: 'same' },
            budget,
          );
        const chosen = ask(state);
        for (const deal of ['a', 'b', 'c']) {
          const other = game.imagine(game.view(state, seat), fastRandom(deal));
          assert.deepEqual(ask(other), chosen);
        }
      }
    });
  }
}
