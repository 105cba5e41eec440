import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const LIMIT = 250_000;

test('the first page, pictures and all, takes less than 250 KB over the wire', async () => {
  const page = await site.visit({ serviceWorkers: 'block' });
  const asked = new Set<string>();
  page.on('request', (request) => request.url().startsWith(site.url) && asked.add(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...asked].map(async (url) => {
      const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
      return { url, size: url.endsWith('.woff2') ? body.length : gzipSync(body).length };
    }),
  );
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  assert.ok(total > 60_000, 'something was measured');
  assert.ok(
    total < LIMIT,
    `${total} bytes: ${sizes.map(({ url, size }) => `${url.split('/').at(-1)} ${size}`).join(', ')}`,
  );
});
