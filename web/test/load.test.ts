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
/** Comes when the page is already there. */
const isWords = (url: string): boolean => /\/(?:en|de|pl|ru)-[^/]*\.js$/.test(url);

/** The modules a script needs before it can run. */
async function needs(url: string, found: Set<string>): Promise<Set<string>> {
  if (found.has(url)) return found;
  found.add(url);
  const text = await (await fetch(url)).text();
  for (const [, path = ''] of text.matchAll(/(?:import|from)\s*"(\.\/[^"]+\.js)"/g))
    await needs(new URL(path, url).href, found);
  return found;
}

async function size(url: string): Promise<number> {
  const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return url.endsWith('.woff2') ? body.length : gzipSync(body).length;
}

for (const language of ['en', 'de', 'pl', 'ru']) {
  test(`the first page in ${language} takes less than 250 KB over the wire, fonts and words included`, async () => {
    const page = await site.visit({ serviceWorkers: 'block' }, { language });
    await page.waitForLoadState('networkidle');
    const asked = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    const html = await (await fetch(site.url)).text();
    const linked = [...html.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map(
      ([, path = '']) => new URL(path, site.url).href,
    );
    const first = new Set([site.url, ...linked, ...[...asked].filter((url) => url.endsWith('.woff2'))]);
    for (const url of [...linked, ...asked]) {
      if (url.endsWith('.js') && (linked.includes(url) || isWords(url)))
        for (const one of await needs(url, new Set())) first.add(one);
    }
    const sizes = await Promise.all([...first].map(async (url) => ({ url, bytes: await size(url) })));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = sizes.map(({ url, bytes }) => `${url.split('/').at(-1)} ${bytes}`).join(', ');
    assert.equal([...asked].filter(isWords).length, 1, 'the words of one language');
    assert.ok(total > 150_000, list);
    assert.ok(total < LIMIT, `${total} bytes: ${list}`);
    process.stdout.write(`${language}: ${total} bytes\n`);
    await page.context().close();
  });
}
