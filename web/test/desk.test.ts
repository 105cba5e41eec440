import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TableSummary } from '@moonstaff/client';
import { type DeskRow, deskOf, greetingAt, isNew, isShort, presentPeople, resultFor } from '../src/pages/home/desk.ts';
import type { SavedGame } from '../src/table/engine/saved.ts';
import { person } from './support/table-info.ts';

const table = (id: string, change: Partial<TableSummary> = {}): TableSummary => ({
  ...{ id, game: 'guild', status: 'playing', public: false, options: {}, clock: { kind: 'none' }, host: 'I' },
  ...{ changedAt: 0, yourTurn: false, unread: 0, toAct: [], asked: [], ranOut: [], paused: false },
  seats: [person('Ilka'), person('Bruno')],
  ...change,
});
const game = (id: string, over: boolean, changed = 0): SavedGame => ({
  ...{ id, game: 'arnak', rules: 1, options: {}, seed: '', sitters: [], entries: [], over, changed },
});
const ids = (rows: readonly DeskRow[]): readonly string[] =>
  rows.map((row) => (row.kind === 'server' ? row.table.id : row.game.id));
const NONE = { me: 'I', mine: [], finished: [], games: [] };

describe('what is on the desk', () => {
  it('begins with what waits for me, the least time first; a question waits too', () => {
    const mine = [
      table('other', { deadline: 1 }),
      table('later', { yourTurn: true, deadline: 20 }),
      table('asked', { asked: [0] }),
      table('soon', { yourTurn: true, deadline: 10 }),
      table('theirs', { asked: [1] }),
    ];
    const desk = deskOf({ ...NONE, mine, games: [game('device', false)] });
    assert.deepEqual(ids(desk.turn), ['soon', 'later', 'asked', 'device']);
    assert.deepEqual(ids(desk.waiting), ['other', 'theirs']);
  });

  it('shows the last few games that are over, wherever they were played', () => {
    const finished = [
      table('a', { status: 'finished', changedAt: 5 }),
      table('b', { status: 'finished', changedAt: 1 }),
    ];
    const desk = deskOf({ ...NONE, finished, games: [game('c', true, 3), game('d', true, 9)] });
    assert.deepEqual(ids(desk.over), ['d', 'a', 'c']);
  });

  it('counts all games: those of the server, or of the device if there are none', () => {
    const games = [game('c', true), game('d', false)];
    assert.deepEqual(deskOf({ ...NONE, games, played: 131 }).all, { games: 131, on: 'results' });
    assert.deepEqual(deskOf({ ...NONE, games }).all, { games: 1, on: 'person' });
  });

  it('knows which game is new: nobody here has begun one', () => {
    const fresh = (of: Parameters<typeof deskOf>[0]): readonly boolean[] =>
      ['arnak', 'guild'].map((one) => isNew(one, deskOf(of)));
    assert.deepEqual(fresh(NONE), [true, true]);
    assert.deepEqual(fresh({ ...NONE, games: [game('c', true)] }), [false, true]);
    assert.deepEqual(fresh({ ...NONE, mine: [table('a')] }), [true, false]);
    assert.deepEqual(fresh({ ...NONE, played: 131 }), [false, false], 'not all of them are known here');
  });

  it('shows each table somebody calls me to once, unless I said no', () => {
    const over = (id: string, rematch: string) =>
      table(id, { status: 'finished', rematch: { table: rematch, host: 'Bruno' } });
    const free = [
      { table: 'x', invite: 'code', game: 'arnak', host: 'Tove' },
      { table: 'z', invite: 'other', game: 'arnak', host: 'Tove' },
    ];
    const tables = { ...NONE, finished: [over('a', 'x'), over('b', 'y')], clubs: [{ free }] };
    assert.deepEqual(deskOf({ ...tables, declined: ['z'] }).invitations, [
      { table: 'x', host: 'Bruno', game: 'guild', by: { again: 'a' } },
      { table: 'y', host: 'Bruno', game: 'guild', by: { again: 'b' } },
    ]);
    assert.deepEqual(deskOf({ ...NONE, clubs: [{ free }] }).invitations[0]?.by, { invite: 'code' });
  });

  it('says how a game went', () => {
    const scores = [70, 67, 80].map((total, seat) => ({ seat, total }));
    const over = table('a', { status: 'finished', scores, winners: [2] });
    assert.deepEqual(resultFor(over, 2), { place: 1, margin: 10, shared: false });
    assert.deepEqual(resultFor(over, 1), { place: 3, margin: 13, shared: false });
    const tie = table('b', { status: 'finished', scores: scores.with(0, { seat: 0, total: 80 }), winners: [0, 2] });
    assert.deepEqual(resultFor(tie, 0), { place: 1, margin: 0, shared: true });
    const given = table('c', { status: 'finished', winners: [1] });
    assert.deepEqual(resultFor(given, 1), { place: 1, shared: false }, 'the other one gave up');
    assert.equal(resultFor(given, 0), undefined);
    assert.equal(resultFor(over, undefined), undefined);
    assert.equal(resultFor(table('b'), 0), undefined);
  });

  it('warns in the last tenth of a turn, at most an hour before its end', () => {
    const minutes = (n: number): number => n * 60_000;
    const day = { kind: 'slow', seconds: 86_400 } as const;
    const hour = { kind: 'slow', seconds: 3600 } as const;
    assert.deepEqual(
      [isShort(minutes(59), day), isShort(minutes(61), day), isShort(minutes(5), hour), isShort(minutes(7), hour)],
      [true, false, true, false],
    );
  });

  it('knows who of my clubs is here, each of them once', () => {
    const face = (name: string, presence: 'here' | 'table' | 'away') => ({ person: name, name, presence });
    const club = (faces: readonly ReturnType<typeof face>[]) => ({
      ...{ id: 'C', name: 'Club', crest: 'owl' as const, members: 3, here: 2, free: [] },
      faces: [...faces],
    });
    const clubs = [
      club([face('Marek', 'here'), face('Tove', 'away')]),
      club([face('Marek', 'here'), face('Juno', 'table')]),
    ];
    assert.deepEqual(presentPeople(clubs), ['Marek', 'Juno']);
  });

  it('greets by the hour', () => {
    assert.deepEqual([4, 5, 11, 17, 18, 23].map(greetingAt), [
      'evening',
      'morning',
      'day',
      'day',
      'evening',
      'evening',
    ]);
  });
});
