import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Batches } from '../src/kit/motion/Batches.ts';

/** Batches whose tasks are run by hand. `did` lists what was done, with a bar after each few. */
function byHand() {
  const tasks: (() => void)[] = [];
  const did: string[] = [];
  const batches = new Batches(
    () => did.push('|'),
    (act) => tasks.push(act),
  );
  const add = (...names: readonly string[]) => names.forEach((name) => void batches.add(() => did.push(name)));
  return { batches, did, add, tasks: () => tasks.length, run: () => tasks.shift()?.() };
}

test('three at a time, in the order in which they came, and in one task each', () => {
  const { did, add, tasks, run } = byHand();
  add('a', 'b', 'c', 'd');
  assert.deepEqual([did.join(''), tasks()], ['', 1]);
  run();
  assert.deepEqual([did.join(''), tasks()], ['abc|', 1]);
  add('e');
  run();
  assert.deepEqual([did.join(''), tasks()], ['abc|de|', 0]);
  add('f');
  run();
  assert.equal(did.join(''), 'abc|de|f|');
});

test('what was cleared isn’t done, and what comes then is', () => {
  const { batches, did, add, run } = byHand();
  add('a', 'b', 'c', 'd');
  run();
  batches.clear();
  run();
  assert.equal(did.join(''), 'abc|');
  add('e');
  run();
  assert.equal(did.join(''), 'abc|e|');
});
