import assert from 'node:assert/strict';
import { test } from 'node:test';

test('on a page, logs are read without making code out of text: the browser would report it', async () => {
  const tried: unknown[] = [];
  const builtIn = globalThis.Function;
  globalThis.Function = new Proxy(builtIn, {
    construct: (_, args) => {
      tried.push(args);
      throw new EvalError('refused');
    },
  });
  Object.assign(globalThis, { document: {} });
  try {
    await import('../src/table/replay/load.ts');
    const { parseLog } = await import('@moonstaff/kernel');
    assert.throws(() => parseLog('{}'));
  } finally {
    globalThis.Function = builtIn;
    Reflect.deleteProperty(globalThis, 'document');
  }
  assert.deepEqual(tried, []);
});
