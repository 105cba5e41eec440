import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GuildView } from '@moonstaff/guild';
import { LANGUAGES } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { SIZES } from './support/browser.ts';
import { ALONE, middleGame, openScene, playedUntil } from './support/scene.ts';
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
      // Letters are lower than their line.
      const isCut = [...words.getClientRects()].some(
        (line) =>
          line.left < left - 1 ||
          line.right > right + 1 ||
          line.top + 0.2 * line.height < top ||
          line.bottom - 0.2 * line.height > bottom,
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

for (const [device, options] of Object.entries({ ...PAGES, phone: { viewport: SIZES.phone, ...FINGERS } }))
  test(`${device}: what each of four terrains has left stands on the card`, async () => {
    const page = await site.arrive(options);
    const isList = ({ players }: GuildView): boolean => {
      const task = players[0]?.tasks.at(-1);
      return task?.task === 'explore' && task.card === 'list-desert1-grass1-mountain1-sea2';
    };
    await openScene(page, { ...playedUntil(ALONE, isList), id: 'list' });
    await page.locator('[data-place="card"]', { hasText: '×2' }).waitFor();
    assert.deepEqual(await cutWords(page, '[data-place="card"] > div'), []);
    assert.deepEqual(site.faults, []);
  });
