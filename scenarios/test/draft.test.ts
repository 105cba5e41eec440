import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { type Json, Match } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import type { ScenarioAdapter } from '../src/adapter.ts';
import { json } from '../src/choose.ts';
import { type Draft, draftsIn, partAt, scenarioOf, withPart } from '../src/draft.ts';
import { Fault } from '../src/fault.ts';
import { ADAPTERS } from '../src/index.ts';
import { draftOfMoment, draftOfState, essential } from '../src/moment-draft.ts';
import { played } from '../src/played.ts';

/** How many actions there are between two moments that are opened. */
const STRIDE = isThorough ? 13 : 29;

const TABLES: {
  readonly [Id in GameId]: readonly { readonly seats: readonly string[]; readonly options: Json }[];
} = {
  arnak: [
    { seats: ['red', 'blue'], options: {} },
    { seats: ['red', 'blue', 'yellow', 'green'], options: { board: 'snake' } },
    { seats: ['red'], options: {} },
  ],
  guild: [
    { seats: ['red', 'blue'], options: {} },
    { seats: ['red'], options: { map: 'cnidaria' } },
  ],
};

function adapterOf(game: GameId): ScenarioAdapter {
  const adapter = ADAPTERS.get(game);
  assert.ok(adapter !== undefined);
  return adapter;
}

/** A game in which everybody does anything. */
function playedBlindly(game: GameId, seats: number, options: Json, seed: string): Match {
  const adapter = adapterOf(game);
  const match: Match = Match.start(adapter.game, { seats, options, seed });
  for (let i = 0; i < 300; i++) {
    const [seat] = adapter.game.toAct(match.state);
    if (seat === undefined) break;
    const legal = adapter.game.legal(match.state, seat).filter(({ type }) => type !== 'wait');
    const action = legal[(i * 7) % legal.length];
    assert.ok(action !== undefined);
    match.act(seat, action);
  }
  return match;
}

/** The moment after `at` actions, opened in the laboratory, is the same in everything that matters. */
function assertOpens(match: Match, seats: readonly string[], at: number): void {
  const adapter = adapterOf(match.game.id as GameId);
  const draft = draftOfMoment(match, adapter, seats, at);
  assert.ok(draft !== undefined, `${match.game.id} with ${seats.length} at ${at}`);
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

/** What a moment in which nobody is in the middle of something is called; nothing in between. */
const BETWEEN: { readonly [Id in GameId]: (facts: Json) => string | undefined } = {
  arnak: (facts) => {
    const isTurn = partAt(facts, ['question']) === 'none' && partAt(facts, ['phase']) === 'turns';
    return isTurn ? JSON.stringify(facts) : undefined;
  },
  guild: (facts) => `${partAt(facts, ['era'])} ${partAt(facts, ['turn'])}`,
};

for (const game of GAME_IDS) {
  describe(`a game of ${game} in the laboratory`, () => {
    it('can be played on from every moment', () => {
      for (const [i, { seats, options }] of TABLES[game].entries()) {
        const match = playedBlindly(game, seats.length, options, String(i + 3).repeat(64));
        for (let at = 0; at < match.moves.length; at += STRIDE) assertOpens(match, seats, at);
      }
    });

    it('can be set up where nothing is being decided, without what led to it', () => {
      const adapter = adapterOf(game);
      const seats = ['red', 'blue'];
      const match = playedBlindly(game, 2, {}, '7'.repeat(64));
      const again: Match = Match.start(adapter.game, match.header);
      const setting = { adapter, seats, options: json(match.header.options), rules: match.header.rules };
      const seen = new Set<string>();
      for (const { seat, action } of match.moves) {
        const moment = BETWEEN[game](adapter.facts(again.state, seats));
        if (moment !== undefined && !seen.has(moment)) {
          assert.ok(draftOfState(setting, again.state) !== undefined, `before ${JSON.stringify(action)}`);
          seen.add(moment);
        }
        again.act(seat, action);
      }
      assert.ok(seen.size > 20, `only ${seen.size}`);
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
