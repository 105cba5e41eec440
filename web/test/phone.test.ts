import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { answerByTap, awaitWish, panel, takeCards } from './support/guild.ts';
import { ALONE, openScene } from './support/scene.ts';
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
  // Alone: what others do is summed up above the map, and moves it from under the finger.
  await openScene(page, ALONE);
  await page.locator('[data-part="purse"]', { hasText: '/90' }).waitFor({ state: 'attached' });
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
      await page.locator('[aria-keyshortcuts="d"]:enabled').tap();
      if ((await page.locator('[data-part="warning"]').count()) > 0) await answerByTap(page);
      await page.waitForFunction((old) => document.querySelector('[data-part="turn"]')?.textContent !== old, turn);
      turns++;
    }
  }
  assert.deepEqual(site.faults, []);
});
