import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { focusOrder as arnakOrder, everySpot, pressOf } from '../src/boards/arnak/keyboard.ts';
import { keyOf, type Spot } from '../src/boards/arnak/things.ts';
import { focusOrder as guildOrder } from '../src/boards/guild/keyboard.ts';
import { ARROWS, nearest } from '../src/kit/focus/arrows.ts';
import { Desk } from './support/arnak-moment.ts';
import { GuildTable } from './support/guild-table.ts';

const CAMP: Spot = { on: 'space', site: 'camp-coins', space: 0 };

describe('arrow keys', () => {
  const things = new Map([
    ['ahead', { x: 100, y: 0 }],
    ['aside', { x: 40, y: 40 }],
    ['behind', { x: -10, y: 0 }],
  ]);
  it('go to what is ahead; being off to the side counts double', () => {
    assert.equal(nearest({ x: 0, y: 0 }, things, ARROWS['ArrowRight'] ?? { x: 0, y: 0 }), 'ahead');
    assert.equal(nearest({ x: 0, y: 0 }, things, { x: 0, y: 1 }), 'aside');
    assert.equal(nearest({ x: 0, y: 0 }, things, { x: 0, y: -1 }), undefined);
  });
});

describe("the keyboard at Arnak's table", () => {
  it('reaches everything that can be pressed, each thing once', () => {
    const desk = Desk.with({ coins: 3, hand: ['funding-car', 'fear', 'fear'], slots: 1 });
    for (const _ of [0, 1]) {
      const { moment, model } = desk;
      const keys = everySpot(moment.view, model).map(keyOf);
      assert.equal(new Set(keys).size, keys.length);
      assert.deepEqual(
        model.keyboard.map(keyOf).filter((key) => !keys.includes(key)),
        [],
      );
      desk.presses(CAMP);
    }
  });

  it('goes on with what the board lights when nothing else is asked', () => {
    const { model } = Desk.with({ hand: ['funding-car'] });
    assert.deepEqual(at(arnakOrder(model), 0), at(model.keyboard, 0));
    const digits = arnakOrder(model).flatMap((thing) => (thing.on === 'chip' ? [thing.digit] : []));
    const open = model.chips.flatMap((chip, i) => (chip.is !== 'kind' || chip.count > 0 ? [i + 1] : []));
    assert.deepEqual(digits, open, 'then every chip that does something');
  });

  it('goes to the big button once a payment is proposed', () => {
    const { model } = Desk.with({ hand: ['funding-car'] }).presses(CAMP);
    assert.deepEqual(at(arnakOrder(model), 0), { on: 'mainButton' });
  });

  it('goes to the answers of a question in words before anything else', () => {
    const desk = Desk.with({ hand: ['funding-car'] });
    const answers = arnakOrder({ ...desk.model, chips: [{ is: 'answer', action: { type: 'choose', option: 0 } }] });
    assert.deepEqual(at(answers, 0), { on: 'chip', digit: 1 });
  });

  it('goes first to cards one has to choose from', () => {
    const { model } = Desk.with({ hand: ['funding-car'] });
    const card: Spot = { on: 'tray', card: 'fear' };
    const choosing = { ...model, tray: { cards: ['fear'], assistants: [] }, keyboard: [card] } as const;
    assert.deepEqual(at(arnakOrder(choosing), 0), card);
  });

  it('presses chips by digits', () => {
    const { model } = Desk.with({ hand: ['funding-car'] });
    const [dig] = model.chips;
    assert.ok(dig !== undefined);
    assert.deepEqual(pressOf(dig), { type: 'filter', kind: 'dig' });
    const pass = model.chips.find(({ is }) => is === 'pass');
    assert.ok(pass !== undefined);
    assert.deepEqual(pressOf(pass), { type: 'act', action: { type: 'pass' } });
  });
});

describe("the keyboard at the Guild's table", () => {
  it('goes to the lit spaces, then to the buttons that can be pressed', () => {
    const table = new GuildTable({ map: 'coast', card: 'explore-any' });
    const order = guildOrder(table.model);
    const spaces = order.flatMap((thing) => (thing.on === 'space' ? [thing.space] : []));
    assert.deepEqual(
      spaces,
      table.model.map.spots.map(({ space }) => space),
    );
    assert.deepEqual(order.slice(spaces.length), [{ on: 'button', button: 'done' }]);
  });

  it('has no button for those who only watch', () => {
    const { model } = new GuildTable({ map: 'coast', card: 'explore-any' });
    const { buttons: _, ...band } = model.band;
    assert.ok(guildOrder({ ...model, band }).every(({ on }) => on === 'space'));
  });
});
