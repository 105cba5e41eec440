/** Tables that began by the first version of the rules go on as they began. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Json, SILENT } from '@moonstaff/kernel';
import { type ArnakAction, type ArnakState, arnak } from '../src/index.ts';
import { arranged } from './play.ts';

/** The same table by the first version, after these actions of red. */
function before(given: { readonly [part: string]: Json }, ...actions: readonly ArnakAction[]): ArnakState {
  const state: ArnakState = { ...arranged({ active: 'red', ...given }), rules: 1 };
  for (const action of actions) {
    assert.ok(arnak.isLegal(state, 0, action), JSON.stringify(action));
    arnak.apply(state, 0, action, SILENT);
  }
  return state;
}

describe('by the first version of the rules', () => {
  it('Sacred Drum does not remember whom it refreshed', () => {
    const state = before(
      {
        red: {
          ...{ coins: 0, tablet: 1, hand: ['sacred-drum', 'fear'], playArea: [] },
          assistants: { 'assistant-coins': { side: 'gold', ready: false } },
        },
      },
      { type: 'play', card: 'sacred-drum' },
      { type: 'pay', discard: ['fear'] },
      { type: 'refresh', assistant: 'assistant-coins' },
      { type: 'assistant', assistant: 'assistant-coins' },
    );
    assert.deepEqual(state.stack, [{ at: 'refresh', left: 1 }]);
    assert.deepEqual(arnak.legal(state, 0), [{ type: 'refresh', assistant: 'assistant-coins' }, { type: 'skip' }]);
  });
});
