import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deadline } from '../../src/table/clock.ts';
import { dueAfter } from '../../src/table/due.ts';
import { summarize } from '../../src/table/project.ts';
import { PureTable } from '../support/drafts.ts';

const live = { kind: 'live', seconds: 100, increment: 10 } as const;
const slow = { kind: 'slow', seconds: 3600 } as const;
const other = (seat: number): number => 1 - seat;
const left = (table: PureTable, seat: number): number | undefined => table.table.clocks?.seats[seat]?.left;

describe('clocks', () => {
  it('run for players who are to act, and add the increment after each turn', () => {
    const table = new PureTable(2, { clock: live }).started();
    table.pass(5);
    const active = table.layLanterns();
    assert.equal(left(table, 0), 105_000);
    assert.equal(left(table, 1), 105_000);
    table.pass(20);
    table.act(active, 'sell');
    assert.equal(left(table, active), 105_000, 'the turn goes on');
    table.pass(10);
    table.act(active, 'end');
    assert.equal(left(table, active), 85_000);
    assert.equal(left(table, other(active)), 105_000);
  });

  it('start over for each slow turn', () => {
    const table = new PureTable(2, { clock: slow }).started();
    const active = table.layLanterns();
    table.pass(3000);
    table.act(active, 'end');
    assert.equal(left(table, active), 3_600_000);
    assert.equal(deadline(table.table.clocks)?.at, table.now + 3_600_000);
  });

  it('let a bot play the turn when they run out, if the table is set to', () => {
    const table = new PureTable(2, { clock: live, onTimeout: 'bot' }).started();
    const active = table.layLanterns();
    assert.deepEqual(table.pass(109), []);
    assert.deepEqual(table.pass(1), ['ranOut']);
    assert.equal(table.table.botAt(active), 'random');
    assert.throws(() => table.act(active, 'end'), /server\.play\.botPlays/);
    table.keep((draft) => draft.enter({ kind: 'act', seat: active, action: { type: 'end' } }, 'bot'));
    assert.equal(table.table.botAt(active), undefined);
    assert.deepEqual(summarize(table.table).ranOut, [active], 'lists say so');
    table.act(other(active), 'end');
    table.layLanterns();
    assert.deepEqual(summarize(table.table).ranOut, [], 'until they play again');
  });

  it('leave it to the others when they run out, if the table is set to', () => {
    const table = new PureTable(2, { clock: slow, onTimeout: 'others' }).started();
    const active = table.layLanterns();
    assert.deepEqual(table.pass(3600), ['ranOut']);
    assert.equal(table.table.botAt(active), undefined);
    assert.deepEqual(table.pass(99_999), [], 'it runs out once');
    assert.deepEqual(
      table.do(other(active), { type: 'ask', proposal: { kind: 'bot', seat: active, level: 'random' } }),
      ['asked', 'handed'],
    );
  });

  it('give a returning player time to act', () => {
    const table = new PureTable(2, { clock: live }).started();
    const active = table.layLanterns();
    table.pass(200);
    table.do(active, { type: 'return' });
    assert.equal(left(table, active), 30_000);
    assert.deepEqual(table.pass(29), []);
    assert.deepEqual(table.act(active, 'end'), ['entry']);
  });

  it('stop when the game is over', () => {
    const table = new PureTable(2, { clock: live }).started();
    table.do(0, { type: 'resign' });
    assert.equal(deadline(table.table.clocks), undefined);
    assert.deepEqual(table.pass(9999), []);
  });

  it('fall due when the first of them runs out', () => {
    const table = new PureTable(2, { clock: live }).started();
    const due = dueAfter(undefined, table.table, { bot: 0, notice: 0 });
    assert.deepEqual(due, [{ change: 'set', name: 'clock:table', kind: 'clock', at: table.now + 100_000 }]);
    const before = table.table;
    table.do(0, { type: 'resign' });
    const changes = dueAfter(before, table.table, { bot: 0, notice: 0 }).filter(({ name }) => name === 'clock:table');
    assert.deepEqual(changes, [{ change: 'drop', name: 'clock:table' }]);
  });
});
