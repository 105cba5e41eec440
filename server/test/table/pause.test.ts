import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deadline } from '../../src/table/clock.ts';
import { dueAfter } from '../../src/table/due.ts';
import { projectTable } from '../../src/table/project.ts';
import { PureTable, who } from '../support/drafts.ts';

const live = { kind: 'live', seconds: 100, increment: 10 } as const;
const DAY = 24 * 60 * 60;
const slow = { kind: 'slow', seconds: DAY } as const;
const other = (seat: number): number => 1 - seat;
const ask = (kind: 'pause' | 'resume') => ({ type: 'ask', proposal: { kind } }) as const;
const yes = { type: 'answer', yes: true } as const;

function paused(table: PureTable): PureTable {
  table.do(0, ask('pause'));
  table.do(1, yes);
  return table;
}

describe('a pause', () => {
  it('needs everybody’s consent, and stops clocks and play until everybody agrees to go on', () => {
    const table = new PureTable(2, { clock: live }).started();
    const active = table.layLanterns();
    table.pass(30);
    const left = (seat: number): number | undefined => table.table.clocks?.seats[seat]?.left;
    assert.deepEqual(table.do(0, ask('pause')), ['asked']);
    assert.ok(!table.table.paused, 'asking isn’t enough');
    assert.deepEqual(table.do(1, yes), ['answered', 'paused']);
    assert.equal(deadline(table.table.clocks), undefined);
    assert.equal(left(active), 80_000, 'no increment for a pause');
    assert.deepEqual(table.pass(99_999), []);
    assert.throws(() => table.act(active, 'end'), /server\.play\.paused/);
    assert.deepEqual(table.table.turn, [], 'nobody is called to play');
    assert.throws(() => table.do(0, ask('pause')), /server\.ask\.paused/);
    table.do(0, ask('resume'));
    assert.deepEqual(table.do(1, yes), ['answered', 'resumed']);
    assert.equal(left(active), 80_000);
    assert.equal(deadline(table.table.clocks)?.at, table.now + 80_000);
    assert.throws(() => table.do(0, ask('resume')), /server\.ask\.notPaused/);
    assert.deepEqual(table.act(active, 'end'), ['entry']);
  });

  it('shows no choices to anyone', () => {
    const table = new PureTable(2).started();
    const active = table.layLanterns();
    const legal = (): number => projectTable(table.table, who(active).person).play?.legal.length ?? 0;
    assert.ok(legal() > 0);
    paused(table);
    assert.equal(legal(), 0);
    assert.ok(projectTable(table.table, undefined).info.paused);
  });

  it('doesn’t count as waiting for somebody', () => {
    const table = new PureTable(2).started();
    const active = table.layLanterns();
    paused(table);
    table.pass(99_999);
    const give = { type: 'ask', proposal: { kind: 'bot', seat: active, level: 'random' } } as const;
    assert.throws(() => table.do(other(active), give), /server\.seat\.notGone/);
    table.do(0, ask('resume'));
    table.do(1, yes);
    assert.throws(() => table.do(other(active), give), /server\.seat\.notGone/);
  });
});

describe('days off', () => {
  it('hold the clock of one player, as long as there are days left', () => {
    const table = new PureTable(2, { clock: slow, daysOff: 5 }).started();
    const active = table.layLanterns();
    table.pass(3600);
    table.do(active, { type: 'daysOff', days: 3 });
    assert.equal(deadline(table.table.clocks)?.at, table.now + 4 * DAY * 1000);
    assert.deepEqual(table.pass(4 * DAY - 1), []);
    assert.throws(() => table.do(active, { type: 'daysOff', days: 3 }), /server\.daysOff\.left/);
    assert.deepEqual(table.pass(1), ['ranOut']);
  });

  it('can be taken while others play, and kept for later by coming back', () => {
    const table = new PureTable(2, { clock: slow, daysOff: 5 }).started();
    const active = table.layLanterns();
    const resting = other(active);
    table.do(resting, { type: 'daysOff', days: 5 });
    assert.equal(table.table.daysOffLeft(resting), 0);
    assert.throws(() => table.do(resting, { type: 'daysOff', days: 1 }), /server\.daysOff\.already/);
    table.act(active, 'end');
    assert.equal(deadline(table.table.clocks)?.at, table.now + 6 * DAY * 1000, 'the turn waits for them');
    table.pass(DAY);
    table.do(resting, { type: 'daysOff', days: 0 });
    assert.equal(table.table.daysOffLeft(resting), 4);
    assert.equal(deadline(table.table.clocks)?.at, table.now + DAY * 1000);
    assert.throws(() => table.do(resting, { type: 'daysOff', days: 0 }), /server\.daysOff\.notOff/);
  });

  it('are for tables with days for each turn', () => {
    const table = new PureTable(2, { clock: live }).started();
    assert.throws(() => table.do(0, { type: 'daysOff', days: 1 }), /server\.daysOff\.clock/);
    assert.equal(projectTable(table.table, who(0).person).daysOffLeft, undefined);
  });
});

describe('a reminder', () => {
  it('comes before the time of a slow turn runs out, and not if it’s played', () => {
    const table = new PureTable(2, { clock: slow }).started();
    const before = table.table;
    const active = table.layLanterns();
    const person = who(active).person;
    const name = `notice:deadline:table:${person}`;
    const reminders = (was: typeof before) =>
      dueAfter(was, table.table, { bot: 0, notice: 0 }).filter((change) => change.name === name);
    const [set] = dueAfter(undefined, table.table, { bot: 0, notice: 0 }).filter((change) => change.name === name);
    assert.ok(set?.change === 'set');
    assert.equal(set.at, (deadline(table.table.clocks)?.at ?? 0) - (DAY * 1000) / 4);
    const turn = table.table;
    table.act(active, 'end');
    assert.deepEqual(reminders(turn), [{ change: 'drop', name }]);
  });
});

describe('hints', () => {
  it('are off between people unless the host allows them, and everybody can see which', () => {
    assert.equal(projectTable(new PureTable(2).table, undefined).info.hints, false);
    assert.equal(projectTable(new PureTable(2, { hints: true }).table, undefined).info.hints, true);
    assert.equal(projectTable(new PureTable(1).table, undefined).info.hints, true);
    assert.equal(projectTable(new PureTable(1, { hints: false }).table, undefined).info.hints, false);
  });

  it('are never there in a rated game, even if the host wants them', () => {
    assert.equal(projectTable(new PureTable(2, { rated: true, hints: true }).table, undefined).info.hints, false);
  });
});
