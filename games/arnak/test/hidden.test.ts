/** What is hidden, who sees it all the same, and what becomes of it when it is dealt again. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, fastRandom, type Viewer } from '@moonstaff/kernel';
import { type ArnakAction, type ArnakState, arnak, tracks } from '../src/index.ts';
import { redeal } from '../src/redeal.ts';
import { rescueRow } from '../src/view.ts';
import { arranged, Recorder, start } from './play.ts';

const play = (state: ArnakState, ...actions: readonly ArnakAction[]): ArnakState => {
  for (const action of actions) arnak.apply(state, 0, action, new Recorder());
  return state;
};

/** Red has drawn two cards to choose from: the Axe and the Hat. */
const holding = (): ArnakState =>
  play(
    arranged({
      active: 'red',
      red: { tablet: 1, hand: ['crystal-earring', 'brush'], deck: ['axe', 'hat', 'dog'] },
    }),
    { type: 'play', card: 'crystal-earring' },
    { type: 'announce', count: 2 },
  );

/** Red keeps the Axe and has to put the Hat back. */
const returning = (): ArnakState => play(holding(), { type: 'hold', card: 'axe' });

const cardsOnTop = (state: ArnakState, viewer: Viewer): unknown => {
  const frame = arnak.view(state, viewer).stack.at(-1);
  return frame !== undefined && 'cards' in frame ? frame.cards : frame;
};

describe('cards held in an effect', () => {
  it('are seen by the player who drew them, and are a number to others', () => {
    for (const viewer of [1, 'spectator'] as const) {
      assert.deepEqual(cardsOnTop(holding(), viewer), ['hidden', 'hidden']);
      assert.deepEqual(cardsOnTop(returning(), viewer), ['hidden']);
    }
    assert.deepEqual(cardsOnTop(holding(), 0), ['axe', 'hat']);
    assert.deepEqual(cardsOnTop(returning(), 0), ['hat']);
  });

  it('are among what others know their owner to have, and nobody else', () => {
    const others = arnak.view(holding(), 1);
    assert.deepEqual(others.players[0]?.unseenCards, ['axe', 'brush', 'dog', 'hat']);
    const state = holding();
    const { hand, deck } = at(state.players, 1);
    assert.deepEqual(arnak.view(state, 0).players[1]?.unseenCards, [...hand, ...deck].toSorted());
  });

  it('are imagined by others as cards their owner can have', () => {
    for (const [state, count] of [
      [holding(), 2],
      [returning(), 1],
    ] as const) {
      for (const viewer of [1, 'spectator'] as const) {
        const seen = arnak.view(state, viewer);
        const world = arnak.imagine(seen, fastRandom('held'));
        assert.deepEqual(arnak.view(world, viewer), seen);
        const frame = at(world.stack, world.stack.length - 1);
        assert.ok('cards' in frame && frame.cards.length === count);
        const { hand, deck } = at(world.players, 0);
        const cards = [...hand, ...deck, ...frame.cards];
        const real = at(state.players, 0);
        const held = cardsOnTop(state, 0) as string[];
        assert.deepEqual(cards.toSorted(), [...real.hand, ...real.deck, ...held].toSorted());
      }
      const own = arnak.imagine(arnak.view(state, 0), fastRandom('held'));
      assert.deepEqual(cardsOnTop(own, 0), cardsOnTop(state, 0));
    }
  });

  it('are never imagined as cards of another player', () => {
    const blue = { tablet: 1, hand: ['crystal-earring', 'brush'], deck: ['parrot', 'tent', 'rope'] };
    const state = arranged({ active: 'blue', blue });
    for (const action of [
      { type: 'play', card: 'crystal-earring' },
      { type: 'announce', count: 2 },
    ] as const)
      arnak.apply(state, 1, action, new Recorder());
    for (const viewer of [0, 'spectator'] as const) {
      const world = arnak.imagine(arnak.view(state, viewer), fastRandom('held'));
      assert.deepEqual(
        world.players.map(({ hand, deck }) => hand.length + deck.length),
        state.players.map(({ hand, deck }) => hand.length + deck.length),
      );
      const [one, two] = cardsOnTop(world, 1) as readonly string[];
      for (const card of [one, two]) assert.ok(['brush', 'parrot', 'tent', 'rope'].includes(card ?? ''), card);
    }
  });
});

/** A table where the tops of both decks and the lowest tiles are known. */
function looked(words: number): ArnakState {
  const state = start({ words });
  return Object.assign(state, { itemTopSeen: true, artifactTopSeen: true, tuckedI: 2, tuckedII: 1 });
}

describe('tops and bottoms that were seen', () => {
  it('are shown, and no longer among what can be anywhere', () => {
    const state = looked(1);
    for (const viewer of [0, 'spectator'] as const) {
      const { itemDeck, artifactDeck, tilesI, tilesII, unseen } = arnak.view(state, viewer);
      assert.equal(itemDeck.top, state.itemDeck[0]);
      assert.equal(artifactDeck.top, state.artifactDeck[0]);
      assert.deepEqual(tilesI.bottom, state.tilesI.slice(-2));
      assert.deepEqual(tilesII.bottom, state.tilesII.slice(-1));
      assert.deepEqual(unseen.items, state.itemDeck.slice(1).toSorted());
      assert.deepEqual(unseen.artifacts, state.artifactDeck.slice(1).toSorted());
      assert.deepEqual(unseen.tilesI, state.tilesI.slice(0, -2).toSorted());
      assert.deepEqual(unseen.tilesII, state.tilesII.slice(0, -1).toSorted());
    }
  });

  it('are where they are in what is imagined', () => {
    const seen = arnak.view(looked(1), 1);
    const world = arnak.imagine(seen, fastRandom('tops'));
    assert.deepEqual(arnak.view(world, 1), seen);
    assert.ok(world.itemTopSeen && world.artifactTopSeen);
  });

  it('stay where they are when the rest is dealt again', () => {
    for (let words = 0; words < 5; words++) {
      const state = looked(words);
      const { itemDeck, artifactDeck, tilesI, tilesII } = structuredClone(state);
      redeal(state);
      assert.equal(state.itemDeck[0], itemDeck[0]);
      assert.equal(state.artifactDeck[0], artifactDeck[0]);
      assert.deepEqual(state.tilesI.slice(-2), tilesI.slice(-2));
      assert.deepEqual(state.tilesII.slice(-1), tilesII.slice(-1));
      assert.deepEqual(state.itemDeck.toSorted(), itemDeck.toSorted());
      assert.deepEqual(state.artifactDeck.toSorted(), artifactDeck.toSorted());
      assert.deepEqual(state.tilesI.toSorted(), tilesI.toSorted());
      assert.deepEqual(state.tilesII.toSorted(), tilesII.toSorted());
      assert.notDeepEqual(state.itemDeck, itemDeck);
      assert.notDeepEqual(state.tilesI, tilesI);
    }
  });
});

describe('the stack of the Lost Temple', () => {
  const dealtAgain = (arrivals: ArnakState['arrivals']): number => {
    const orders = new Set<string>();
    for (let words = 0; words < 5; words++) {
      const state = Object.assign(start({ seats: 1, words: 'temple' }), { arrivals });
      state.random = start({ seats: 1, words }).random;
      redeal(state);
      orders.add(state.lostTemple.join());
    }
    return orders.size;
  };

  it('is dealt again while only the rival has been there: it looked at nothing', () => {
    assert.ok(dealtAgain(['rival']) > 1);
  });

  it('stays as it is once a player has looked through it', () => {
    assert.equal(dealtAgain(['rival', 0]), 1);
  });
});

describe('the row that rescues an assistant', () => {
  it('is the fourth in the Snake Temple, and there is none in the Bird Temple', () => {
    assert.equal(rescueRow('snake'), 4);
    assert.ok(rescueRow('bird') > tracks.bird.rows.length);
  });
});
