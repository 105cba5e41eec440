import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ownPlayer } from '../src/boards/arnak/state.ts';
import { gameWhere, menu } from './support/arnak-game.ts';
import { SIZES } from './support/browser.ts';
import { openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Late in a round: hardly a card in hand, many played, and much beside them. */
const LATE = gameWhere(
  (moment) => {
    if (!menu(moment)) return false;
    const { hand, playArea, assistants, guardians } = ownPlayer(moment.view);
    return hand.length < 2 && playArea.length > 4 && assistants.length + guardians.length > 2;
  },
  { name: 'room', eager: ({ type }) => type === 'overcome' },
);

const at = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

/** Its icons at the left must stay in sight. */
const LEAST = 24;

test('played cards can be told apart and reached from every side while the hand leaves room', async () => {
  const page = await site.arrive({ viewport: SIZES.laptop });
  await openScene(page, LATE);
  await page.locator('[data-thing^="played:"]').first().waitFor();
  const cards = await at(page, '[data-thing^="played:"]');
  const gaps = cards.slice(1).map(({ left }, i) => left - (cards[i]?.left ?? 0));
  assert.ok(Math.min(...gaps) >= LEAST, gaps.join());
  // The pointer comes over its neighbour, which mustn't stay above it.
  const [first, second] = cards;
  assert.ok(first !== undefined && second !== undefined);
  const y = second.top + second.height / 2;
  await page.mouse.move(first.left + 8, y);
  await page.mouse.move(second.left + 8, y);
  const under = await page.evaluate(
    ([x, y]) =>
      document
        .elementFromPoint(x ?? 0, y ?? 0)
        ?.closest('[data-thing]')
        ?.getAttribute('data-thing'),
    [second.left + 8, y],
  );
  assert.equal(under, await page.locator('[data-thing^="played:"]').nth(1).getAttribute('data-thing'));
  assert.deepEqual(site.faults, []);
});

/** Every kind of action is named in the bar, with something to do or without. */
const MENU = gameWhere(menu, { name: 'menu' });

test('no action is pushed out of the bar, however long its word is', async () => {
  for (const language of ['en', 'de', 'pl', 'ru']) {
    const page = await site.arrive({ viewport: SIZES.laptop }, { language });
    await openScene(page, MENU);
    await page.locator('[data-part="verb"]').first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const viewport of [SIZES.laptop, SIZES.large]) {
      await page.setViewportSize(viewport);
      const [row] = await at(page, '[data-part="chips"]');
      const chips = await at(page, '[data-part="verb"]');
      assert.ok(row !== undefined && chips.length > 7, `${chips.length} actions`);
      const out = chips.filter(({ right }) => right > row.right + 1).length;
      assert.equal(out, 0, `${language} at ${viewport.width}: ${out} of ${chips.length} actions are out of sight`);
    }
    await page.context().close();
  }
  assert.deepEqual(site.faults, []);
});

test('on a phone, nothing shows between the bar and what sticks below it while one pays', async () => {
  const page = await site.arrive({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await openScene(page, MENU);
  const space = page.locator('[data-thing^="space:"][data-state="free"] > button').first();
  await space.tap();
  await page.locator('[data-thing="mainButton"], [data-thing="confirmButton"]').first().tap();
  await page.locator('[data-part="price"]').waitFor();
  const [body] = await at(page, '[data-place="band"] > :nth-child(2)');
  const [anchors] = await at(page, '[data-board="arnak"] > nav');
  assert.ok(body !== undefined && anchors !== undefined);
  assert.ok(anchors.top - body.bottom <= 1, `${anchors.top - body.bottom} px`);
  assert.deepEqual(site.faults, []);
});
