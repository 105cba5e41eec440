import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { awaitWish, panel } from './support/arnak.ts';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Presses Tab until this is focused. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reached ${selector}`);
}

const round = (page: Page): Promise<string | null> => page.locator('.round-now').textContent();

test('a round with the keyboard alone', async () => {
  const page = await site.visit({}, { warnings: false });
  await tabTo(page, '[aria-label="Lost Ruins of Arnak"] .button-deed');
  await page.keyboard.press('Enter');
  await page.locator('.arnak').waitFor();
  let since = 0;
  let pressed = 0;
  while ((await awaitWish(page)) !== 'over' && (await round(page)) !== 'II') {
    const wish = await awaitWish(page);
    if (wish === 'onward') await page.keyboard.press('d');
    else if (wish === 'list') await page.keyboard.press('Enter');
    else if (wish === 'answer') {
      await tabTo(page, '.chip-answer');
      await page.keyboard.press('Enter');
    } else if (wish === 'away' || since > 8) {
      if ((await page.locator('.band-away').count()) > 0) await page.keyboard.press('x');
      else await page.locator('.chips').getByRole('button', { name: 'Pass' }).press('Enter');
      since = 0;
    } else {
      await tabTo(page, '.spot.can > .spot-key');
      if (pressed % 2 === 0) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      pressed++;
      since++;
    }
    await page.waitForFunction('document.querySelector(".table[aria-busy=true]") === null');
  }
  assert.ok(pressed > 2, `${pressed} things pressed`);
  assert.deepEqual(site.faults, []);
});

test('in the hand: a tap selects, the confirming key plays; nothing hangs over the edge', async () => {
  const page = await site.visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true }, { warnings: false });
  await panel(page).getByRole('button', { name: 'Play now' }).tap();
  await page.locator('.arnak').waitFor();
  await awaitWish(page);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0);
  assert.deepEqual(await axe(page), []);
  await page.locator('.spot-space.can > .spot-key').first().tap();
  await page.locator('.band-confirm').tap();
  await page.locator('.band-done.band-ready', { hasText: 'Pay' }).tap();
  await page.locator('.band-done.band-ready', { hasText: 'End turn' }).waitFor();
  assert.deepEqual(site.faults, []);
});
