import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cardById } from '@moonstaff/arnak';
import { broughtSigns } from '../src/boards/arnak/parts/signs.ts';
import type { Spot } from '../src/boards/arnak/things.ts';
import { Desk } from './support/arnak-moment.ts';

const hand = (card: 'fear' | 'exploration-car'): Spot => ({ on: 'hand', card, copy: 0 });

describe('what hangs on a card that is given', () => {
  it('is the card itself where it’s put away, its travel icons where one travels with it', () => {
    const desk = Desk.with({ hand: ['fear', 'exploration-car'] });
    desk.presses({ on: 'space', site: 'camp-jewel', space: 0 });
    const { state, discarded } = desk.spot(hand('fear'));
    assert.deepEqual([state, discarded], ['given', false], 'it pays for the journey');
    const { action } = desk.model.main;
    assert.ok(action !== undefined, 'the journey can be paid');
    desk.does({ type: 'act', action });
    const put = desk.spot(hand('exploration-car'));
    assert.deepEqual([put.state, put.discarded], ['given', true], 'it’s put away for the jewel');
  });

  it('says how much of a token its effect brings', () => {
    assert.deepEqual(broughtSigns(cardById['steam-boat'].effect), [{ text: '+2' }, { token: 'compass' }]);
    assert.deepEqual(broughtSigns(cardById['funding-car'].effect), [{ text: '+1' }, { token: 'coin' }]);
  });
});
