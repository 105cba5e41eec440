import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hrefOf, routeOf } from '../src/kit/route/route.ts';

test('an address is read as the parts it was made of', () => {
  assert.deepEqual(routeOf(''), []);
  assert.deepEqual(routeOf('#/'), []);
  assert.deepEqual(routeOf('#/table/abc'), ['table', 'abc']);
  assert.deepEqual(routeOf(hrefOf('house', 'a/b', 'Łódź %')), ['house', 'a/b', 'Łódź %']);
});

test('an address nobody made is read as it stands', () => {
  assert.deepEqual(routeOf('#/%'), ['%']);
  assert.deepEqual(routeOf('#/table/%E0%A4%A/x%20y'), ['table', '%E0%A4%A', 'x y']);
});
