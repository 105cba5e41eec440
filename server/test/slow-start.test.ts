import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type AppOptions, makeApp } from '../src/http/app.ts';
import { LIMITS } from '../src/limits.ts';

/** Fastify gives up after ten seconds by default. A kill trial on a busy machine ended that way. */
it('a server starts however slow its machine is', async () => {
  const nothing = (): void => {};
  const app = await makeApp({
    proxy: { publicUrl: undefined, trustProxy: false },
    limits: LIMITS,
    monitoring: nothing,
    api: nothing,
    served: nothing,
    version: '0',
    webRoot: undefined,
  } as unknown as AppOptions);
  assert.equal(app.initialConfig.pluginTimeout, 0);
  await app.close();
});
