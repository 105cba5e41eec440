import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../src/ids.ts';

test('ids are unique and never look like a command-line option', () => {
  const ids = Array.from({ length: 2000 }, newId);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^\w[\w-]{21}$/);
});
