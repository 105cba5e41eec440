import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PoolClosed, runTasks, ThreadPool } from '@moonstaff/threads';
import type { start as arithmetic, Sum } from './work/arithmetic.ts';
import type { start as broken } from './work/broken.ts';

const ARITHMETIC = new URL('./work/arithmetic.ts', import.meta.url);
const BROKEN = new URL('./work/broken.ts', import.meta.url);

describe('a pool of threads', () => {
  const opened = (threads: number) =>
    new ThreadPool<typeof arithmetic>({ module: ARITHMETIC, threads, setup: { to: 100 } });

  it('uses a thread again, and only as many as it may', async (t) => {
    const pool = opened(2);
    t.after(() => pool.close());
    const ids = await Promise.all(Array.from({ length: 6 }, () => pool.run({ kind: 'which thread' })));
    assert.ok(new Set(ids).size <= 2, String(ids));
    assert.ok(ids.includes(await pool.run({ kind: 'which thread' })));
  });

  it('passes on what a task throws, and goes on with the same thread', async (t) => {
    const pool = opened(1);
    t.after(() => pool.close());
    const before = await pool.run({ kind: 'which thread' });
    await assert.rejects(pool.run({ kind: 'throw' }), { name: 'RangeError', message: 'too large', cause: 'planted' });
    assert.equal(await pool.run({ kind: 'which thread' }), before);
  });

  it('replaces a thread that exits; the tasks behind it are done', async (t) => {
    const pool = opened(1);
    t.after(() => pool.close());
    const exit = pool.run({ kind: 'exit' });
    const next = pool.run({ kind: 'add', number: 1 });
    await assert.rejects(exit, /the thread ended/);
    assert.equal(await next, 101);
  });

  it('replaces a thread that takes too long; the tasks behind it are done', async (t) => {
    const pool = opened(1);
    t.after(() => pool.close());
    await pool.run({ kind: 'add', number: 0 });
    const endless = pool.run({ kind: 'never end' }, { timeoutMs: 50 });
    const next = pool.run({ kind: 'add', number: 1 });
    await assert.rejects(endless, /no answer within 50 ms/);
    assert.equal(await next, 101);
  });

  it('says so when a thread cannot start', async (t) => {
    const pool = new ThreadPool<typeof broken>({ module: BROKEN, threads: 1, setup: {} });
    t.after(() => pool.close());
    const [first, second] = [pool.run(1), pool.run(2)];
    await assert.rejects(first, /cannot start/);
    await assert.rejects(second, /cannot start/);
  });

  it('leaves no task open when it is closed', async () => {
    const pool = opened(1);
    const tasks = [pool.run({ kind: 'never end' }), pool.run({ kind: 'add', number: 1 })];
    const ends = Promise.allSettled(tasks);
    await pool.close();
    for (const end of await ends) assert.ok(end.status === 'rejected' && end.reason instanceof PoolClosed);
    await assert.rejects(pool.run({ kind: 'add', number: 1 }), PoolClosed);
  });
});

describe('a list of tasks', () => {
  const numbers = Array.from({ length: 20 }, (_, number): Sum => ({ kind: 'add', number }));
  const name = (sum: Sum): string => (sum.kind === 'add' ? `sum ${sum.number}` : sum.kind);
  const run = (tasks: readonly Sum[], threads: number, news: string[] = [], done: number[] = []) =>
    runTasks<typeof arithmetic>({ module: ARITHMETIC, threads, setup: { to: 100 } }, tasks, {
      name,
      progress: (one) => void news.push(one),
      done: (result) => void done.push(result),
    });

  it('gives the same results in the same order on any number of threads', async () => {
    const expected = numbers.map((_, number) => 100 + number);
    for (const threads of [1, 2, 3, 30]) {
      const [news, done]: [string[], number[]] = [[], []];
      assert.deepEqual(await run(numbers, threads, news, done), expected);
      assert.deepEqual(new Set(done), new Set(expected));
      assert.deepEqual(new Set(news), new Set(numbers.map((_, number) => `adding ${number}`)));
    }
    assert.deepEqual(await run([], 2), []);
  });

  it('ends with the first task that fails, and names it', async () => {
    const tasks: readonly Sum[] = [...numbers, { kind: 'throw' }, { kind: 'never end' }];
    await assert.rejects(run(tasks, 2), {
      message: 'throw: too large',
      cause: new RangeError('too large', { cause: 'planted' }),
    });
  });
});
