import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { goOn, Site } from './support/site.ts';

let site: Site;
let page: Page;
before(async () => {
  site = await Site.open();
  page = await site.at('nowhere');
});
after(() => site.close());

const LIMIT = 150_000;

test('the rules page takes less than 150 KB until a diagram comes into view', async () => {
  const page = await site.at('rules/arnak');
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

/** One of the two games, the other one in each test in turn; both in `npm run thorough`. */
const oneOf = <const T>(both: readonly [T, T]): readonly T[] => (isThorough ? both : both.slice(0, 1));

for (const [game, section] of oneOf([
  ['guild', 'village'],
  ['arnak', 'guardian'],
])) {
  test(`a diagram of ${game} is tried by keyboard`, async () => {
    await goOn(page, `rules/${game}/${section}`);
    const article = page.locator('article', { has: page.locator(`#rule-${section}`) });
    await article.getByText('After', { exact: true }).waitFor();
    const words = await article.locator('figcaption').textContent();
    assert.doesNotMatch(words ?? '', /pos-|site-|guardian-\d/);
    await article.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await article.getByRole('status').waitFor();
    assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
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
  });
}

test('a diagram that is tried lights only what the rule is about, and answers a wrong press with the reason', async () => {
  await goOn(page, 'rules/arnak/dig');
  const article = page.locator('article', { has: page.locator('#rule-dig') });
  await article.getByRole('button', { name: 'Try it' }).click();
  const lit = article.locator('[data-part="diagram"] [data-state="free"]');
  await lit.first().waitFor();
  assert.equal(await lit.count(), 1);
  await article.locator('[data-thing="space:camp-coins:0"] button').first().click({ force: true });
  await article.getByText('Player 1 is already on this space.').waitFor();
  await article.getByText('Now you: dig at the site that’s lit.').waitFor();
  await lit.locator('button').click();
  await article.getByText('Now you: dig at the site that’s lit.').waitFor({ state: 'detached' });
  assert.deepEqual(site.faults, []);
});

for (const [game, section] of oneOf([
  ['arnak', 'guardian'],
  ['guild', 'objectives'],
])) {
  test(`trying an example of ${game} on a phone keeps the page where it is`, async () => {
    const page = await site.at(`rules/${game}/${section}`, { viewport: SIZES.phone, hasTouch: true });
    const figure = page
      .locator('article', { has: page.locator(`#rule-${section}`) })
      .locator('[data-part="diagram"]')
      .first();
    const start = figure.getByRole('button', { name: 'Try it' });
    await start.waitFor();
    await start.scrollIntoViewIfNeeded();
    // Until all examples from a screen above are there, the page still moves by itself.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-part="room"]')].every((room) => {
        const { top, bottom } = room.getBoundingClientRect();
        return bottom < -window.innerHeight || top > window.innerHeight;
      }),
    );
    await start.scrollIntoViewIfNeeded();
    const topOf = (): Promise<number> => figure.evaluate((element) => element.getBoundingClientRect().top);
    const before = await topOf();
    await start.tap();
    const todo = figure.getByRole('status').first();
    await todo.waitFor();
    assert.ok(Math.abs((await topOf()) - before) < 2, `${before} → ${await topOf()}`);
    assert.ok(await todo.evaluate((element) => element === document.activeElement), 'what’s asked for is read');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), SIZES.phone.width);
    // Nothing covers anything else.
    const shown = await figure.evaluate((element) => element.scrollWidth - element.clientWidth);
    assert.ok(shown <= 1, `${shown} px too wide`);
    await figure.getByRole('button', { name: 'Close' }).tap();
    await start.waitFor();
    assert.ok(await start.evaluate((element) => element === document.activeElement));
    const { top, bottom } = await start.evaluate((element) => element.getBoundingClientRect());
    assert.ok(top >= 0 && bottom <= SIZES.phone.height, 'where one began is in sight again');
    assert.deepEqual(site.faults, []);
    await page.context().close();
  });
}

for (const [game, section, sign] of oneOf([
  ['guild', 'map', 'Village'],
  ['arnak', 'icons', 'Exile'],
])) {
  test(`the rules of ${game} show every sign with its name`, async () => {
    await goOn(page, `rules/${game}/${section}`);
    const key = page.locator('article', { has: page.locator(`#rule-${section}`) }).locator('[data-part="sign-key"]');
    await key.getByText(sign, { exact: true }).first().waitFor();
    assert.ok((await key.locator('dt').count()) > 12);
    assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  });
}
