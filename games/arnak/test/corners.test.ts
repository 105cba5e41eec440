import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { buy, offered, take, takeable } from '../src/actions/buy.ts';
import { nextTile, takeIdols } from '../src/actions/discover.ts';
import { type ArnakState, type ArnakThing, arnak } from '../src/index.ts';
import { Recorder, start } from './play.ts';
import { tableOf } from './things.ts';

describe('decks and exile at their ends', () => {
  it('an empty deck has no top to offer (A-ROW-3)', () => {
    const state = start();
    const row = state.itemRow.filter((card) => card !== 'gap');
    assert.deepEqual(offered(state, 'item', true), [...row, at(state.itemDeck, 0)]);
    state.itemDeck = [];
    assert.deepEqual(offered(state, 'item', true), row);
  });

  it('a card bought from the top of its deck leaves an unseen one there', () => {
    const state = tableOf({ coins: 9, compass: 9 });
    const [item, artifact] = [at(state.itemDeck, 0), at(state.artifactDeck, 0)];
    state.itemTopSeen = true;
    state.artifactTopSeen = true;
    buy(state, 0, item, 0, new Recorder());
    assert.deepEqual([state.itemTopSeen, state.artifactTopSeen], [false, true]);
    buy(state, 0, artifact, 0, new Recorder());
    assert.equal(state.artifactTopSeen, false);
    assert.ok(!state.itemDeck.includes(item) && !state.artifactDeck.includes(artifact));
  });

  it('cards come out of the exile of their kind', () => {
    const state = tableOf({});
    const [item, artifact] = [at(state.itemDeck, 0), at(state.artifactDeck, 0)];
    state.itemExile = [item];
    state.artifactExile = [artifact];
    const step = { op: 'gainCard', source: 'exile', to: 'hand' } as const;
    assert.deepEqual(takeable(state, { ...step, kind: 'artifact' }), [artifact]);
    assert.deepEqual(takeable(state, { ...step, kind: 'item' }), [item]);
    take(state, 0, { ...step, kind: 'artifact' }, artifact, new Recorder());
    assert.deepEqual([state.itemExile, state.artifactExile], [[item], []]);
    take(state, 0, { ...step, kind: 'item' }, item, new Recorder());
    assert.deepEqual(state.itemExile, []);
    assert.deepEqual(at(state.players, 0).hand, [artifact, item]);
  });

  it('a tile is shown for the first time unless it was tucked under the stack (A-INF-2)', () => {
    const turned = (level: 'I' | 'II', tucked: number): readonly unknown[] => {
      const [state, out] = [start(), new Recorder()];
      const [tiles, under] = level === 'I' ? (['tilesI', 'tuckedI'] as const) : (['tilesII', 'tuckedII'] as const);
      state[tiles] = state[tiles].slice(0, 3);
      state[under] = tucked;
      nextTile(state, level, out);
      return [state[under], out.reveals.length];
    };
    for (const level of ['I', 'II'] as const) {
      assert.deepEqual(turned(level, 0), [0, 1]);
      assert.deepEqual(turned(level, 2), [2, 1]);
      assert.deepEqual(turned(level, 3), [2, 0]);
    }
  });

  it('idols that leave a place are remembered, the covered ones face down', () => {
    const state = start();
    const index = state.sites.findIndex(({ coveredIdols }) => coveredIdols.length > 0);
    const { id, idol, coveredIdols } = at(state.sites, index);
    const before = state.idolsUnseen;
    takeIdols(state, id);
    assert.deepEqual(state.idolsSeen, [idol]);
    assert.deepEqual(state.idolsUnseen, [...before, ...coveredIdols]);
    assert.deepEqual([at(state.sites, index).idol, at(state.sites, index).coveredIdols], ['none', []]);
  });
});

describe('things that do not exist', () => {
  const THINGS: readonly { readonly [field: string]: string | number }[] = [
    { type: 'buy', card: 'x' },
    { type: 'play', card: 'x' },
    { type: 'assistant', assistant: 'x' },
    { type: 'boon', guardian: 'x' },
    { type: 'dig', site: 'x', space: 0 },
    { type: 'discover', place: 'x' },
    { type: 'overcome', site: 'x' },
    { type: 'research', token: 'glass', to: 'x' },
    { type: 'research', token: 'hat', to: 'bird-1-1' },
    { type: 'temple', stack: 'x' },
  ];
  for (const thing of THINGS) {
    it(`are said to be unknown: ${JSON.stringify(thing)}`, () => {
      assert.equal(arnak.explain(start(), 0, thing as unknown as ArnakThing)?.key, 'arnak.why.unknown');
    });
  }

  it('and nothing can be used after the end', () => {
    const state: ArnakState = start();
    state.phase = 'over';
    assert.equal(arnak.explain(state, 0, { type: 'pass' })?.key, 'arnak.why.gameOver');
    assert.deepEqual(arnak.legal(state, 0), []);
    assert.equal(arnak.id, 'arnak');
  });
});
