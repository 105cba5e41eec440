import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../src/ids.ts';

test('an id can be given to a command, and comes once', () => {
  const ids = Array.from({ length: 2000 }, newId);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^\w[\w-]{21}$/);
});
