import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { artifactsInRow, fearTile, itemsInRow, type SpaceId, tracks } from '../src/data/index.ts';
import { type ArnakState, arnak } from '../src/index.ts';
import { rivalTotal, scores, totalOf } from '../src/score.ts';
import { start } from './play.ts';

const cardPoints = (state: ArnakState): readonly (number | undefined)[] =>
  scores(state).map(({ categories }) => categories['cards']);

describe('cards that an effect holds count for their owner (A-SCO-5)', () => {
  for (const frame of ['hold', 'return'] as const) {
    it(`while they are chosen from: ${frame}`, () => {
      const state = start();
      const cards = [at(state.itemDeck, 0), at(state.artifactDeck, 0)];
      const [before, others] = cardPoints(state);
      state.players[0]?.deck.push(...cards);
      const [owned] = cardPoints(state);
      assert.notEqual(owned, before);
      state.players[0]?.deck.splice(-cards.length);
      state.stack = [frame === 'hold' ? { at: 'hold', cards, mayReturn: true } : { at: 'return', cards }];
      assert.deepEqual(cardPoints(state), [owned, others]);
    });
  }

  it('and other frames hold none', () => {
    const state = start();
    const before = cardPoints(state);
    state.stack = [{ at: 'exile' }];
    assert.deepEqual(cardPoints(state), before);
  });
});

describe('the points of one seat', () => {
  it('are the total of its score', () => {
    const state = start({ seats: 3 });
    at(state.players, 1).fearTiles += 2;
    assert.deepEqual(
      scores(state).map(({ total }) => total),
      state.players.map((_, seat) => totalOf(state, seat)),
    );
    assert.equal(rivalTotal(state), 0);
  });

  it('of the rival, too', () => {
    const state = start({ seats: 1 });
    const { total } = scores(state).find(({ seat }) => seat === 'rival') ?? assert.fail();
    assert.ok(total !== 0);
    assert.equal(rivalTotal(state), total);
  });
});

describe('ties', () => {
  const over = (seats: number, change: (state: ArnakState) => void): ArnakState => {
    const state = start({ seats });
    change(state);
    state.phase = 'over';
    assert.equal(new Set(scores(state).map(({ total }) => total)).size, 1, 'all have the same total');
    return state;
  };

  it('go to the first in the Lost Temple (A-TIE-1)', () => {
    const state = over(3, ({ arrivals }) => arrivals.push(2, 0));
    assert.deepEqual(arnak.outcome(state)?.ranking, [[2], [0], [1]]);
    assert.deepEqual(arnak.outcome(state)?.winners, [2]);
  });

  it('go to more research where nobody did (A-TIE-2)', () => {
    const space = at(tracks.bird.spaces, 1).id as SpaceId;
    const state = over(2, (table) => {
      const player = at(table.players, 1);
      player.glass = space;
      player.fearTiles -= (scores(table)[1]?.categories['research'] ?? 0) / fearTile.points;
    });
    assert.deepEqual(arnak.outcome(state)?.ranking, [[1], [0]]);
  });

  it('are shared where nothing tells players apart (A-TIE-3)', () => {
    const state = over(2, () => {});
    assert.deepEqual(arnak.outcome(state)?.winners, [0, 1]);
  });
});

it('the staff moves the border between artifacts and items one card a round (A-ROW-2)', () => {
  assert.deepEqual([1, 5].map(artifactsInRow), [1, 5]);
  assert.deepEqual([1, 5].map(itemsInRow), [5, 1]);
});
