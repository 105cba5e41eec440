import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ClubMember, ClubTable, Standing } from '@moonstaff/client';
import {
  ago,
  comingEvening,
  isCode,
  isPast,
  localTime,
  pairedPeople,
  pairOf,
  runningTables,
  sortedMembers,
  weekLater,
} from '../src/pages/club/model.ts';
import { gameOf, moreOf, signed, sparkEnd, sparkline } from '../src/pages/results/model.ts';

const line = (person: string, played: number): Standing => ({
  person,
  name: person,
  games: 0,
  recent: [],
  played,
  won: 0,
});
const member = (person: string, presence: ClubMember['presence'], seenAt = 0): ClubMember => ({
  person,
  name: person,
  presence,
  seenAt,
});

describe('a club’s page', () => {
  it('compares me with those who play most, and nobody who never played', () => {
    const lines = [line('a', 3), line('b', 9), line('me', 1), line('c', 0), line('d', 5), line('e', 4), line('f', 2)];
    assert.deepEqual(
      pairedPeople(lines, 'me').map(({ person }) => person),
      ['me', 'b', 'd', 'e', 'a'],
    );
    const pair = { person: 'a', other: 'b', ahead: 2, behind: 1, played: 3 };
    assert.equal(pairOf([pair], 'a', 'b'), pair);
    assert.equal(pairOf([pair], 'b', 'a'), undefined);
  });

  it('shows tables that wait for me first, and people who are here before others', () => {
    const table = (id: string, yourTurn: boolean, status: 'open' | 'playing'): ClubTable =>
      ({ id, yourTurn, status, changedAt: 0 }) as ClubTable;
    const tables = [table('playing', false, 'playing'), table('open', false, 'open'), table('mine', true, 'playing')];
    assert.deepEqual(
      runningTables(tables).map(({ id }) => id),
      ['mine', 'open', 'playing'],
    );
    const members = [
      member('away', 'away', 5),
      member('longer', 'away', 2),
      member('here', 'here'),
      member('me', 'away'),
    ];
    assert.deepEqual(
      sortedMembers(members, 'me').map(({ person }) => person),
      ['me', 'here', 'away', 'longer'],
    );
  });

  it('says how long ago somebody was here in whole units', () => {
    const minute = 60_000;
    assert.deepEqual(ago(0, 10_000), [1, 'minute']);
    assert.deepEqual(ago(0, 119 * minute), [1, 'hour']);
    assert.deepEqual(ago(0, 50 * 60 * minute), [2, 'day']);
  });

  it('plans the next evening at the same local time, also when the clocks change', () => {
    const at = new Date(2026, 9, 22, 19, 30).getTime();
    const next = new Date(weekLater(at));
    assert.deepEqual([next.getDate(), next.getHours(), next.getMinutes()], [29, 19, 30]);
    assert.equal(new Date(localTime(at)).getTime(), at);
    assert.equal(isPast({ evening: { at } }, at + 60_000), false);
    assert.equal(isPast({ evening: { at } }, at + 7 * 3_600_000), true);
    assert.equal(isPast({}, at), false);
  });

  it('suggests this evening, or tomorrow’s if it’s late', () => {
    const hours = [12, 22].map((hour) => new Date(comingEvening(new Date(2026, 9, 24, hour).getTime())));
    assert.deepEqual(
      hours.map((date) => [date.getDate(), date.getHours(), date.getMinutes()]),
      [
        [24, 19, 30],
        [25, 19, 30],
      ],
    );
  });

  it('tells a code from an id', () => {
    assert.equal(isCode('abcdefghjkmn'), true);
    assert.equal(isCode('ABCDEFGHIJKLMNOPQRSTUV'), false);
  });
});

describe('results and standings', () => {
  it('write changes with a sign', () => {
    assert.deepEqual([22, -6, 0].map(signed), ['+22', '−6', '±0']);
  });

  it('draw the last ratings from left to right, the highest on top', () => {
    assert.equal(sparkline([1500, 1550, 1500]), 'M0.0 28.0L50.0 2.0L100.0 28.0');
    assert.deepEqual(sparkEnd([1500, 1550]), { x: 100, y: 2 });
    assert.equal(sparkline([1500]), '');
  });

  it('ask the server for one game or all, and know how many more there are', () => {
    assert.deepEqual([gameOf('all'), gameOf('guild')], [{}, { game: 'guild' }]);
    assert.deepEqual([moreOf(86, 10), moreOf(3, 10)], [76, 0]);
  });
});
