import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { at, fastRandom, Match, seedFrom } from '@moonstaff/kernel';
import { mindFor } from '../src/minds.ts';
import { clearTurn, gradeOf } from '../src/puzzle/clear.ts';
import { leadBetween, leadOf } from '../src/puzzle/compare.ts';
import { isSameTurn, turnsOf } from '../src/puzzle/turns.ts';

describe('a lead', () => {
  it('is a mean with its standard error', () => {
    assert.deepEqual(leadOf([1, 3]), { mean: 2, error: 1 });
    assert.equal(leadOf([2, 2, 2]).error, 0);
    assert.equal(leadOf([5]).error, Number.POSITIVE_INFINITY);
  });
});

for (const game of GAME_IDS) {
  describe(`the turns of ${game}`, () => {
    const mind = mindFor(game);
    const match = Match.start(mind.game, { seats: 2, options: {}, seed: seedFrom('turns') });
    const seat = at(mind.game.toAct(match.state), 0);
    const question = { view: mind.game.view(match.state, seat), seat, seed: 'turns' };
    const turns = turnsOf(mind, question, mind.search.skilled, 1);

    it('lead to different tables, the best first', () => {
      assert.ok(turns.length > 2);
      assert.equal(new Set(turns.map(({ end }) => end)).size, turns.length);
      assert.deepEqual(
        turns.map(({ value }) => value),
        turns.map(({ value }) => value).sort((a, b) => b - a),
      );
      assert.ok(isSameTurn(mind, question, at(turns, 0).actions, at(turns, 0).actions));
      assert.ok(!isSameTurn(mind, question, at(turns, 0).actions, at(turns, 1).actions));
    });

    it('can be played in any state that looks the same', () => {
      for (const { actions } of turns.slice(0, 5)) {
        const state = mind.game.imagine(question.view, fastRandom('other'));
        for (const action of actions) {
          assert.ok(mind.game.isLegal(state, seat, action));
          mind.game.apply(state, seat, action, { event() {}, reveal() {}, confirm() {}, settle() {} });
        }
      }
    });

    it('are compared with the same luck for both', () => {
      const best = at(turns, 0).actions;
      assert.deepEqual(leadBetween(mind, question, best, best, 4), { mean: 0, error: 0 });
      const last = at(turns, turns.length - 1).actions;
      const there = leadBetween(mind, question, best, last, 4);
      assert.ok(Math.abs(there.mean + leadBetween(mind, question, last, best, 4).mean) < 1e-9);
    });

    it('have no clear best one if more is demanded than there is', () => {
      assert.equal(clearTurn(mind, question, { glance: 0, clear: 1000 }), undefined);
      assert.ok([1, 2, 3].includes(gradeOf(mind, question, at(turns, 0))));
    });
  });
}
