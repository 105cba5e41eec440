import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type ArnakState, arnak, CATEGORIES, RESOURCES } from '../src/index.ts';
import { subject } from './conformance.ts';
import { playOut, Recorder, start } from './play.ts';

const table = fc.record({
  seats: fc.integer({ min: 1, max: 4 }),
  board: fc.constantFrom('bird' as const, 'snake' as const),
  difficulty: fc.integer({ min: 0, max: 5 }),
  words: fc.nat(),
});

const inventory = (state: ArnakState): string =>
  subject.claims
    .pieces(state)
    .map(({ id }) => id)
    .sort()
    .join(' ');

const cardsOf = ({ hand, deck, playArea }: ArnakState['players'][number]): number =>
  hand.length + deck.length + playArea.length;

describe('random games', () => {
  it('keep every piece in exactly one place and no resource below zero', () => {
    fc.assert(
      fc.property(table, (given) => {
        const state = start(given);
        const whole = inventory(state);
        playOut(state, given.words, (now) => {
          assert.equal(inventory(now), whole);
          for (const player of now.players) {
            for (const resource of RESOURCES) assert.ok(player[resource] >= 0, resource);
            assert.equal(player.marks.length, player.deck.length);
            assert.ok(player.slots <= 4 && player.crates >= 0 && player.assistants.length <= 2);
          }
        });
        assert.equal(inventory(state), whole);
      }),
      { numRuns: 25 },
    );
  });

  it('last five rounds, and the turn always comes back', () => {
    fc.assert(
      fc.property(table, (given) => {
        const rounds = new Set<number>();
        let inTurn = 0;
        let longest = 0;
        const end = playOut(start(given), given.words, (now, _seat, action) => {
          rounds.add(now.round);
          inTurn = action.type === 'endTurn' || now.phase === 'keep' ? 0 : inTurn + 1;
          longest = Math.max(longest, inTurn);
        });
        assert.equal(end.phase, 'over');
        assert.deepEqual([...rounds], [1, 2, 3, 4, 5]);
        assert.ok(longest < 200, `a turn of ${longest} actions`);
      }),
      { numRuns: 25 },
    );
  });

  it('shuffle cards only between rounds (A-CARD-8)', () => {
    fc.assert(
      fc.property(table, (given) => {
        let used = -1;
        const state = start(given);
        playOut(state, given.words, (now, _seat, action) => {
          const next = now.random.kind === 'table' ? now.random.next : 0;
          if (used >= 0) assert.ok(next === used, `chance was asked in the middle of a round`);
          used = action.type === 'keepRest' || action.type === 'putDown' || action.type === 'endTurn' ? -1 : next;
        });
      }),
      { numRuns: 15 },
    );
  });

  it('pay before they gain: within one action no gain comes before its price', () => {
    fc.assert(
      fc.property(table, (given) => {
        const state = start(given);
        playOut(state, given.words, (now, seat, action) => {
          if (action.type !== 'buy' && action.type !== 'temple') return;
          const ears = new Recorder();
          arnak.apply(arnak.clone(now), seat, action, ears);
          const keys = ears.events.map(({ key }) => key);
          const gained = keys.findIndex((key) => key === 'arnak.received' || key === 'arnak.templeTile');
          assert.ok(keys.indexOf('arnak.paid') < gained);
        });
      }),
      { numRuns: 10 },
    );
  });

  it('have score sheets that add up, and an outcome only at the end', () => {
    fc.assert(
      fc.property(table, (given) => {
        const end = playOut(start(given), given.words, (now) => assert.equal(arnak.outcome(now), undefined));
        const outcome = arnak.outcome(end);
        assert.ok(outcome !== undefined);
        for (const { categories, total } of outcome.scores) {
          assert.deepEqual(Object.keys(categories), [...CATEGORIES]);
          assert.equal(
            CATEGORIES.reduce((sum, name) => sum + (categories[name] ?? 0), 0),
            total,
          );
        }
        assert.ok(end.players.every((player) => cardsOf(player) >= 0));
      }),
      { numRuns: 15 },
    );
  });
});
