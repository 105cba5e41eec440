import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Phrase, Viewer } from '@moonstaff/kernel';
import { type ArnakAction, type ArnakState, arnak, prompt } from '../src/index.ts';
import { arranged, Recorder } from './play.ts';

const asked = (state: ArnakState, viewer: Viewer): Phrase => prompt(arnak.view(state, viewer));

const play = (state: ArnakState, ...actions: readonly ArnakAction[]): ArnakState => {
  for (const action of actions) arnak.apply(state, 0, action, new Recorder());
  return state;
};

describe('a prompt', () => {
  it('asks the player whose turn it is, and tells everybody else whom we wait for', () => {
    const state = arranged({ active: 'red' });
    assert.deepEqual(asked(state, 0), { key: 'arnak.prompt.mainAction', args: {} });
    for (const viewer of [1, 'spectator'] as const) {
      assert.deepEqual(asked(state, viewer), { key: 'arnak.prompt.waiting', args: { seats: [0] } });
    }
  });

  it('asks everybody who is not done yet what to keep', () => {
    const state = Object.assign(arranged({ active: 'red' }), { phase: 'keep' as const });
    const [red, blue] = state.players;
    Object.assign(red ?? {}, { done: true });
    Object.assign(blue ?? {}, { done: false });
    assert.deepEqual(asked(state, 1), { key: 'arnak.prompt.keep', args: {} });
    assert.deepEqual(asked(state, 0), { key: 'arnak.prompt.waiting', args: { seats: [1] } });
  });

  it('asks for a bonus tile at the Lost Temple, and elsewhere what comes first', () => {
    const rich = { coins: 1, compass: 1, tablet: 2, arrowhead: 1, jewel: 1 };
    const temple = play(arranged({ active: 'red', red: { ...rich, glass: 'bird-7-1' } }), {
      type: 'research',
      token: 'glass',
      to: 'bird-temple',
    });
    assert.deepEqual(asked(temple, 0), { key: 'arnak.prompt.bonus', args: { space: 'bird-temple' } });
    const below = play(arranged({ active: 'red', red: { ...rich, glass: 'bird-1-1' } }), {
      type: 'research',
      token: 'glass',
      to: 'bird-2-2',
    });
    assert.deepEqual(asked(below, 0), { key: 'arnak.prompt.arrive', args: { space: 'bird-2-2' } });
  });

  it('says when the game is over', () => {
    const state = Object.assign(arranged({ active: 'red' }), { phase: 'over' as const });
    for (const viewer of [0, 1, 'spectator'] as const) {
      assert.deepEqual(asked(state, viewer), { key: 'arnak.prompt.over', args: {} });
    }
  });

  it('counts how many effects are still to be chosen', () => {
    const state = play(arranged({ active: 'red', red: { hand: ['army-knife', 'axe'] } }), {
      type: 'play',
      card: 'army-knife',
    });
    assert.deepEqual(asked(state, 0), { key: 'arnak.prompt.choose', args: { left: 2 } });
    // The first effect exiles a card, which would be another question.
    const [, coins] = arnak.legal(state, 0).filter(({ type }) => type === 'choose');
    play(state, coins ?? assert.fail());
    assert.deepEqual(asked(state, 0), { key: 'arnak.prompt.choose', args: { left: 1 } });
  });

  it('says on which side an assistant comes from the supply', () => {
    const supply = [['assistant-compass'], ['assistant-tablet'], ['assistant-exile']];
    const state = arranged({ active: 'red', red: { tablet: 1, hand: ['coconut-flask'] }, supply });
    play(state, { type: 'play', card: 'coconut-flask' });
    assert.deepEqual(asked(state, 0), { key: 'arnak.prompt.supply', args: { side: 'silver' } });
  });
});
