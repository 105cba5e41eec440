import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FAULT, LANGUAGES } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { isMissingPart } from '../src/kit/late/missing.ts';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const HALL = '**/Hall-*.js';

/** A tab of this build. */
const visit = (settings: object = {}, options: object = {}): Promise<Page> => site.visit(options, settings);

test('a part that doesn’t arrive isn’t taken for a fault of our own, in every browser', () => {
  for (const missing of [
    'Failed to fetch dynamically imported module: http://here/assets/Hall-a1.js',
    'error loading dynamically imported module: http://here/assets/Hall-a1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/Hall-a1.css',
  ])
    assert.ok(isMissingPart(new TypeError(missing)), missing);
  assert.ok(!isMissingPart(new TypeError("Cannot read properties of undefined (reading 'seats')")));
  assert.ok(!isMissingPart('Importing a module script failed.'));
});

for (const language of isThorough ? LANGUAGES : (['en'] as const)) {
  test(`an old tab whose parts are gone says so in ${language}, and one key brings the new page`, async () => {
    const page = await visit({ language }, { viewport: SIZES.phone });
    await page.route(HALL, (route) => route.abort());
    await page.evaluate(() => {
      window.location.hash = '#/house';
    });
    const says = FAULT[language];
    await page.getByRole('alert').getByText(says['trouble.version']).waitFor();
    await page.getByText(says['fault.kept']).waitFor();
    const key = page.getByRole('button', { name: says['fault.reload'] });
    assert.ok(await key.evaluate((button) => button === document.activeElement), 'the key has the focus');
    const box = await key.boundingBox();
    assert.ok(box !== null && box.height >= 44 && box.width >= 44, JSON.stringify(box));
    // Roles, names and colours are the same in every language.
    if (language === 'en') assert.deepEqual(await axe(page), []);
    await page.unroute(HALL);
    await page.keyboard.press('Enter');
    await page.locator('[data-page="hall"]').waitFor();
    await page.context().close();
  });
}

test('a fault of our own says what happened and what to do, and the way home is open', async () => {
  const page = await visit();
  await page.route(HALL, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const Hall = () => { throw new Error('broken on purpose'); };",
    }),
  );
  await page.evaluate(() => {
    window.location.hash = '#/house';
  });
  await page.getByRole('alert').getByText(FAULT.en['trouble.unexpected']).waitFor();
  await page.getByText(FAULT.en['fault.detail']).click();
  await page.getByText('broken on purpose').waitFor();
  assert.deepEqual(await axe(page), []);
  await page.getByRole('link', { name: FAULT.en['web.toHome'] }).click();
  await page.locator('[data-page="home"]').waitFor();
  await page.context().close();
});

test('words that do not come leave no blank page', async () => {
  const page = await visit();
  await page.route('**/de-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'DE Deutsch' }).click();
  await page.getByRole('alert').getByText(FAULT.de['trouble.version']).waitFor();
  await page.context().close();
});

if (isThorough)
  test('an address that isn’t a code leads to the first page', async () => {
    const page = await visit();
    await page.goto(`${site.url}#/%`);
    await page.reload();
    await page.locator('[data-page="home"]').waitFor();
    await page.context().close();
  });

/** Whether this browser remembers a failed import until the page is reloaded. Older ones do. */
async function remembersFailures(page: Page): Promise<boolean> {
  let asked = 0;
  const body = 'export {};';
  await page.route('**/twice.js', (route) =>
    asked++ === 0 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
  );
  return page.evaluate(`(() => {
    const ask = () => import('/twice.js');
    return ask().catch(ask).then(() => false, () => true);
  })()`);
}

test('a part that arrives late needs no help, and "Try again" works without a reload', async () => {
  const page = await visit();
  if (await remembersFailures(page)) {
    await page.route(HALL, (route) => route.abort(), { times: 1 });
    await page.evaluate(() => {
      window.location.hash = '#/house';
    });
    await page.getByRole('button', { name: FAULT.en['fault.reload'] }).click();
    await page.locator('[data-page="hall"]').waitFor();
    return;
  }
  let refused = 0;
  await page.route(HALL, (route) => (refused++ < 2 ? route.abort() : route.continue()));
  await page.evaluate(() => {
    window.location.hash = '#/house';
  });
  await page.locator('[data-page="hall"]').waitFor();
  await page.context().close();

  const other = await visit();
  await other.route(HALL, (route) => route.abort());
  await other.evaluate(() => {
    Object.assign(window, { sameTab: true });
    window.location.hash = '#/house';
  });
  await other.getByRole('alert').waitFor();
  await other.unroute(HALL);
  await other.getByRole('button', { name: FAULT.en['trouble.retry'] }).click();
  await other.locator('[data-page="hall"]').waitFor();
  assert.ok(await other.evaluate('window.sameTab'), 'the page was not reloaded');
  await other.context().close();
});

if (isThorough)
  test('a press that wants a part which does not come says so', async () => {
    const page = await visit();
    await page.route('**/importLog-*.js', (route) => route.abort());
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByRole('alert').getByText(FAULT.en['trouble.version']).waitFor();
    await page.context().close();
  });
