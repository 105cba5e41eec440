import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { BotTurn } from '../src/table/engine/host.ts';
import { Thinker } from '../src/table/engine/Thinker.ts';

/** A thread that does what the test says. */
class Thread {
  static readonly hired: Thread[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: ((event: { readonly message: string; preventDefault(): void }) => void) | undefined;
  ended = false;

  constructor() {
    Thread.hired.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.ended = true;
  }
}

Object.assign(globalThis, { Worker: Thread });
afterEach(() => Thread.hired.splice(0));

const turn: BotTurn = { game: 'guild', level: 'novice', question: { view: {}, seat: 0, legal: [] } };
const best = [{ action: { type: 'done' }, value: 1 }];

test('a bot that answers is free again', async () => {
  const thinker = new Thinker();
  const thoughts = thinker.think(turn);
  assert.equal(thinker.busy, true);
  Thread.hired[0]?.onmessage?.({ data: best });
  assert.deepEqual(await thoughts, best);
  assert.equal(thinker.busy, false);
});

test('a bot that fails says so, and another thread thinks about the next question', async (t) => {
  const written = t.mock.method(console, 'error', () => {});
  const thinker = new Thinker();
  const thoughts = thinker.think(turn);
  let handled = false;
  Thread.hired[0]?.onerror?.({ message: 'out of memory', preventDefault: () => (handled = true) });
  await assert.rejects(thoughts, /out of memory/);
  assert.equal(handled, true);
  assert.equal(written.mock.callCount(), 1);
  assert.equal(thinker.busy, false);
  assert.equal(Thread.hired[0]?.ended, true);
  const again = thinker.think(turn);
  assert.equal(Thread.hired.length, 2);
  Thread.hired[1]?.onmessage?.({ data: best });
  assert.deepEqual(await again, best);
});
