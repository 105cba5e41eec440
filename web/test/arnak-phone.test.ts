import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ALONE, newGame } from './support/arnak-game.ts';
import { SIZES } from './support/browser.ts';
import { openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const IN_HAND = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

const digest = (page: Page) => page.locator('[data-part="digest"]');
const told = (page: Page) => page.locator('[data-part="told"]');
const main = (page: Page, look: string) => page.locator(`[data-place="band"] button[data-look="${look}"]`);

/** Digs at a camp with what the page would pay, and ends the turn. */
async function digAndEnd(page: Page, camp: string): Promise<void> {
  const space = page.locator(`[data-thing="space:${camp}:0"]`);
  await space.tap();
  await main(page, 'ready').tap();
  await page.locator('[data-part="price"]').waitFor();
  await main(page, 'ready').tap();
  await page.locator('[data-part="price"]').waitFor({ state: 'detached' });
  await main(page, 'ready').tap();
}

test('in the hand, alone: the page says what the rival did after every turn, and the tabs stay where they are', async () => {
  const page = await site.arrive(IN_HAND);
  await openScene(page, newGame('alone', { sitters: ALONE }));
  const first = await digest(page).locator('li').innerText();
  assert.match(first, /rival/, 'it began the game');
  assert.match(await told(page).innerText(), /Round I begins/);
  await digAndEnd(page, 'camp-coins');
  await digest(page)
    .locator('li')
    .filter({ hasNotText: first.split('\n')[1] ?? '' })
    .waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await told(page).filter({ hasText: 'rival' }).waitFor();
  const tabs = page.locator('nav button');
  const tops: number[] = [];
  for (const i of [3, 2, 1, 3]) {
    await tabs.nth(i).tap();
    await tabs.nth(i).and(page.locator('[aria-current]')).waitFor();
    tops.push((await tabs.nth(i).boundingBox())?.y ?? 0);
  }
  assert.equal(new Set(tops.map(Math.round)).size, 1, tops.join());
  await page.locator('[data-button="since"]').tap();
  assert.ok(await digest(page).isVisible(), 'the bar opens it again, however far the page is scrolled');
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  assert.deepEqual(site.faults, []);
});
