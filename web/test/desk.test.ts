import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TableSummary } from '@moonstaff/client';
import { type DeskRow, deskOf, greetingAt, resultFor } from '../src/pages/home/desk.ts';
import type { SavedGame } from '../src/table/engine/saved.ts';
import { person } from './support/table-info.ts';

const table = (id: string, change: Partial<TableSummary> = {}): TableSummary => ({
  ...{ id, game: 'guild', status: 'playing', public: false, options: {}, clock: { kind: 'none' }, host: 'I' },
  ...{ changedAt: 0, yourTurn: false, unread: 0, toAct: [], asked: [], paused: false },
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

  it('says how a game went', () => {
    const scores = [70, 67, 80].map((total, seat) => ({ seat, total }));
    const over = table('a', { status: 'finished', scores, winners: [2] });
    assert.deepEqual(resultFor(over, 2), { place: 1, margin: 10 });
    assert.deepEqual(resultFor(over, 1), { place: 3, margin: 13 });
    assert.equal(resultFor(over, undefined), undefined);
    assert.equal(resultFor(table('b'), 0), undefined);
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
