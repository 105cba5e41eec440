import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { forgetInvitations, invitationTo, keepInvitation } from '../src/table/server/entered.ts';
import { MemoryStorage } from './support/storage.ts';

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage(), configurable: true });
});

test('a browser remembers the invitations it came with, until its owner signs out', () => {
  keepInvitation('one', 'secret');
  keepInvitation('two', '');
  assert.equal(invitationTo('one'), 'secret');
  assert.equal(invitationTo('two'), '');
  forgetInvitations();
  assert.equal(invitationTo('one'), undefined);
  assert.equal(invitationTo('two'), undefined);
});
