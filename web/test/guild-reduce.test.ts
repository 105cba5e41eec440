import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landOf, spaceNear, within } from '../src/boards/guild/map/land.ts';
import type { Thing } from '../src/boards/guild/things.ts';
import { boxAround } from '../src/kit/hex/geometry.ts';
import { GuildTable } from './support/guild-table.ts';

const COAST = { map: 'coast', card: 'explore-any' };

/** Three connected cities of the coast: which two make a route is a question. */
function threeCities(): GuildTable {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['-1,0', '1,-1', '2,-2', '1,0'] } });
  table.act({ type: 'explore', field: '2,0' });
  assert.equal(table.moment.task?.task, 'trade');
  return table;
}

const lit = (table: GuildTable): readonly string[] => table.model.map.spots.map(({ space }) => space).sort();

test('one press explores', () => {
  const table = new GuildTable(COAST);
  table.pressSpace('1,0');
  assert.deepEqual(table.sent, [{ type: 'explore', field: '1,0' }]);
});

test("a press on a space that isn't lit does nothing", () => {
  const table = new GuildTable(COAST);
  for (const space of ['0,0', '2,-2', '9,9']) table.pressSpace(space);
  table.press({ on: 'space', seat: 1, space: '1,0' });
  assert.deepEqual(table.sent, []);
});

test('a trade route takes two presses: the second city gets the trading post', () => {
  for (const [first, post] of [
    ['-1,0', '2,0'],
    ['2,0', '-1,0'],
    ['2,-2', '2,0'],
  ] as const) {
    const table = threeCities();
    assert.deepEqual(lit(table), ['-1,0', '2,-2', '2,0']);
    const sent = table.sent.length;
    table.pressSpace(first);
    assert.equal(table.sent.length, sent, 'the first press only chooses');
    assert.equal(table.model.map.spots.find(({ space }) => space === first)?.state, 'chosen');
    table.pressSpace(post);
    const trade = table.sent.at(-1);
    assert.ok(trade?.type === 'trade' && trade.post === post);
    assert.deepEqual([trade.from, trade.to].sort(), [first, post].sort());
  }
});

test('pressing the first city again takes it back, so every route stays within reach (G-CITY-5)', () => {
  const table = threeCities();
  table.pressSpace('2,0').pressSpace('2,0');
  assert.ok(table.model.map.spots.every(({ state }) => state === 'lit'));
  assert.deepEqual(lit(table), ['-1,0', '2,-2', '2,0']);
});

test('a first city is forgotten once the cities in question are others', () => {
  const table = threeCities();
  table.pressSpace('2,0').pressSpace('2,-2');
  assert.deepEqual(lit(table), ['-1,0', '2,0'], 'the city with the post is out');
  assert.ok(table.model.map.spots.every(({ state }) => state === 'lit'));
});

test('if only two cities are connected, one press on the city of the post is enough', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['2,-2', '1,-1'] } });
  table.pressSpace('-1,0');
  assert.equal(table.moment.task?.task, 'trade');
  table.pressSpace('2,-2');
  assert.deepEqual(table.sent.at(-1), { type: 'trade', from: '-1,0', to: '2,-2', post: '2,-2' });
});

test('a finger selects with its first tap and presses with the second', () => {
  const table = new GuildTable(COAST);
  const tap = (space: string) => table.on({ type: 'tap', thing: { on: 'space', seat: 0, space } });
  tap('1,0');
  assert.deepEqual(table.sent, []);
  assert.equal(table.model.map.pointed?.space, '1,0');
  tap('0,1');
  assert.deepEqual(table.sent, [], 'another space is selected first');
  tap('0,1');
  assert.deepEqual(table.sent, [{ type: 'explore', field: '0,1' }]);
});

test('a space pressed before the table has answered is explored as soon as it has', () => {
  const table = new GuildTable({ ...COAST, era: 2 });
  table.busy = true;
  table.pressSpace('1,0');
  assert.deepEqual(table.sent, []);
  table.busy = false;
  table.on({ type: 'free' });
  assert.deepEqual(table.sent, [{ type: 'explore', field: '1,0' }]);
  table.on({ type: 'free' });
  assert.equal(table.sent.length, 1, 'only once');
});

test('spaces pressed before the table has answered are explored one after the other', () => {
  const table = new GuildTable({ ...COAST, era: 2 });
  table.busy = true;
  table.pressSpace('1,0').pressSpace('9,9').pressSpace('1,-1');
  table.busy = false;
  for (const explored of [['1,0'], ['1,0'], ['1,0', '1,-1'], ['1,0', '1,-1']]) {
    table.on({ type: 'free' });
    assert.deepEqual(
      table.sent,
      explored.map((field) => ({ type: 'explore', field })),
    );
  }
});

test('Done pressed before the table has answered ends this turn, never the next', () => {
  const table = new GuildTable(COAST);
  table.warns = false;
  const done: Thing = { on: 'button', button: 'done' };
  table.busy = true;
  table.press(done);
  table.busy = false;
  assert.deepEqual(table.sent, []);
  table.on({ type: 'free' });
  assert.deepEqual(table.sent, [{ type: 'done' }]);
  const twice = new GuildTable(COAST);
  twice.warns = false;
  // The second press falls into the time in which the first is on its way.
  twice.busy = true;
  twice.press(done);
  twice.busy = false;
  twice.act({ type: 'done' });
  twice.on({ type: 'free' });
  assert.equal(twice.sent.length, 1, 'once');
});

test('Done pressed too early still warns', () => {
  const table = new GuildTable(COAST);
  table.busy = true;
  table.press({ on: 'button', button: 'done' });
  table.busy = false;
  table.on({ type: 'free' });
  assert.deepEqual(table.sent, []);
  assert.notEqual(table.model.band.warning, undefined);
});

test('an explorer pressed before the table has answered is taken back as soon as it has', () => {
  const table = new GuildTable(COAST);
  table.pressSpace('1,-1');
  table.busy = true;
  table.press({ on: 'piece', piece: 'explorer', seat: 0, space: '1,-1' });
  assert.equal(table.model.map.takeBack, '1,-1');
  table.busy = false;
  table.on({ type: 'free' });
  assert.deepEqual(table.moment.player.explorers, []);
});

test('a press on the explorer placed last takes it back, then on the one before', () => {
  const table = new GuildTable(COAST);
  table.pressSpace('1,-1').pressSpace('0,-1');
  assert.equal(table.model.map.takeBack, '0,-1');
  const takeBack = (space: string) => table.press({ on: 'piece', piece: 'explorer', seat: 0, space });
  takeBack('1,-1');
  assert.equal(table.model.map.takeBack, '0,-1', 'only the last one can be pressed');
  takeBack('0,-1');
  assert.equal(table.model.map.takeBack, '1,-1');
  takeBack('1,-1');
  assert.equal(table.model.map.takeBack, undefined);
  assert.deepEqual(table.moment.player.explorers, []);
});

test('an Investigate card takes two presses: choose, then keep', () => {
  const table = new GuildTable({ era: 1, card: 'special-1', investigateDeck: ['sea5', 'line-sea'] });
  const { actions } = table.model;
  assert.ok(actions.kind === 'choosing');
  assert.deepEqual(table.model.band.buttons?.main, { button: 'keep' }, 'the big button waits for a card');
  table.press({ on: 'offer', card: 'sea5' });
  assert.deepEqual(table.sent, [], 'the first press only chooses');
  assert.deepEqual(table.model.band.buttons?.main, { button: 'keep', card: 'sea5' });
  table.press({ on: 'offer', card: 'line-sea' });
  assert.deepEqual(table.model.band.buttons?.main, { button: 'keep', card: 'line-sea' });
  table.press({ on: 'keep', card: 'line-sea' });
  assert.deepEqual(table.sent, [{ type: 'keep', card: 'line-sea' }]);
});

test('Done warns while something can still be explored', () => {
  const table = new GuildTable(COAST);
  const done = { on: 'button', button: 'done' } as const;
  table.press(done);
  assert.deepEqual(table.sent, []);
  assert.deepEqual(table.model.band.warning, { explorers: 2, spaces: table.model.map.spots.length, step: false });
  table.on({ type: 'cancel' });
  assert.equal(table.model.band.warning, undefined);
  table.press(done).press({ on: 'button', button: 'endTurn' });
  assert.deepEqual(table.sent, [{ type: 'done' }]);
  assert.equal(table.model.band.warning, undefined);
});

test("Done doesn't warn when nothing can be explored, or when warnings are off", () => {
  const finished = new GuildTable({
    ...COAST,
    card: 'explore-mountain',
    ada: { explorers: ['-1,2'], villages: ['1,0'] },
  });
  assert.deepEqual(finished.model.map.spots, []);
  finished.press({ on: 'button', button: 'done' });
  assert.deepEqual(finished.sent, [{ type: 'done' }]);
  const calm = new GuildTable(COAST);
  calm.warns = false;
  calm.press({ on: 'button', button: 'done' });
  assert.deepEqual(calm.sent, [{ type: 'done' }]);
});

test('a warning stays when others move meanwhile', () => {
  const table = new GuildTable(COAST);
  table.press({ on: 'button', button: 'done' });
  table.act({ type: 'explore', field: '1,0' }, 1);
  assert.notEqual(table.model.band.warning, undefined);
});

test('a warning is gone once the player has moved on', () => {
  const table = new GuildTable(COAST);
  table.press({ on: 'button', button: 'done' });
  table.act({ type: 'explore', field: '1,0' });
  assert.equal(table.model.band.warning, undefined);
});

test('one of several Investigate cards takes two presses too: choose, then use', () => {
  const table = new GuildTable({ era: 4, card: 'special-any', ada: { actions: { I: 'sea5', III: 'region-4' } } });
  const { actions } = table.model;
  assert.ok(actions.kind === 'choosing' && actions.what === 'use');
  assert.deepEqual(
    actions.offers.map(({ slot, card }) => [slot, card]),
    [
      ['I', 'sea5'],
      ['III', 'region-4'],
    ],
  );
  assert.deepEqual(table.model.band.buttons?.main, { button: 'use' }, 'the big button waits for a card');
  table.press({ on: 'slot', slot: 'III' });
  assert.deepEqual(table.sent, [], 'the first press only chooses');
  assert.deepEqual(table.model.band.buttons?.main, { button: 'use', slot: 'III', card: 'region-4' });
  assert.ok(table.model.map.reach.length > 0, 'and shows where the card can begin');
  table.press({ on: 'use', slot: 'III' });
  assert.deepEqual(table.sent, [{ type: 'use', slot: 'III' }]);
});

/** A space that brings a village, a trade route and a treasure at once. */
const ORDER = {
  card: 'explore-any',
  map: `
2r+q | -1  0   1
  -6 |     gC3
  -4 |     gR
  -3 | g       dC3
  -2 |     ~
   0 |     @@@
`,
  treasureDeck: ['free-explorer'],
  ada: { explorers: ['-1,-1', '0,-3', '1,-2'] },
};

test('the player decides which of several effects comes first (G-ORD-1)', () => {
  const table = new GuildTable(ORDER);
  assert.deepEqual(table.model.band.buttons?.effects, []);
  table.pressSpace('0,-2');
  assert.deepEqual(table.model.band.buttons?.effects, ['village', 'trade', 'treasure']);
  table.press({ on: 'effect', effect: 'treasure' });
  assert.deepEqual(table.sent.at(-1), { type: 'next', effect: 'treasure' });
  assert.equal(table.model.band.buttons?.decline, true, 'the free explorer of the treasure');
});

test('Done can be taken back while others still explore', () => {
  const table = new GuildTable(COAST);
  table.warns = false;
  assert.equal(table.model.band.buttons?.withdraw, false);
  table.press({ on: 'button', button: 'done' });
  assert.equal(table.model.band.buttons?.withdraw, true);
  table.press({ on: 'button', button: 'withdraw' });
  assert.equal(table.model.band.buttons?.withdraw, false);
  assert.equal(table.model.band.state, 'mine');
});

test('the space just used is not refused: only once the pointer has been elsewhere', () => {
  const table = new GuildTable(COAST);
  table.pointAt('1,0').pressSpace('1,0');
  assert.notEqual(table.model.band.told.kind, 'refused');
  table.pointAt('1,0');
  assert.notEqual(table.model.band.told.kind, 'refused', 'the pointer rests');
  table.pointAt('1,-1').pointAt('1,0');
  assert.equal(table.model.band.told.kind, 'refused');
});

test('a finger between two spaces means the nearer one', () => {
  for (const turned of [false, true]) {
    const box = boxAround(landOf('aghon'), turned, 5);
    const [one, other] = ['0,0', '1,0'];
    const [a, b] = [within(one, box, turned), within(other, box, turned)];
    const between = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    assert.equal(spaceNear(between(0.4), [one, other], box, turned), one);
    assert.equal(spaceNear(between(0.6), [one, other], box, turned), other);
    assert.equal(spaceNear(between(0.5), [], box, turned), undefined);
  }
});

const tapOn = (table: GuildTable, space: string) => table.on({ type: 'tap', thing: { on: 'space', seat: 0, space } });

/** What the page does: a finger gives the focus to a space before it taps. */
const touch = (table: GuildTable, space: string) => tapOn(table.pointAt(space), space);

const isArmed = ({ model: { band } }: GuildTable): boolean => band.told.kind === 'gains' && band.told.tapped;

test('a first tap says to tap again; after Done nothing is pointed at any more', () => {
  const table = new GuildTable(COAST);
  tapOn(table, '1,0');
  assert.ok(isArmed(table));
  tapOn(table, '1,0');
  table.press({ on: 'button', button: 'endTurn' });
  assert.equal(table.model.map.pointed, undefined);
});

test('after a tap on a space that can’t be used, the one selected before has to be selected again', () => {
  const table = new GuildTable(COAST);
  touch(table, '1,0');
  table.on({ type: 'point', finger: 'points', thing: { on: 'space', seat: 0, space: '0,0' } });
  assert.equal(table.model.band.told.kind, 'refused');
  touch(table, '1,0');
  assert.deepEqual(table.sent, [], 'it was shown as not selected');
  assert.ok(isArmed(table));
  touch(table, '1,0');
  assert.deepEqual(table.sent, [{ type: 'explore', field: '1,0' }]);
});

test('taps that placed an explorer don’t choose where the village or the trading post goes', () => {
  const village = new GuildTable({ ...COAST, ada: { explorers: ['0,-3', '0,-2'] } });
  const route = new GuildTable({ ...COAST, ada: { explorers: ['2,-2', '1,-1'] } });
  for (const [table, space] of [
    [village, '0,-1'],
    [route, '-1,0'],
  ] as const) {
    touch(touch(table, space), space);
    assert.equal(table.sent.length, 1);
    assert.ok(table.model.map.spots.some((spot) => spot.space === space && spot.state === 'lit'));
    assert.equal(table.model.map.pointed, undefined, 'nothing is shown as if it were to be placed');
    touch(table, space);
    assert.equal(table.sent.length, 1, 'a third tap only selects');
    assert.ok(isArmed(table));
    touch(table, space);
    assert.equal(table.sent.length, 2);
  }
});

test('a third tap before the table has answered presses nothing', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['0,-3', '0,-2'] } });
  table.busy = true;
  touch(touch(touch(table, '0,-1'), '0,-1'), '0,-1');
  table.busy = false;
  table.on({ type: 'free' }).on({ type: 'free' });
  assert.deepEqual(table.sent, [{ type: 'explore', field: '0,-1' }]);
});

test('after something was taken back, nothing is selected', () => {
  const table = new GuildTable(COAST);
  touch(touch(table, '1,-1'), '1,-1');
  touch(table, '0,-1');
  assert.ok(isArmed(table));
  table.press({ on: 'piece', piece: 'explorer', seat: 0, space: '1,-1' });
  assert.equal(table.model.map.pointed, undefined);
  const sent = table.sent.length;
  touch(table, '1,-1');
  assert.equal(table.sent.length, sent, 'the space taken back isn’t armed either');
});

test('what others do meanwhile leaves the selected space selected', () => {
  const table = new GuildTable(COAST);
  touch(table, '1,0');
  table.act({ type: 'explore', field: '0,1' }, 1);
  touch(table, '1,0');
  assert.deepEqual(table.sent, [{ type: 'explore', field: '1,0' }]);
});
