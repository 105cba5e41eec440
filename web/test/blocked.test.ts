import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withoutBlocked } from '../src/table/server/blocked.ts';
import { TableHistory } from '../src/table/server/history.ts';

it('the talk leaves out what blocked people wrote, and keeps what happened to them', () => {
  const line = { kind: 'chat' as const, id: 1, at: 0, person: 'rude', name: 'Rude', text: 'x' };
  const news = { kind: 'news' as const, id: 2, at: 0, news: 'house.sat' as const, person: 'rude', name: 'Rude' };
  assert.deepEqual(withoutBlocked([line, news], new Set(['rude'])), [news]);
  assert.deepEqual(withoutBlocked([line], new Set(['other'])), [line]);
});

it('spectators read what they say to each other, and players don’t', () => {
  const person = 'P'.repeat(22);
  const spectator = new TableHistory();
  spectator.take([{ seq: 1, at: 5, kind: 'aside', person, name: 'Lena', text: 'Look' }]);
  assert.deepEqual(spectator.talk, [{ kind: 'chat', id: 1, at: 5, person, name: 'Lena', text: 'Look', aside: true }]);
  const player = new TableHistory();
  player.take([{ seq: 1, at: 5, kind: 'aside' }]);
  assert.deepEqual(player.talk, []);
});
