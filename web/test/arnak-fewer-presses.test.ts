import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ArnakView, BonusId, CardId, SiteId } from '@moonstaff/arnak';
import { anyOf } from '../src/boards/arnak/order.ts';
import type { Spot } from '../src/boards/arnak/things.ts';
import { Desk } from './support/arnak-moment.ts';

const hand = (card: CardId, copy = 0): Spot => ({ on: 'hand', card, copy });
const space = (site: SiteId, index = 0): Spot => ({ on: 'space', site, space: index });

/** Presses the big button. */
function pressesMain(desk: Desk): void {
  const { action, more } = desk.model.main;
  assert.ok(action !== undefined, 'the big button does something');
  desk.does({ type: 'act', action, more });
}

describe('a dig', () => {
  it('with one way to pay takes one press', () => {
    const desk = Desk.with({ hand: ['fear'] }).presses(space('camp-coins'));
    const own = desk.moment.view.players[0];
    assert.deepEqual([own?.figures, own?.coins, own?.hand], [1, 2, []]);
  });

  it('may begin at the picture of the camp, with the mouse or with two taps', () => {
    const camp: Spot = { on: 'camp', camp: 'camp-coins' };
    const dug = (desk: Desk) => desk.moment.view.players[0]?.coins;
    assert.equal(dug(Desk.with({ hand: ['fear'] }).presses(camp)), 2);
    const desk = Desk.with({ hand: ['fear'] }).points(camp);
    assert.equal(desk.spot(space('camp-coins')).state, 'lit');
    desk.does({ type: 'select', thing: camp });
    assert.deepEqual([desk.spot(space('camp-coins')).ticked, dug(desk)], [true, 0]);
    assert.equal(dug(desk.does({ type: 'select', thing: camp })), 2);
  });

  it('with two ways to pay asks which', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).presses(space('camp-coins'));
    assert.ok(desk.model.paying !== undefined);
    assert.equal(desk.moment.view.players[0]?.coins, 0);
  });
});

describe('when only passing is left', () => {
  const desk = () => Desk.with({ hand: [], assistants: [] }, { warns: true });

  it('it is the big button', () => {
    const { does, action } = desk().model.main;
    assert.deepEqual([does, action], ['pass', { type: 'pass' }]);
  });

  it('it needs no second word: nothing could be used anyway', () => {
    const table = desk();
    pressesMain(table);
    assert.equal(table.model.warning, undefined);
    assert.equal(table.moment.view.players[0]?.passed, true);
  });

  it('it is not while a free action is there', () => {
    assert.equal(Desk.with({ hand: ['funding-car'] }).model.main.does, 'endTurn');
  });
});

describe('several draws', () => {
  it('are made with one press, and still one by one with the answer beside it', () => {
    const desk = Desk.with({ hand: ['flask'], deck: ['fear', 'funding-car', 'exploration-car'] }).presses(
      hand('flask'),
    );
    assert.deepEqual([desk.model.main.does, desk.model.main.more.length], ['draw', 2]);
    assert.ok(desk.model.chips.some((chip) => chip.is === 'answer' && chip.action.type === 'draw'));
    pressesMain(desk);
    assert.deepEqual(desk.moment.view.players[0]?.hand.length, 3);
  });
});

describe('the end of a round', () => {
  const desk = () =>
    Desk.with({ hand: ['fear', 'funding-car'] }, { blue: { hand: [], passed: true } }).does(
      { type: 'act', action: { type: 'pass' } },
      { type: 'act', action: { type: 'endTurn' } },
    );

  it('offers first to put all cards down', () => {
    const table = desk();
    assert.deepEqual([table.model.main.does, table.model.main.more.length], ['putDown', 1]);
    pressesMain(table);
    assert.equal(table.moment.view.round, 2);
  });

  it('offers beside it to keep the rest', () => {
    const table = desk();
    assert.deepEqual(table.model.away, { type: 'keepRest' });
    table.presses(hand('fear')).does({ type: 'act', action: { type: 'keepRest' } });
    assert.ok(table.moment.view.players[0]?.hand.includes('funding-car'));
  });
});

describe('an artifact just bought', () => {
  it('is used with the big button', () => {
    const row = { row: { items: ['torch', 'dog', 'hat', 'rope', 'axe'], artifacts: ['war-mask'] } };
    const desk = Desk.with({ compass: 9, tablet: 1 }, row).presses({ on: 'row', card: 'war-mask' });
    assert.equal(desk.model.main.does, 'use');
    pressesMain(desk);
    assert.equal(desk.moment.view.players[0]?.arrowhead, 1);
  });
});

describe('what comes first of a bonus tile and the effect of its row', () => {
  /** The magnifying glass has reached row 2, which gives a compass. */
  const arrived = (tile: BonusId) => ({
    view: {
      options: { board: 'bird' },
      stack: [{ at: 'arrive', token: 'glass', space: 'bird-2-1', bonus: true, row: true }],
    } as unknown as ArnakView,
    answers: [{ type: 'play', card: 'funding-car' }, { type: 'bonus', tile }, { type: 'row' }] as const,
  });

  it('isn’t asked if both only bring resources, whatever else could be done', () => {
    const { view, answers } = arrived('bonus-coin');
    assert.deepEqual(anyOf(answers, view), { type: 'bonus', tile: 'bonus-coin' });
  });

  it('is asked if one of them draws a card', () => {
    const { view, answers } = arrived('bonus-draw');
    assert.equal(anyOf(answers, view), undefined);
  });
});
