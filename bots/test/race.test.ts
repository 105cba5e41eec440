import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, Match, seedFrom } from '@moonstaff/kernel';
import { judge } from '../src/choose.ts';
import { mindFor } from '../src/minds.ts';

for (const game of ['arnak', 'guild']) {
  test(`${game}: an expert names its choices best first, each once, with the points they promise`, () => {
    const mind = mindFor(game);
    const match = Match.start(mind.game, { seats: 2, seed: seedFrom('race') });
    for (let step = 0; step < 12; step++) {
      const seat = at(mind.game.toAct(match.state), 0);
      const legal = mind.game.legal(match.state, seat);
      const decision = { view: mind.game.view(match.state, seat), seat, legal, seed: step };
      const judged = judge(mind, 'expert', decision, { iterations: 40 });
      const [best] = judged;
      assert.ok(best);
      assert.ok(judged.every(({ value }) => Number.isFinite(value) && value <= best.value));
      assert.equal(new Set(judged.map(({ action }) => JSON.stringify(action))).size, judged.length);
      for (const { action } of judged) assert.ok(mind.game.isLegal(match.state, seat, action));
      match.act(seat, best.action);
    }
  });
}
