import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dueAfter } from '../../src/table/due.ts';
import { projectTable } from '../../src/table/project.ts';
import { PureTable, who } from '../support/drafts.ts';

const refused = (key: string) => new RegExp(`^Refusal: ${key.replaceAll('.', '\\.')} `);
const other = (seat: number): number => 1 - seat;

describe('undo', () => {
  it('stops at walls, and goes further if the others agree', () => {
    const table = new PureTable(2).started();
    const active = table.layLanterns();
    table.act(active, 'draw');
    assert.throws(() => table.do(active, { type: 'undo' }), refused('undo.wall'));
    const to = (table.table.match?.entries.length ?? 0) - 1;
    assert.deepEqual(table.do(active, { type: 'ask', proposal: { kind: 'rewind', to } }), ['asked']);
    assert.throws(() => table.do(active, { type: 'answer', yes: true }), refused('server.ask.notYou'));
    assert.deepEqual(table.do(other(active), { type: 'answer', yes: true }), ['answered', 'entry']);
    assert.equal(table.table.match?.entries.at(-1)?.kind, 'rewind');
    assert.ok(table.legal(active).some(({ type }) => type === 'draw'));
  });

  it('goes no further if one of the others says no', () => {
    const table = new PureTable(3).started();
    const active = table.layLanterns();
    table.act(active, 'draw');
    const to = (table.table.match?.entries.length ?? 0) - 1;
    table.do(active, { type: 'ask', proposal: { kind: 'rewind', to } });
    const [first = 0, second = 0] = [0, 1, 2].filter((seat) => seat !== active);
    table.do(first, { type: 'answer', yes: true });
    assert.deepEqual(table.do(second, { type: 'answer', yes: false }), ['answered']);
    assert.equal(table.table.voting, undefined);
    assert.equal(table.table.match?.entries.at(-1)?.kind, 'act');
  });

  it('drops the proposal when the game goes on', () => {
    const table = new PureTable(2).started();
    const active = table.layLanterns();
    table.act(active, 'draw');
    table.do(active, { type: 'ask', proposal: { kind: 'rewind', to: 0 } });
    table.act(active, 'end');
    assert.throws(() => table.do(other(active), { type: 'answer', yes: true }), refused('server.ask.none'));
  });

  it('is no longer asked for when the asker takes the question back', () => {
    const table = new PureTable(3).started();
    const active = table.layLanterns();
    table.act(active, 'draw');
    table.do(active, { type: 'ask', proposal: { kind: 'rewind', to: 0 } });
    const [first = 0] = [0, 1, 2].filter((seat) => seat !== active);
    assert.throws(() => table.do(first, { type: 'withdraw' }), refused('server.ask.notYours'));
    assert.deepEqual(table.do(active, { type: 'withdraw' }), ['withdrawn']);
    assert.equal(table.table.voting, undefined);
    assert.throws(() => table.do(active, { type: 'withdraw' }), refused('server.ask.none'));
  });

  it("doesn't ask for the impossible", () => {
    const table = new PureTable(2).started();
    assert.throws(() => table.do(0, { type: 'ask', proposal: { kind: 'rewind', to: 99 } }), refused('rewind.position'));
  });

  it('needs no consent from bots', () => {
    const table = new PureTable(2, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] }).started();
    table.act(0, 'lay');
    assert.deepEqual(table.do(0, { type: 'ask', proposal: { kind: 'rewind', to: 0 } }), ['asked', 'entry']);
  });
});

describe('a plan', () => {
  it('is played when the turn comes, and nobody else knows it before', () => {
    const table = new PureTable(2).started();
    const active = table.layLanterns();
    const waiting = other(active);
    const before = JSON.stringify(projectTable(table.table, who(active).person));
    assert.deepEqual(table.do(waiting, { type: 'plan', action: { type: 'end' } }), []);
    assert.equal(JSON.stringify(projectTable(table.table, who(active).person)), before);
    assert.deepEqual(projectTable(table.table, who(waiting).person).plan, { type: 'end' });
    assert.deepEqual(table.act(active, 'end'), ['entry', 'entry']);
    assert.equal(table.table.match?.entries.at(-1)?.kind, 'act');
    assert.equal(table.table.plans.size, 0);
  });

  it("is dropped if it isn't legal by then or if it's withdrawn", () => {
    const table = new PureTable(2).started();
    const active = table.layLanterns();
    const waiting = other(active);
    table.do(waiting, { type: 'plan', action: { type: 'fly' } });
    assert.deepEqual(table.act(active, 'end'), ['entry']);
    assert.equal(table.table.plans.size, 0);
    assert.throws(() => table.do(waiting, { type: 'plan', action: { type: 'end' } }), refused('server.plan.yourTurn'));
    table.do(active, { type: 'plan', action: { type: 'end' } });
    table.do(active, { type: 'plan' });
    assert.equal(table.table.plans.size, 0);
  });
});

describe('resigning', () => {
  it('ends a game of two with a win for the other', () => {
    const table = new PureTable(2).started();
    assert.deepEqual(table.do(0, { type: 'resign' }), ['resigned', 'finished']);
    assert.deepEqual(table.table.winners, [1]);
    const { info } = projectTable(table.table, who(1).person);
    assert.equal(info.reason, 'resigned');
    assert.match(info.seed ?? '', /^[0-9a-f]{64}$/);
  });

  it('hands the seat to a bot for good in a game of three', () => {
    const table = new PureTable(3).started();
    assert.deepEqual(table.do(0, { type: 'resign' }), ['resigned']);
    assert.equal(table.table.botAt(0), 'random');
    assert.throws(() => table.do(0, { type: 'return' }), refused('server.seat.notYours'));
    assert.deepEqual(table.do(1, { type: 'resign' }), ['resigned', 'finished']);
    assert.deepEqual(table.table.winners, [2]);
  });

  it('ends the game if only bots are left', () => {
    const bots = { kind: 'bot', level: 'random' } as const;
    const table = new PureTable(3, { seats: [{ kind: 'open' }, bots, bots] }).started();
    assert.deepEqual(table.do(0, { type: 'resign' }), ['resigned', 'finished']);
  });
});

describe('a player who is gone', () => {
  it('is replaced by a bot if the others agree, and can return', () => {
    const table = new PureTable(3).started();
    const give = { type: 'ask', proposal: { kind: 'bot', seat: 2, level: 'clever' } } as const;
    assert.throws(() => table.do(0, give), refused('server.seat.notGone'));
    table.do(2, { type: 'leave' });
    table.do(0, give);
    assert.deepEqual(table.do(1, { type: 'answer', yes: true }), ['answered', 'handed']);
    assert.equal(table.table.botAt(2), 'clever');
    assert.throws(() => table.act(2, 'lay'), refused('server.play.botPlays'));
    assert.deepEqual(table.do(2, { type: 'return' }), ['returned']);
    assert.deepEqual(table.act(2, 'lay'), ['entry']);
  });

  it('is one who keeps everyone waiting', () => {
    const table = new PureTable(2).started();
    table.act(0, 'lay');
    const give = { type: 'ask', proposal: { kind: 'bot', seat: 1, level: 'random' } } as const;
    const [waited, ...others] = projectTable(table.table, who(0).person).waiting ?? [];
    assert.deepEqual([waited, others], [{ seat: 1, since: table.now }, []], 'everybody sees who is waited for');
    table.pass(599);
    assert.throws(() => table.do(0, give), refused('server.seat.notGone'));
    table.pass(1);
    assert.deepEqual(table.do(0, give), ['asked', 'handed']);
  });
});

describe('by consent', () => {
  it('the game ends as it stands, and nobody wins', () => {
    const table = new PureTable(2).started();
    assert.deepEqual(table.do(0, { type: 'ask', proposal: { kind: 'end' } }), ['asked']);
    assert.deepEqual(table.do(1, { type: 'answer', yes: true }), ['answered', 'finished']);
    assert.deepEqual([table.table.status, table.table.reason, table.table.winners], ['finished', 'agreed', []]);
    assert.throws(() => table.do(0, { type: 'ask', proposal: { kind: 'end' } }), refused('server.play.notRunning'));
  });

  it('everybody gets more time, if there is a clock', () => {
    const timeless = new PureTable(2).started();
    const proposal = { kind: 'time', seconds: 120 } as const;
    assert.throws(() => timeless.do(0, { type: 'ask', proposal }), refused('server.ask.noClock'));
    const table = new PureTable(2, { clock: { kind: 'live', seconds: 60, increment: 0 } }).started();
    const left = (): readonly number[] => table.table.clocks?.seats.map((seat) => seat.left) ?? [];
    table.do(0, { type: 'ask', proposal });
    assert.deepEqual(left(), [60_000, 60_000]);
    assert.deepEqual(table.do(1, { type: 'answer', yes: true }), ['answered', 'timeAdded']);
    assert.deepEqual(left(), [180_000, 180_000]);
  });

  it('people who are away hear that they are asked, until they have answered', () => {
    const table = new PureTable(3).started();
    const delays = { bot: 0, notice: 60_000 };
    const before = table.table;
    table.do(0, { type: 'ask', proposal: { kind: 'end' } });
    const asked = dueAfter(before, table.table, delays).filter(({ name }) => name.includes('asked'));
    assert.deepEqual(
      asked.map(({ change, name }) => [change, name.split(':').at(-1)]),
      [
        ['set', who(1).person],
        ['set', who(2).person],
      ],
    );
    const open = table.table;
    table.do(1, { type: 'answer', yes: true });
    const answered = dueAfter(open, table.table, delays).filter(({ name }) => name.includes('asked'));
    assert.deepEqual(
      answered.map(({ change, name }) => [change, name.split(':').at(-1)]),
      [['drop', who(1).person]],
    );
  });
});
