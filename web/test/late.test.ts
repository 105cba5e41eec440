import assert from 'node:assert/strict';
import { test } from 'node:test';
import { late, type Means, retryLate } from '../src/kit/late/late.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module: http://here/assets/Hall-a1.js');
const UNSTYLED = new Error('Unable to preload CSS for /assets/Hall-a1.css');

/** Notes how long each pause is, and which style sheets are fetched; waits for nothing. */
function noting(): Means & { readonly pauses: number[]; readonly styles: string[] } {
  const pauses: number[] = [];
  const styles: string[] = [];
  return {
    pauses,
    styles,
    pause: async (ms) => void pauses.push(ms),
    fetchStyle: async (address) => void styles.push(address),
  };
}

/** Fails with these errors one after the other, then arrives. */
function failing(errors: readonly Error[]): { readonly load: () => Promise<string>; readonly tries: () => number } {
  let tries = 0;
  return {
    tries: () => tries,
    load: async () => {
      const error = errors[tries++];
      if (error !== undefined) throw error;
      return 'here';
    },
  };
}

test('a part is loaded when it is first wanted, and once', async () => {
  const { load, tries } = failing([]);
  const part = late(load, noting());
  assert.equal(tries(), 0);
  assert.equal(part(), part());
  assert.equal(await part(), 'here');
  assert.equal(tries(), 1);
});

test('a part that does not arrive is tried again, each time after a longer pause', async () => {
  const means = noting();
  const { load, tries } = failing([MISSING, MISSING]);
  assert.equal(await late(load, means)(), 'here');
  assert.equal(tries(), 3);
  assert.equal(means.pauses.length, 2);
  assert.ok((means.pauses[1] ?? 0) > (means.pauses[0] ?? 0));
});

test('a part that never arrives fails after a few tries, and stays failed until it is retried', async () => {
  const { load, tries } = failing(Array(4).fill(MISSING));
  const part = late(load, noting());
  await assert.rejects(part(), MISSING);
  await assert.rejects(part(), MISSING);
  assert.equal(tries(), 4);
  retryLate();
  assert.equal(await part(), 'here');
  assert.equal(tries(), 5);
});

test('a broken part is not tried again', async () => {
  const broken = new TypeError("Cannot read properties of undefined (reading 'seats')");
  const { load, tries } = failing([broken]);
  await assert.rejects(late(load, noting())(), broken);
  assert.equal(tries(), 1);
});

test('a style sheet that did not arrive is fetched before the part is loaded again', async () => {
  const means = noting();
  const { load, tries } = failing([UNSTYLED, MISSING]);
  assert.equal(await late(load, means)(), 'here');
  assert.deepEqual(means.styles, ['/assets/Hall-a1.css']);
  assert.equal(tries(), 3);
});
