import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { settled } from './screens/camera.ts';
import { misfits } from './screens/fitting.ts';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { House } from './support/house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

const go = (page: Page, place: string): Promise<void> =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, place);

/** The pages of a server, each with how one gets there and what shows that it is there. */
async function* screens(page: Page, language: (typeof LANGUAGES)[number]): AsyncGenerator<string> {
  const words = await loadWords(language);
  await go(page, '#/account');
  await page.locator('[data-page="account"] main form').first().waitFor();
  yield 'the account';
  for (const place of ['reach', 'person', 'puzzles', 'lab']) {
    await go(page, `#/${place}`);
    await page.locator(`[data-page="${place}"] h1`).first().waitFor();
    yield place;
  }
  await go(page, '#/');
  await page
    .getByRole('button', { name: words.t('home.withOthers') })
    .first()
    .click();
  await page.locator('dialog[open] select').last().selectOption('skilled');
  yield 'a new table';
  await page.getByRole('button', { name: words.t('web.online') }).click();
  await page
    .getByRole('region', { name: words.t('lobby.options') })
    .getByRole('group')
    .nth(5)
    .waitFor();
  await page
    .getByRole('group', { name: words.t('lobby.clock') })
    .getByRole('radio')
    .nth(4)
    .click({ force: true });
  await page.getByText(words.t('lobby.timeoutOthers')).waitFor();
  yield 'the lobby';
  await page.getByRole('button', { name: words.t('seats.start') }).click();
  await page.locator('.table-main [data-place="band"]').first().waitFor();
  await page.keyboard.press('t');
  await page.locator('[data-drawer="table"]').waitFor();
  yield 'the table';
  await page.keyboard.press('c');
  await page.locator('[data-drawer="chat"]').waitFor();
  yield 'the chat';
  await go(page, '#/house');
  await page.locator('[data-page="hall"] main li').first().waitFor();
  yield 'the tables of the server';
}

/** A drawer or a dialog lies over the page on purpose. */
const COVERING = ['the table', 'the chat', 'a new table'];

/** German has the longest single words. In all languages: `npm run thorough`. */
const SHORT = 'de';

/** A laptop has room to spare. English shows its layout, and Russian has the longest words. */
const sizesFor = (language: string): readonly (keyof typeof SIZES)[] =>
  ['en', 'ru', ...(isThorough ? [] : [SHORT])].includes(language) ? ['laptop', 'phone'] : ['phone'];

/** Roles, names and colours, which axe looks at, are the same in every language. `every-page` has most of these pages. */
const axeFor = (page: Page, screen: string, language: string): Promise<readonly string[]> =>
  axe(page, { when: isThorough ? language === 'en' : COVERING.includes(screen) });

for (const language of isThorough ? LANGUAGES : ([SHORT] as const)) {
  test(`the pages of a server in ${language}: no word cut off or covered, nothing axe objects to`, async () => {
    const faults: string[] = [];
    const { page } = await house.visit('Ilka', {}, { language });
    for await (const screen of screens(page, language)) {
      faults.push(...(await axeFor(page, screen, language)).map((fault) => `${screen}: ${fault}`));
      for (const size of sizesFor(language)) {
        await page.setViewportSize(SIZES[size]);
        await settled(page);
        const name = `${screen}, ${size}`;
        if (!COVERING.includes(screen)) faults.push(...(await misfits(page)).map((fault) => `${name}: ${fault}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) faults.push(`${name}: ${over} px beyond the edge`);
      }
      // For the way to the next screen.
      await page.setViewportSize(SIZES.laptop);
    }
    await page.context().close();
    assert.deepEqual(faults, []);
  });
}
