import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { newGame } from './support/arnak-game.ts';
import { SIZES } from './support/browser.ts';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

const middle = middleGame(
  ({ era, turn, players }) => era === 3 && turn === 5 && players[0]?.tasks.at(-1)?.task === 'explore',
);

/** Rests a finger on a thing until a note about it is there, then lifts it. Says what the note says. */
async function hold(page: Page, session: CDPSession, selector: string): Promise<string> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  assert.ok(box, selector);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  const note = page.locator('[data-part="explainer"], [data-part="space-note"], [popover="auto"]:popover-open');
  await note.waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const [text, at] = [await note.textContent(), await note.boundingBox()];
  const { width, height } = page.viewportSize() ?? SIZES.phone;
  assert.ok(
    at && at.x >= 0 && at.y >= 0 && at.x + at.width <= width && at.y + at.height <= height,
    `${selector} ${text}`,
  );
  await page.touchscreen.tap(2, height - 2);
  await note.waitFor({ state: 'detached' });
  return text ?? '';
}

/** What a finger may hold on the Guild's table, and a word of what it's told. */
const THINGS = {
  '[data-part="status"]': 'Era III of IV',
  '[data-place="card"]': 'sea space',
  '[data-thing^="goal:"]': 'coins',
  '[data-thing^="deck:"]': 'Explore',
  '[data-thing="slot:III"]': 'Era card III',
  '[data-thing="slot:I"]': 'Explore',
  '[data-part="undo"]': 'undo',
  '[data-part="steps"]': 'Explorers placed',
  '[data-part="purse"] b': 'Only you',
  '[data-thing="map:1"]': 'Marek',
  '[data-thing="pay:village"]': 'a village pays 3',
  '[data-button="hint"]': 'Hint',
  '[data-button="since"]': 'Since your last turn',
};

for (const [device, options] of Object.entries({ phone: PHONE, tablet: TABLET })) {
  test(`held by a finger, everything on a ${device} says what it is, and does nothing`, async () => {
    const page = await site.arrive(options);
    await openScene(page, middle);
    await page.locator('[data-part="space"]').first().waitFor();
    const session = await page.context().newCDPSession(page);
    for (const [selector, told] of Object.entries(THINGS)) {
      const text = await hold(page, session, selector);
      assert.ok(text.includes(told), `${selector}: ${text}`);
    }
    const space = await page.locator('[data-part="space"]').first().getAttribute('data-thing');
    assert.match(await hold(page, session, `[data-thing="${space}"]`), /sea/i);
    assert.equal(await page.locator('dialog[open]').count(), 0);
    assert.equal(await page.locator('[data-part="digest"]').count(), device === 'phone' ? 0 : 1);
    assert.deepEqual(site.faults, []);
  });
}

test('on an upright tablet the map stands upright, and the whole table is in sight', async () => {
  const page = await site.arrive(TABLET);
  await openScene(page, middle);
  await page.locator('[data-part="space"]').first().waitFor();
  const map = await page.locator('[data-place="map"] [data-part="frame"]').boundingBox();
  assert.ok(map && map.height > map.width, JSON.stringify(map));
  assert.equal(await page.evaluate(() => window.innerWidth), TABLET.viewport.width);
  const below = await page
    .locator('[data-board]')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  assert.ok(below <= 1, `${below} px are out of sight`);
});

test('a map made larger stays where it is while spaces are tapped', async () => {
  const page = await site.arrive(TABLET);
  await openScene(page, middle);
  await page.locator('[data-part="space"]').first().waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  const frame = page.locator('[data-place="map"] [data-part="frame"]');
  const before = await frame.evaluate((element) => getComputedStyle(element).transform);
  assert.notEqual(before, 'none');
  const panel = await page.locator('[data-place="map"]').boundingBox();
  assert.ok(panel);
  for (const space of await page.locator('[data-part="space"]').all()) {
    const box = await space.boundingBox();
    if (box === null || box.x < panel.x || box.x + box.width > panel.x + panel.width) continue;
    if (box.y < panel.y + 60 || box.y + box.height > panel.y + panel.height - 60) continue;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('[data-part="ghost"]').waitFor({ state: 'attached' });
    assert.equal(await frame.evaluate((element) => getComputedStyle(element).transform), before);
  }
  assert.deepEqual(site.faults, []);
});

/** What a finger may hold on Arnak's table, and a word of what it's told. */
const AT_ARNAK = {
  '[data-part="chips"] [data-part="verb"]': 'Dig',
  '[data-place="others"] [data-sign="coin"]': 'Coin',
  '[data-place="others"] [data-sign="notebook"]': 'Notebook',
  '[data-place="others"] h2': 'board',
};

test('the counters of others and the words without drawings say what they are at Arnak, too', async () => {
  const page = await site.arrive({ ...TABLET, viewport: { width: 1180, height: 820 } });
  await openScene(page, newGame('held'));
  await page.locator('[data-place="band"]').waitFor();
  const session = await page.context().newCDPSession(page);
  for (const [selector, told] of Object.entries(AT_ARNAK)) {
    const text = await hold(page, session, selector);
    assert.ok(text.includes(told), `${selector}: ${text}`);
  }
  assert.deepEqual(site.faults, []);
});
