import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { PureTable, who } from '../support/drafts.ts';

const refused = (key: string) => new RegExp(`^Refusal: ${key.replaceAll('.', '\\.')} `);

describe('the lobby', () => {
  it('lets people sit down, change seats and leave', () => {
    const table = new PureTable(3);
    table.do(0, { type: 'sit' });
    table.do(1, { type: 'sit', seat: 2 });
    assert.throws(() => table.do(2, { type: 'sit', seat: 2 }), refused('server.seat.taken'));
    assert.throws(() => table.do(1, { type: 'sit' }), refused('server.seat.already'));
    assert.deepEqual(table.do(1, { type: 'sit', seat: 1 }), ['left', 'sat']);
    assert.equal(table.table.seatOf(who(1).person), 1);
    assert.deepEqual(table.do(1, { type: 'leave' }), ['left']);
    assert.equal(table.table.seatOf(who(1).person), undefined);
  });

  it('lets only the host kick, seat bots, change settings and start', () => {
    const table = new PureTable(3);
    table.do(0, { type: 'sit' });
    table.do(1, { type: 'sit' });
    for (const command of [
      { type: 'kick', seat: 0 },
      { type: 'seat', seat: 2, to: { kind: 'bot', level: 'random' } },
      { type: 'addSeat' },
      { type: 'removeSeat', seat: 2 },
      { type: 'change', settings: { chat: false } },
      { type: 'start' },
      { type: 'close' },
    ] as const) {
      assert.throws(() => table.do(1, command), refused('server.table.notHost'), command.type);
    }
    assert.deepEqual(table.do(0, { type: 'kick', seat: 1 }), ['kicked']);
    table.do(0, { type: 'seat', seat: 2, to: { kind: 'bot', level: 'clever' } });
    assert.throws(
      () => table.do(0, { type: 'seat', seat: 2, to: { kind: 'bot', level: 'genius' } }),
      refused('server.bot.level'),
    );
    table.do(0, { type: 'change', settings: { chat: false, options: { rounds: 2 } } });
    assert.throws(() => table.do(0, { type: 'chat', text: 'hello' }), refused('server.chat.off'));
    assert.throws(
      () => table.do(0, { type: 'change', settings: { options: { rounds: 17 } } }),
      refused('options.value'),
    );
  });

  it("lets the host add and remove empty seats, within the game's limits", () => {
    const table = new PureTable(2);
    table.do(0, { type: 'sit' });
    table.do(0, { type: 'change', settings: { options: { rounds: 3, row: 4 } } });
    assert.deepEqual(table.do(0, { type: 'addSeat' }), ['seatAdded', 'changed']);
    assert.deepEqual(table.table.settings.options, { rounds: 3, purse: 2 }, 'the row is for two');
    assert.deepEqual(table.do(0, { type: 'addSeat' }), ['seatAdded']);
    assert.throws(() => table.do(0, { type: 'addSeat' }), refused('table.seats'));

    table.do(1, { type: 'sit', seat: 3 });
    table.do(1, { type: 'ready', ready: true });
    assert.throws(() => table.do(0, { type: 'removeSeat', seat: 3 }), refused('server.seat.taken'));
    assert.throws(() => table.do(0, { type: 'removeSeat', seat: 4 }), refused('server.seat.none'));
    assert.deepEqual(table.do(0, { type: 'removeSeat', seat: 1 }), ['seatRemoved']);
    assert.equal(table.table.seatOf(who(1).person), 2, 'moved up');
    const moved = table.table.seat(2);
    assert.ok(moved.kind === 'person' && moved.ready, 'and still ready');
    assert.deepEqual(table.do(0, { type: 'removeSeat', seat: 1 }), ['seatRemoved', 'changed']);
    assert.throws(() => table.do(0, { type: 'start' }), refused('server.start.notReady'), 'the options changed');

    table.do(0, { type: 'kick', seat: 1 });
    assert.throws(() => table.do(0, { type: 'removeSeat', seat: 1 }), refused('table.seats'));
    table.do(0, { type: 'seat', seat: 1, to: { kind: 'bot', level: 'random' } });
    table.do(0, { type: 'start' });
    assert.throws(() => table.do(0, { type: 'addSeat' }), refused('server.table.notOpen'));
    assert.throws(() => table.do(0, { type: 'removeSeat', seat: 1 }), refused('server.table.notOpen'));
  });

  it('starts when every seat is taken and everyone is ready', () => {
    const table = new PureTable(2);
    table.do(0, { type: 'sit' });
    assert.throws(() => table.do(0, { type: 'start' }), refused('server.start.openSeat'));
    table.do(1, { type: 'sit' });
    assert.throws(() => table.do(0, { type: 'start' }), refused('server.start.notReady'));
    table.do(1, { type: 'ready', ready: true });
    assert.deepEqual(table.do(0, { type: 'start' }), ['started']);
    assert.equal(table.table.status, 'playing');
    assert.throws(() => table.do(2, { type: 'sit' }), refused('server.table.notOpen'));
    assert.throws(() => table.do(0, { type: 'kick', seat: 1 }), refused('server.table.notOpen'));
  });

  it('makes everyone confirm again after settings change', () => {
    const table = new PureTable(2);
    table.do(0, { type: 'sit' });
    table.do(1, { type: 'sit' });
    table.do(1, { type: 'ready', ready: true });
    table.do(0, { type: 'change', settings: { options: { rounds: 4 } } });
    assert.throws(() => table.do(0, { type: 'start' }), refused('server.start.notReady'));
  });

  it('shuffles the seats if set to, and keeps everyone', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { seats } = new PureTable(3, { seating: 'shuffled' }).started().table;
      orders.add(seats.map((info) => (info.kind === 'person' ? info.person : '')).join());
    }
    assert.equal(orders.size, 6);
    const kept = new PureTable(3, { seating: 'chosen' }).started().table;
    assert.deepEqual(
      kept.seats.map((info) => info.kind === 'person' && info.person),
      [0, 1, 2].map((player) => who(player).person),
    );
  });

  it('closes when the host leaves', () => {
    const table = new PureTable(2);
    table.do(0, { type: 'sit' });
    assert.deepEqual(table.do(0, { type: 'leave' }), ['closed']);
    assert.equal(table.table.status, 'closed');
    assert.throws(() => table.do(1, { type: 'sit' }), refused('server.table.notOpen'));
  });

  it("lets nobody act for a seat that isn't theirs", () => {
    const table = new PureTable(2).started();
    const action = { ...at(table.legal(0), 0) };
    for (const command of [
      { type: 'act', action },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'plan', action },
      { type: 'ask', proposal: { kind: 'rewind', to: 0 } },
      { type: 'answer', yes: true },
      { type: 'resign' },
      { type: 'return' },
      { type: 'leave' },
    ] as const) {
      assert.throws(() => table.do(7, command), refused('server.seat.notYours'), command.type);
    }
  });
});
