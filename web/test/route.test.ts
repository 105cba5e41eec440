import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf, routeAt } from '../src/kit/route/route.ts';

const at = (address: string, base = '/') => routeAt(new URL(address, 'http://page'), base);

test('an address is read as the parts it was made of', () => {
  assert.deepEqual(at('/'), []);
  assert.deepEqual(at('/index.html'), []);
  assert.deepEqual(at('/#/'), []);
  assert.deepEqual(at('/#/table/abc'), ['table', 'abc'], 'a game on this device');
  assert.deepEqual(at(`/${placeOf(['components', 'a/b', 'Łódź %'], true)}`), ['components', 'a/b', 'Łódź %']);
});

test('invitations and tables of the server have paths, also under a path of the host', () => {
  for (const base of ['/', '/games/moonstaff/']) {
    for (const route of [
      ['join', 'code'],
      ['house', 'id'],
    ])
      assert.deepEqual(at(base + placeOf(route, true), base), route);
  }
  assert.equal(placeOf(['house', 'id'], true), 'table/id');
  assert.equal(placeOf(['house', 'id'], false), '#/house/id', 'a static site has no paths');
  assert.equal(placeOf(['house'], true), '#/house', 'the list of tables');
});

test('old links with # still work, wherever they stand', () => {
  assert.deepEqual(at('/#/house/id/code'), ['house', 'id', 'code']);
  assert.deepEqual(at('/join/code#/rules/guild'), ['rules', 'guild']);
});

test('an address nobody made is read as it stands', () => {
  assert.deepEqual(at('/#/%'), ['%']);
  assert.deepEqual(at('/#/table/%E0%A4%A/x%20y'), ['table', '%E0%A4%A', 'x y']);
  for (const path of ['/nothing', '/a/b', '/joins/x']) assert.deepEqual(at(path), ['nowhere'], path);
  assert.deepEqual(at('/elsewhere', '/games/'), ['nowhere']);
});
