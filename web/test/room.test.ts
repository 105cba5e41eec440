/** Whether everything beside and around a board has room of its own. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { SIZES } from './support/browser.ts';
import { AGAINST_BOT, middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const middle = middleGame(
  ({ era, turn, players }) => era === 2 && turn === 3 && players[0]?.tasks.at(-1)?.task === 'explore',
);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, `${selector} is shown`);
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height, width: box.width };
};

test('the rules have the left column of both boards, and nothing else gets out of its place', async () => {
  const page = await site.visit({ viewport: SIZES.laptop });
  const panel = page.getByRole('region', { name: 'Lost Ruins of Arnak' });
  await panel.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-part="choices"] button').first().waitFor({ state: 'attached' });
  const others = await boxOf(page, '[data-place="others"]');
  await page.locator('[data-button="help"]').click();
  const help = await boxOf(page, '[data-part="help"]');
  const island = await boxOf(page, '[data-place="island"]');
  const research = await boxOf(page, '[data-place="research"]');
  const row = await boxOf(page, '[data-place="row"]');
  assert.ok(help.width > 1.2 * others.width, `${help.width} against ${others.width}`);
  assert.ok(help.right <= island.left && help.right <= row.left, 'beside the island');
  assert.ok(island.right <= research.left && row.right <= research.left, 'beside the track');
  const sites = await page.locator('[data-place="island"] [data-thing]:has(> button)').all();
  assert.ok(sites.length > 12);
  for (const one of sites) {
    const box = await one.boundingBox();
    assert.ok(box && box.x >= island.left && box.x + box.width <= island.right, 'a site is on the island');
  }
  assert.equal(await page.locator('[data-place="others"]:visible').count(), 0);
  await page.keyboard.press('Escape');
  await page.locator('[data-place="others"]:visible').first().waitFor();
  await page.context().close();
});

test('on a phone, the pay table and the zoom button are below the map of the Guild', async () => {
  const page = await site.arrive({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await openScene(page, middle);
  await page.locator('[data-part="space"]').first().waitFor();
  const map = await boxOf(page, '[data-part="frame"]');
  const zoom = await boxOf(page, '[data-place="map"] [data-part="zoom"]');
  const pay = await boxOf(page, '[data-place="map"] > div:has(> div > ol)');
  assert.ok(zoom.top >= map.bottom && pay.top >= map.bottom);
  assert.ok(pay.right <= zoom.left);
  await page.context().close();
});

test('the log says which player one is', async () => {
  const page = await site.arrive();
  await openScene(page, AGAINST_BOT);
  await page.locator('[data-part="space"]').first().click();
  await page.locator('[data-part="log"] li', { hasText: 'Ilka (you)' }).first().waitFor();
  await page.context().close();
});
