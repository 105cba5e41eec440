import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { basicCards, eraCards, goals, investigateCards, treasures } from '@moonstaff/guild';
import { isThorough } from '@moonstaff/tools/thorough';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { Site } from './support/site.ts';

/** Goes to the reference of a game. */
async function open(
  site: Site,
  game: string,
  options: BrowserContextOptions = {},
  settings: object = {},
): Promise<Page> {
  const page = await site.newPage(options, settings);
  await page.goto(`${site.url}#/components/${game}`);
  await page.locator('[data-page="components"] [data-kind]').first().waitFor();
  return page;
}

/** A card in each language: what is typed, and the one it must find first. */
const CARDS = [
  { language: 'en', asked: 'hot air', finds: 'Hot Air Balloon' },
  { language: 'de', asked: 'meeresschild', finds: 'Meeresschildkröte' },
  { language: 'pl', asked: 'zolw', finds: 'Żółw morski' },
  { language: 'ru', asked: 'воздушный', finds: 'Воздушный шар' },
] as const;

describe('the reference of all components', () => {
  let site: Site;
  before(async () => {
    site = await Site.open();
  });
  after(() => site.close());

  // Polish is typed without its marks here, and found. All languages: `npm run thorough`.
  for (const { language, asked, finds } of CARDS.filter((card) => isThorough || card.language === 'pl')) {
    it(`finds a card by its name (${language})`, async () => {
      const page = await open(site, 'arnak', {}, { language });
      await page.getByRole('searchbox').fill(asked);
      await page.locator('[data-page="components"] h3').first().getByText(finds).waitFor();
      assert.equal(await page.getByRole('heading', { level: 3 }).first().textContent(), finds);
      // Roles, names and colours are the same in every language.
      if (language === 'en') assert.deepEqual(await axe(page, { when: isThorough }), []);
      await page.context().close();
    });
  }

  it('shows one kind alone, and all of them with the keyboard', async () => {
    const page = await open(site, 'guild');
    const found = (components: number): string => `${components}\u00a0components`;
    const all = found([basicCards, eraCards, investigateCards, goals, treasures].flat().length);
    assert.equal(await page.getByRole('status').first().textContent(), all);
    await page.getByRole('button', { name: 'Treasure cards' }).click();
    assert.equal(await page.getByRole('status').first().textContent(), found(treasures.length));
    await page.getByRole('button', { name: 'All kinds' }).press('Enter');
    assert.equal(await page.getByRole('status').first().textContent(), all);
    await page.context().close();
  });

  it('finds nothing and says so; a text is found as well as a name', async () => {
    const page = await open(site, 'arnak');
    await page.getByRole('searchbox').fill('submarine');
    await page.getByText('Nothing found').waitFor();
    await page.getByRole('searchbox').fill('fear jewel');
    await page.getByRole('heading', { name: 'Serpent Idol' }).waitFor();
    await page.context().close();
  });

  it('fits a phone', async () => {
    const page = await open(site, 'arnak', { viewport: SIZES.phone, hasTouch: true }, { language: 'ru' });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), SIZES.phone.width);
    await page.getByRole('searchbox').fill('ужас');
    await page.getByRole('heading', { name: 'Ужас' }).first().waitFor();
    assert.deepEqual(await axe(page, { colours: false }), []);
    await page.context().close();
  });

  it('raises no fault', () => assert.deepEqual(site.faults, []));
});
