import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { ALONE, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

async function openRules(page: Page, ...at: readonly string[]): Promise<void> {
  await page.evaluate(
    (address) => {
      window.location.hash = address;
    },
    `#/rules/${at.join('/')}`,
  );
  await page.locator('article').first().waitFor();
}

/** Words that are wider than their place. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-page="rules"] :is(a, h1, h2, p, summary)')]
      .filter((thing) => thing.getClientRects().length > 0 && thing.scrollWidth > thing.clientWidth + 1)
      .filter((thing) => getComputedStyle(thing).display !== 'inline')
      .map((thing) => `${thing.tagName} ${thing.textContent?.slice(0, 60)}`),
  );

/** A word of the travel rules and of the trade rules, as somebody would type it. */
const ASKED = {
  en: ['PILOT', 'trade route'],
  de: ['pilot', 'Handelsroute'],
  pl: ['pilota', 'szlak handlowy'],
  ru: ['пилота', 'торговый путь'],
} as const;

/** German has the longest single words. All languages: `npm run thorough`. */
for (const [language, [arnak, guild]] of Object.entries(isThorough ? ASKED : { de: ASKED.de })) {
  test(`the rules are found, read and fit in ${language}`, async () => {
    const page = await site.at('rules/arnak', {}, { language });
    await openRules(page, 'arnak');
    assert.equal(await page.locator('article').count(), 27);
    // Roles, names and colours are the same in every language.
    if (language === 'en') assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
    for (const size of ['laptop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      assert.deepEqual(await cutOff(page), [], size);
    }
    await page.getByRole('searchbox').fill(arnak);
    await page.locator('article mark').first().waitFor();
    assert.ok((await page.locator('article').count()) < 10);
    assert.equal(await page.locator('#rule-travel').count(), 1);
    assert.equal((await page.locator('article mark').first().textContent())?.toLowerCase(), arnak.toLowerCase());
    await openRules(page, 'guild');
    await page.getByRole('searchbox').fill(guild);
    await page.locator('article mark').first().waitFor();
    assert.equal(await page.locator('article h2').first().getAttribute('id'), 'rule-trade');
    await page.getByRole('searchbox').fill('xyzzy');
    await page.waitForFunction(() => document.querySelector('article') === null);
    await page.context().close();
    assert.deepEqual(site.faults, []);
  });
}

/** Waits until the address has led to this heading, and all that is drawn around it has come: it mustn't push it away. */
const untilInSight = async (page: Page, id: string): Promise<void> => {
  await page.waitForFunction((heading) => {
    const isNear = (thing: Element): boolean => {
      const { top, bottom } = thing.getBoundingClientRect();
      return bottom > -window.innerHeight && top < window.innerHeight;
    };
    const top = document.getElementById(heading)?.getBoundingClientRect().top ?? -1;
    const isDrawn = ![...document.querySelectorAll('[data-part="room"]')].some(isNear);
    return document.activeElement?.id === heading && isDrawn && top >= 0 && top < window.innerHeight / 4;
  }, id);
};

test('an address leads to a section, to a rule and to what explains a thing', async () => {
  const page = await site.at('rules/guild');
  for (const [at, id] of [
    ['guardian', 'rule-guardian'],
    ['A-EOR-7', 'rule-roundEnd'],
    ['templeStack', 'rule-temple'],
  ] as const) {
    await openRules(page, 'arnak', at);
    await untilInSight(page, id);
  }
  await page.keyboard.press('Tab');
  await openRules(page, 'guild', 'G-KAZ-1');
  await page.waitForFunction(() => document.activeElement?.id === 'rule-kazan');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Villages' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'rule-village');
  assert.deepEqual(site.faults, []);
});

test('components stand beside the rules that speak of them', async () => {
  const page = await site.at('rules/guild/spaces');
  const article = page.locator('article', { has: page.locator('#rule-spaces') });
  await article.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const treasures = article.locator('details');
  await treasures.locator('summary').click();
  await treasures.getByText('Vase', { exact: true }).waitFor();
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  assert.deepEqual(site.faults, []);
});

test('a thing on the table opens what the rules say about it, and the game goes on', async () => {
  const page = await site.arrive();
  await openScene(page, ALONE);
  await page.locator('[data-board="guild"]').waitFor();
  await page.locator('[data-place="deck"] button[popovertarget]').first().click();
  const card = page.locator('[popover]:popover-open');
  await card.getByRole('heading', { name: 'Exploring' }).waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  await page.locator('[data-place="deck"] button[popovertarget]').first().click();
  await card.getByRole('link', { name: 'All rules' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'rule-exploring');
  await page.goBack();
  await page.locator('[data-board="guild"]').waitFor();
  assert.deepEqual(site.faults, []);
});
