import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type Door, type DoorSeat, Refused } from '@moonstaff/client';
import { entryTo } from '../src/pages/join/entry.ts';
import { isCode, letterState, mayLookOn, resultOf, seatToTake, whoWasFaster } from '../src/pages/join/letter.ts';
import { keepInvitation } from '../src/table/server/entered.ts';
import { MemoryStorage } from './support/storage.ts';

const open: DoorSeat = { kind: 'open' };
const person = (name: string, host = false): DoorSeat => ({ kind: 'person', name, host, here: true });
const bot: DoorSeat = { kind: 'bot', level: 'expert' };
const TABLE = 'T'.repeat(22);
const DOOR: Door = {
  ...{ table: TABLE, game: 'guild', options: {}, clock: { kind: 'none' }, public: false, spectators: true },
  ...{ status: 'open', host: 'Marek', seats: [person('Marek', true), open, open] },
};
const ME = { id: 'P'.repeat(22), name: 'Lena', emailConfirmed: false };

describe('an invitation', () => {
  it('knows how things stand for its reader', () => {
    assert.equal(letterState(DOOR), 'free');
    assert.equal(letterState({ ...DOOR, seats: [person('Marek'), bot] }), 'full');
    assert.equal(letterState({ ...DOOR, status: 'playing' }), 'running');
    assert.equal(letterState({ ...DOOR, status: 'playing', you: 1 }), 'seated');
    assert.equal(letterState({ ...DOOR, status: 'finished', you: 1 }), 'over');
    assert.equal(letterState({ ...DOOR, status: 'closed' }), 'closed');
  });

  it('offers the wanted seat, or the next one if somebody was faster', () => {
    const seats = [person('Marek'), person('Wim'), open, open];
    assert.equal(seatToTake(seats, undefined), 2);
    assert.equal(seatToTake(seats, 3), 3);
    assert.equal(seatToTake(seats, 1), 2);
    assert.equal(whoWasFaster(seats, 1), 'Wim');
    assert.equal(whoWasFaster(seats, 3), undefined);
    assert.equal(seatToTake([person('Marek')], undefined), undefined);
  });

  it('lets people look on where the table allows it', () => {
    assert.ok(mayLookOn({ status: 'open', spectators: false }), 'there is nothing to see yet');
    assert.ok(mayLookOn({ status: 'playing', spectators: true }));
    assert.ok(!mayLookOn({ status: 'playing', spectators: false }));
  });

  it('says how the game ended', () => {
    const scores = [1, 0].map((seat) => ({ seat, total: 100 + seat }));
    const seats = [person('Marek'), person('Lena')];
    assert.deepEqual(resultOf({ seats, winners: [1], scores }), { winners: ['Lena'], points: [101, 100] });
    assert.deepEqual(resultOf({ seats: [bot], winners: ['rival'] }), { winners: [], points: [] });
  });

  it('tells a code from a cut link', () => {
    assert.ok(isCode(TABLE));
    for (const cut of [undefined, '', TABLE.slice(1), `${TABLE}!`]) assert.ok(!isCode(cut), cut);
  });
});

describe('who opens the address of a table', () => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage(), configurable: true });
  });

  const refuse = (key: string) => (): never => {
    throw new Refused({ key, args: {} });
  };
  const stranger = { me: async () => refuse('server.person.unknown')() };
  const lena = { me: async () => ME };
  const shows = (door: Door) => ({ door: async () => door, invitation: async () => door });
  const none = {
    door: async () => refuse('server.table.none')(),
    invitation: async () => refuse('server.invite.none')(),
  };

  it('gets the letter of a public table or with an invitation, and goes in if there’s a seat of theirs', async () => {
    assert.equal((await entryTo({ ...stranger, ...shows(DOOR) }, TABLE, undefined)).kind, 'letter');
    assert.equal((await entryTo({ ...lena, ...shows(DOOR) }, TABLE, 'code')).kind, 'letter');
    assert.equal((await entryTo({ ...lena, ...shows({ ...DOOR, you: 1 }) }, TABLE, undefined)).kind, 'table');
  });

  it('sees the same for a private table and for none, signed in or not', async () => {
    assert.equal((await entryTo({ ...stranger, ...none }, TABLE, undefined)).kind, 'shut');
    assert.equal((await entryTo({ ...lena, ...none }, TABLE, 'withdrawn')).kind, 'shut');
  });

  it('goes in again where they have been before, but only as themselves', async () => {
    keepInvitation(TABLE, 'code');
    assert.deepEqual(await entryTo({ ...lena, ...none }, TABLE, undefined), { kind: 'table', me: ME, invite: 'code' });
    assert.equal((await entryTo({ ...stranger, ...shows(DOOR) }, TABLE, undefined)).kind, 'letter');
  });
});
