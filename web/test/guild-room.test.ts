import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GuildView } from '@moonstaff/guild';
import { LANGUAGES } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { SIZES } from './support/browser.ts';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const FINGERS = { hasTouch: true, isMobile: true };
const ACROSS = { viewport: { width: 1180, height: 820 }, ...FINGERS };
const UPRIGHT = { viewport: { width: 820, height: 1180 }, ...FINGERS };
const PAGES: { readonly [device: string]: BrowserContextOptions } = {
  laptop: { viewport: SIZES.laptop },
  'tablet, across': ACROSS,
  'tablet, upright': UPRIGHT,
};

const middle = middleGame(
  ({ era, turn, players }) => era === 3 && turn === 5 && players[0]?.tasks.at(-1)?.task === 'explore',
);

const usesThree = ({ players }: GuildView): boolean =>
  players[0]?.tasks.at(-1)?.task === 'use' && Object.keys(players[0].actions).length === 3;

/** The words of these elements that stand outside of them. */
const cutWords = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(box);
      const isCut = [...words.getClientRects()].some(
        (line) => line.left < left || line.right > right + 1 || line.top < top || line.bottom > bottom + 1,
      );
      return isCut ? [box.textContent ?? ''] : [];
    }),
  );

for (const language of isThorough ? LANGUAGES : (['ru'] as const))
  for (const [device, options] of Object.entries(PAGES))
    test(`${device}, ${language}: of three Investigate cards, all words are on the cards`, async () => {
      const page = await site.arrive(options, { language });
      await openScene(page, { ...middleGame(usesThree), id: 'three' });
      const cards = page.locator('[data-part="offers"] button');
      await cards.first().waitFor();
      assert.equal(await cards.count(), 3);
      assert.deepEqual(await cutWords(page, '[data-part="offers"] button'), []);
      assert.deepEqual(site.faults, []);
    });

for (const [device, options] of Object.entries(PAGES))
  test(`${device}: all of a hint is in sight, and the page isn't wider than the window`, async () => {
    const page = await site.arrive(options);
    await openScene(page, middle);
    await page.locator('[data-part="space"]').first().waitFor();
    await page.keyboard.press('h');
    const hint = page.locator('[data-part="hint"]');
    await hint.locator('h3').waitFor();
    const hidden = await hint.evaluate((panel) => {
      const { bottom } = panel.getBoundingClientRect();
      const band = document.querySelector('[data-place="band"]')?.getBoundingClientRect().top ?? 0;
      const inside = [panel, ...panel.querySelectorAll('ol')].map((one) => one.scrollHeight - one.clientHeight);
      return Math.max(bottom - band, ...inside);
    });
    assert.ok(hidden <= 1, `${hidden} px`);
    assert.equal(await page.evaluate(() => window.innerWidth), options.viewport?.width);
    assert.deepEqual(site.faults, []);
  });
