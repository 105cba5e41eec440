import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { invitation } from '../src/table/server/address.ts';

const TABLE = { id: 'abc', invite: 'come' };
const HOME = { address: 'http://192.168.1.20:8420' };

describe('the link others get', () => {
  it('leads to the address in the local network when the page is open on the server’s own machine', () => {
    for (const here of ['http://localhost:8420/#/house/abc', 'http://127.0.0.1:8420/', 'http://[::1]:8420/']) {
      assert.equal(invitation(TABLE, HOME, here), 'http://192.168.1.20:8420/#/house/abc/come', here);
    }
  });

  it('keeps the address others already use', () => {
    const here = 'https://play.example/games/#/';
    assert.equal(invitation(TABLE, HOME, here), 'https://play.example/games/#/house/abc/come');
  });

  it('keeps the path of the page', () => {
    const here = 'http://localhost:8420/games/#/';
    assert.equal(invitation(TABLE, HOME, here), 'http://192.168.1.20:8420/games/#/house/abc/come');
  });

  it('stays as it is when nobody else can reach the server, and leaves out an invitation that isn’t ours', () => {
    const here = 'http://localhost:8420/';
    assert.equal(invitation(TABLE, {}, here), 'http://localhost:8420/#/house/abc/come');
    assert.equal(invitation({ id: 'abc' }, undefined, here), 'http://localhost:8420/#/house/abc');
  });
});
