import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventFor, type FastRandom, fastRandom, nextBelow, type Viewer } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { type ArnakState, arnak, prompt } from '../src/index.ts';
import { arranged, playOut, Recorder, start } from './play.ts';
import { rich } from './rich.ts';

/** Every other one begins in the middle. */
const GAMES = isThorough ? 4 : 2;

/** What a viewer imagines looks the same to that viewer, and offers the same actions. */
function checkImagined(state: ArnakState, viewer: Viewer, random: FastRandom): void {
  const seen = arnak.view(state, viewer);
  const world = arnak.imagine(structuredClone(seen), random);
  assert.deepEqual(arnak.view(world, viewer), seen);
  if (viewer === 'spectator') return;
  assert.deepEqual(arnak.legal(world, viewer), arnak.legal(state, viewer));
  assert.deepEqual(arnak.scores(world)[viewer], arnak.scores(state)[viewer]);
}

const richly = (seats: number, board: 'bird' | 'snake', game: number): ArnakState =>
  arranged(rich(seats, board, fastRandom(`rich ${game}`)), { seats, board, words: game });

describe('views and what is imagined from them', () => {
  for (const board of ['bird', 'snake'] as const) {
    for (const seats of [1, 2, 3, 4]) {
      it(`fit each other: ${board}, ${seats} players`, () => {
        for (let game = 0; game < GAMES; game++) {
          const state = game % 2 === 0 ? start({ seats, board, words: game }) : richly(seats, board, game);
          const random = fastRandom(game);
          playOut(state, game, (now) => {
            if (nextBelow(random, 6) > 0) return;
            for (const viewer of [...now.players.keys(), 'spectator' as const]) checkImagined(now, viewer, random);
          });
        }
      });
    }
  }

  it('are never shown another hand, nor the order of a deck', () => {
    const state = arranged({ active: 'red', red: { hand: ['hat', 'axe'], deck: ['brush', 'dog', 'fear'] } });
    const open = JSON.stringify(arnak.view(state, 'spectator').players[0]);
    assert.match(open, /"hand":\["hidden","hidden"\]/);
    assert.deepEqual(arnak.view(state, 0).players[0]?.deck, ['brush', 'dog', 'fear']);
    assert.deepEqual(arnak.view(state, 1).players[0]?.unseenCards, ['axe', 'brush', 'dog', 'fear', 'hat']);
  });

  it('are the same to others whatever tiles lie in the Lost Temple, also while one is chosen (A-INF-2)', () => {
    const red = { coins: 1, compass: 1, jewel: 1, hand: [], glass: 'bird-7-1' };
    /** The tiles that nobody has seen are dealt to the stack and the box in another order. */
    const arriving = (deal: number, order: number) => {
      const state = arranged({ active: 'red', red }, { words: deal });
      const hidden = [...state.lostTemple, ...state.box.bonusUnseen];
      const mixed = [...hidden.slice(order), ...hidden.slice(0, order)];
      state.lostTemple = mixed.splice(0, state.lostTemple.length);
      state.box.bonusUnseen = mixed;
      const ears = new Recorder();
      arnak.apply(state, 0, { type: 'research', token: 'glass', to: 'bird-temple' }, ears);
      return ([1, 'spectator'] as const).map((viewer) => ({
        seen: arnak.view(state, viewer),
        heard: ears.events.map((event) => eventFor(event, viewer)),
      }));
    };
    for (let deal = 0; deal < 10; deal++) {
      for (let order = 1; order < 8; order++) assert.deepEqual(arriving(deal, order), arriving(deal, 0));
    }
  });

  it('have a prompt that asks for no more cards than the deck has', () => {
    const state = arranged({ active: 'red', red: { tablet: 1, hand: ['crystal-earring'], deck: ['hat', 'axe'] } });
    arnak.apply(state, 0, { type: 'play', card: 'crystal-earring' }, new Recorder());
    assert.deepEqual(prompt(arnak.view(state, 0)), { key: 'arnak.prompt.announce', args: { most: 2 } });
  });

  it('have a prompt for every position, in the phrase book', () => {
    const asked = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const board = game % 2 === 0 ? 'bird' : 'snake';
      playOut(richly(2, board, game), game, (now) => {
        for (const viewer of [0, 1, 'spectator' as const]) {
          const { key, args } = prompt(arnak.view(now, viewer));
          asked.add(key);
          assert.deepEqual(Object.keys(args).toSorted(), Object.keys(arnak.phrases[key] ?? {}).toSorted(), key);
        }
      });
    }
    assert.ok(asked.size > 25, [...asked].join(' '));
  });
});
