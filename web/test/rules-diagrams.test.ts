import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { axe } from './support/axe.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const LIMIT = 150_000;

test('the rules page takes less than 150 KB until a diagram comes into view', async () => {
  const page = await site.visit({ serviceWorkers: 'block' });
  await page.goto(`${site.url}#/rules/arnak`);
  await page.reload();
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('[data-part="diagram"]').count(), 0);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = [...new Set(asked)].filter((url) => /\.(js|css)$/.test(url));
  const sizes = await Promise.all(
    files.map(async (url) => ({
      url: url.split('/').at(-1),
      bytes: brotliCompressSync(new Uint8Array(await (await fetch(url)).arrayBuffer())).length,
    })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`${total} bytes\n`);
  assert.ok(total < LIMIT, JSON.stringify(sizes));
  await page.context().close();
});

for (const [game, section] of [
  ['guild', 'village'],
  ['arnak', 'guardian'],
] as const) {
  test(`a diagram of ${game} is tried by keyboard`, async () => {
    const page = await site.visit();
    await page.evaluate((at) => {
      window.location.hash = at;
    }, `#/rules/${game}/${section}`);
    const article = page.locator('article', { has: page.locator(`#rule-${section}`) });
    await article.getByText('After', { exact: true }).waitFor();
    const words = await article.locator('figcaption').textContent();
    assert.doesNotMatch(words ?? '', /pos-|site-|guardian-\d/);
    await article.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await article.getByRole('status').waitFor();
    assert.deepEqual(await axe(page), []);
    while ((await article.getByRole('button', { name: 'Show me' }).count()) > 0) {
      const before = await article.getByRole('status').textContent();
      await article.getByRole('button', { name: 'Show me' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        ([id, text]) =>
          document.getElementById(id)?.closest('article')?.querySelector('[role="status"]')?.textContent !== text,
        [`rule-${section}`, before] as const,
      );
    }
    await article.getByText('That’s it!').waitFor();
    await article.getByRole('button', { name: 'Start again' }).click();
    await article.getByRole('button', { name: 'Show me' }).waitFor();
    assert.deepEqual(site.faults, []);
    await page.context().close();
  });
}
