import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { Match } from '@moonstaff/kernel';
import { type Draft, draftsIn, draftText, partAt, scenarioOf, withPart } from '../src/draft.ts';
import { Fault } from '../src/fault.ts';
import { ADAPTERS, runWith, scenarioFiles } from '../src/index.ts';
import { draftOfMoment, essential } from '../src/moment-draft.ts';
import { played } from '../src/played.ts';

const ROOT = join(import.meta.dirname, '../..');

for (const game of GAME_IDS) {
  describe(`the scenario files of ${game}`, () => {
    it('are the same after being opened and saved in the laboratory', () => {
      let count = 0;
      const folders = [join(ROOT, 'scenarios', game), join(ROOT, 'scenarios/puzzles', game)];
      for (const file of folders.flatMap(scenarioFiles)) {
        for (const draft of draftsIn(file, readFileSync(file, 'utf8'))) {
          const text = draftText(draft);
          assert.deepEqual(draftsIn(file, text), [draft], `${file}: ${draft.title}`);
          assert.deepEqual(runWith(scenarioOf(draft), ADAPTERS), [], `${file}: ${draft.title}`);
          count++;
        }
      }
      assert.ok(count > 200, `only ${count}`);
    });

    it(`play on from any moment of a game of ${game}`, () => {
      const adapter = ADAPTERS.get(game);
      assert.ok(adapter !== undefined);
      const seats = ['red', 'blue'];
      const match = Match.start(adapter.game, { seats: 2, options: {}, seed: '7'.repeat(64) });
      for (let i = 0; i < 120; i++) {
        const [seat] = adapter.game.toAct(match.state);
        if (seat === undefined) break;
        const legal = adapter.game.legal(match.state, seat).filter(({ type }) => type !== 'wait');
        const action = legal[(i * 7) % legal.length];
        assert.ok(action !== undefined);
        match.act(seat, action);
      }
      let found = 0;
      for (const at of [0, 5, 17, 40, 66, 90, 119]) {
        const draft = draftOfMoment(match, adapter, seats, at);
        // A moment right after a shuffle can't be set up while something is being decided.
        if (draft === undefined) continue;
        found++;
        const again = played(scenarioOf({ ...draft, title: 'again', rules: [] }), adapter);
        assert.ok(again instanceof Match, `${at}: ${JSON.stringify(again)}`);
        const other: Match = Match.start(adapter.game, match.header);
        for (const { seat, action } of match.moves.slice(0, at)) other.act(seat, action);
        assert.deepEqual(
          essential(adapter.facts(again.state, seats)),
          essential(adapter.facts(other.state, seats)),
          `at ${at}`,
        );
      }
      assert.ok(found >= 5, `only ${found} moments`);
    });
  });
}

describe('a draft', () => {
  const draft: Draft = {
    ...{ title: 'T', rules: ['A-DIG-1'], when: [], expects: { round: 1 } },
    given: { game: 'arnak', seats: ['red', 'blue'], red: { coins: 2 } },
  };

  it('changes one part and leaves the others', () => {
    const more = withPart(draft, ['red', 'coins'], 5);
    assert.equal(partAt(more.given, ['red', 'coins']), 5);
    assert.equal(partAt(draft.given, ['red', 'coins']), 2);
    assert.deepEqual(withPart(more, ['red', 'coins'], undefined).given['red'], {});
    assert.equal(
      partAt(withPart(draft, ['sites', 'camp-coins', 'spaces'], ['red', 'free']).given, ['sites', 'x']),
      undefined,
    );
  });

  it('names the line of what is wrong', () => {
    assert.throws(() => draftsIn('x', 'title: a\nrules: [A-DIG-1]\nwhat: 1\n'), Fault);
  });
});
