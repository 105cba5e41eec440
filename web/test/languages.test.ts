import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const middle = middleGame(
  ({ era, turn, players }) => era === 3 && turn === 5 && players[0]?.tasks.at(-1)?.task === 'explore',
);
const over = { ...middleGame(() => false), id: 'over' };

/** Words that are wider than the thing they stand in. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const things = document.querySelectorAll(
      'button, h1, h2, h3, .choice-row label, .band-done, .action-name, .label, .goal p, .tidings',
    );
    return [...things]
      .filter(
        (thing) => thing.getClientRects().length > 0 && !thing.classList.contains('spoken') && !thing.closest('.log'),
      )
      .filter((thing) => thing.scrollWidth > thing.clientWidth + 2 && getComputedStyle(thing).clipPath === 'none')
      .map((thing) => `${thing.className || thing.tagName}: ${thing.textContent?.slice(0, 60)}`);
  });

for (const language of ['en', 'de', 'pl', 'ru']) {
  test(`the main screens in ${language}: no word is cut off`, async () => {
    for (const name of ['laptop', 'phone'] as const) {
      const viewport = SIZES[name];
      const page = await site.visit({ viewport }, { language });
      const check = async (screen: string): Promise<void> =>
        assert.deepEqual(await cutOff(page), [], `${screen}, ${name}`);
      await check('home');
      await openScene(page, middle);
      await page.locator('.field-target').first().waitFor();
      await check('table');
      if (name === 'laptop') assert.deepEqual(await axe(page), []);
      await openScene(page, over);
      await page.locator('.score-page').waitFor();
      await check('score');
      await page.context().close();
    }
    assert.deepEqual(site.faults, []);
  });
}
