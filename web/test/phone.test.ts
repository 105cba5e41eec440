import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { answerByTap, awaitWish, endTurnByTap, panel, takeCards } from './support/guild.ts';
import { AGAINST_BOT, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const SMALLEST = 44;

/** Everything that stands on the player's map. */
const PIECES = `[...document.querySelectorAll('[data-place="map"] [data-thing^="piece:"]')].map(({ dataset }) => dataset.thing).join()`;

test('in the hand: a tap selects, the next one places; nothing hangs over the edge', async () => {
  const page = await site.visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok((await wide()) <= 0, 'the first page');
  assert.deepEqual(await axe(page, { colours: false }), []);
  await panel(page).getByRole('button', { name: 'Play now' }).tap();
  await page.locator('[data-board="guild"]').waitFor();
  assert.ok((await wide()) <= 0, 'the table');
  const low = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  assert.ok(low <= 0, `below the table the page goes on for ${low} px`);
  assert.deepEqual(await axe(page, { colours: false }), []);
  await openScene(page, AGAINST_BOT);
  for (let turns = 0; turns < 3; ) {
    await takeCards(page, answerByTap);
    if ((await awaitWish(page)) === 'place') {
      const space = await page.locator('[data-part="space"]').first().getAttribute('data-thing');
      const target = page.locator(`[data-thing="${space}"]`);
      const box = await target.boundingBox();
      assert.ok(box !== null && box.width >= SMALLEST && box.height >= SMALLEST - 2, JSON.stringify(box));
      const before = await page.evaluate(PIECES);
      await target.tap();
      await page.locator('[data-part="ghost"]').waitFor({ state: 'attached' });
      assert.equal(await page.evaluate(PIECES), before, 'the first tap only selects');
      await target.tap();
      // The space itself may stay lit: a village may be built there next.
      await page.waitForFunction(`${PIECES} !== ${JSON.stringify(before)}`);
    } else {
      const turn = await page.locator('[data-part="turn"]').textContent();
      await endTurnByTap(page);
      await page.waitForFunction((old) => document.querySelector('[data-part="turn"]')?.textContent !== old, turn);
      turns++;
    }
  }
  assert.deepEqual(site.faults, []);
});

/** Places an explorer with two taps. */
async function place(page: Page): Promise<void> {
  const before = await page.evaluate(PIECES);
  const space = await page.locator('[data-part="space"]').first().getAttribute('data-thing');
  const target = page.locator(`[data-thing="${space}"]`);
  await target.tap();
  await page.locator('[data-part="ghost"]').waitFor({ state: 'attached' });
  await target.tap();
  await page.waitForFunction(`${PIECES} !== ${JSON.stringify(before)}`);
}

/** Ends the turn and waits for what the other did. */
async function awaitDigest(page: Page): Promise<void> {
  await endTurnByTap(page);
  await page.locator('[data-part="digest"] li').first().waitFor();
}

test('in the hand: what the others did moves nothing from under the finger', async () => {
  const page = await site.arrive({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await openScene(page, { ...AGAINST_BOT, id: 'steady' });
  const map = () => page.evaluate(() => document.querySelector('[data-place="map"]')?.getBoundingClientRect().top ?? 0);
  const scrolled = () => page.evaluate(() => document.querySelector('[data-board]')?.scrollTop ?? 0);
  /** Says where the map is then, before anything can answer to the scrolling. */
  const scrollTo = (top: number) =>
    page.evaluate((to) => {
      document.querySelector('[data-board]')?.scrollTo({ top: to });
      return document.querySelector('[data-place="map"]')?.getBoundingClientRect().top ?? 0;
    }, top);
  await takeCards(page, answerByTap);
  const alone = await map();
  await scrollTo(0);
  await awaitDigest(page);
  assert.equal(await scrolled(), 0);
  const below = await map();
  assert.ok(below > alone, 'on a page at rest it opens above the map');
  await place(page);
  await page.locator('[data-part="digest"]').waitFor({ state: 'detached' });
  assert.equal((await map()) + (await scrolled()), below, 'after the first move its room stays');
  const still = await scrollTo(below - alone + 60);
  await page.locator('[data-part="digest-room"]').waitFor({ state: 'detached' });
  assert.ok(Math.abs((await map()) - still) <= 1, 'and goes without a trace once it’s out of sight');
  await awaitDigest(page);
  const kept = await map();
  assert.ok(Math.abs(kept - still) <= 1, `a page that was scrolled stays where it is: ${kept}, not ${still}`);
  await page.locator('[data-button="since"]').tap();
  await page.waitForFunction(() => document.querySelector('[data-board]')?.scrollTop === 0);
  await page.locator('[data-button="since"]').tap();
  await page.locator('[data-part="digest"]').waitFor({ state: 'detached' });
  assert.deepEqual(site.faults, []);
});
