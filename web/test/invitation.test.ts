import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { invitation } from '../src/table/server/address.ts';

const TABLE = { id: 'abc', invite: 'come' };
const HOME = { address: 'http://192.168.1.20:8420' };

describe('the link others get', () => {
  it('leads to the address in the local network when the page is open on the server’s own machine', () => {
    for (const here of ['http://localhost:8420/', 'http://127.0.0.1:8420/', 'http://[::1]:8420/'])
      assert.equal(invitation(TABLE, HOME, here), 'http://192.168.1.20:8420/join/come', here);
  });

  it('keeps the address others already use, and the path of the page', () => {
    assert.equal(invitation(TABLE, HOME, 'https://play.example/games/'), 'https://play.example/games/join/come');
    assert.equal(invitation(TABLE, HOME, 'http://localhost:8420/games/'), 'http://192.168.1.20:8420/games/join/come');
  });

  it('always leads to the address the operator has set', () => {
    const server = { address: 'https://play.example/games', fixed: true };
    for (const here of ['http://localhost:8420/', 'http://192.168.1.20:8420/', 'https://play.example/games/'])
      assert.equal(invitation(TABLE, server, here), 'https://play.example/games/join/come', here);
  });

  it('stays as it is when nobody else can reach the server, and leaves out an invitation that isn’t ours', () => {
    const here = 'http://localhost:8420/';
    assert.equal(invitation(TABLE, {}, here), 'http://localhost:8420/join/come');
    assert.equal(invitation({ id: 'abc' }, undefined, here), 'http://localhost:8420/table/abc');
  });
});
