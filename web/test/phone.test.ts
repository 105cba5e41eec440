import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GuildView } from '@moonstaff/guild';
import { LANGUAGES } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { answerByTap, awaitWish, endTurnByTap, panel, takeCards } from './support/guild.ts';
import { AGAINST_BOT, middleGame, openScene, playedUntil } from './support/scene.ts';
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
  // A phone makes the page as wide as what's on it.
  const wide = () => page.evaluate((width) => window.innerWidth - width, SIZES.phone.width);
  assert.ok((await wide()) <= 0, 'the first page');
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  await panel(page).getByRole('button', { name: 'Play now' }).tap();
  await page.locator('[data-board="guild"]').waitFor();
  assert.ok((await wide()) <= 0, 'the table');
  const low = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  assert.ok(low <= 0, `below the table the page goes on for ${low} px`);
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
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

const IN_HAND = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

const mapTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('[data-place="map"]')?.getBoundingClientRect().top ?? 0);

test('in the hand: what the others did is said below the map, and moves nothing from under the finger', async () => {
  const page = await site.arrive(IN_HAND);
  await openScene(page, { ...AGAINST_BOT, id: 'steady' });
  await takeCards(page, answerByTap);
  const still = await mapTop(page);
  await endTurnByTap(page);
  const told = page.locator('[data-part="told"]');
  await told.filter({ hasText: 'Marek' }).waitFor();
  assert.equal(await page.locator('[data-part="digest"]').count(), 0, 'it opens when it’s asked for');
  assert.equal(await mapTop(page), still);
  await page.locator('[data-button="since"]').tap();
  await page.locator('[data-part="digest"] li').first().waitFor();
  await page.waitForFunction(
    (top) => Math.abs((document.querySelector('[data-place="map"]')?.getBoundingClientRect().top ?? 0) - top) <= 1,
    still,
  );
  await page.locator('[data-button="since"]').tap();
  await page.locator('[data-part="digest"]').waitFor({ state: 'detached' });
  await page.waitForFunction(
    (top) => Math.abs((document.querySelector('[data-place="map"]')?.getBoundingClientRect().top ?? 0) - top) <= 1,
    still,
  );
  await place(page);
  assert.equal(await told.filter({ hasText: 'Marek' }).count(), 0, 'after the first move it’s read');
  assert.deepEqual(site.faults, []);
});

/** What of an element lies outside of what can be seen of the middle of the page, in px. */
const hidden = (page: Page, selector: string): Promise<number> =>
  page.evaluate((what) => {
    const seen = document.querySelector('[data-part="middle"]')?.getBoundingClientRect();
    const dock = document.querySelector('[data-part="hint"]')?.getBoundingClientRect().bottom ?? 0;
    const box = document.querySelector(what)?.getBoundingClientRect();
    return seen && box ? Math.max(Math.max(seen.top, dock) - box.top, box.bottom - seen.bottom) : Number.NaN;
  }, selector);

for (const map of ['aghon', 'avenia', 'kazan', 'cnidaria'])
  test(`in the hand: the whole of ${map} is in sight`, async () => {
    const page = await site.arrive(IN_HAND);
    await openScene(
      page,
      playedUntil(
        { ...AGAINST_BOT, id: map, options: { map } },
        ({ players }) => players[0]?.tasks.at(-1)?.task === 'explore',
      ),
    );
    await page.locator('[data-part="space"]').first().waitFor();
    assert.ok((await hidden(page, '[data-part="frame"]')) <= 1);
    assert.deepEqual(site.faults, []);
  });

test('in the hand: a hint hides nothing of what it points at, and a tap closes it', async () => {
  const page = await site.arrive(IN_HAND);
  for (const height of [SIZES.phone.height, 664]) {
    await page.setViewportSize({ ...SIZES.phone, height });
    await openScene(
      page,
      middleGame(({ era, turn, players }) => era === 3 && turn === 5 && players[0]?.tasks.at(-1)?.task === 'explore'),
    );
    const hint = page.locator('[data-part="hint"]');
    await page.locator('[data-button="hint"]').tap();
    await hint.locator('h3').waitFor();
    // In the frame after, the map has been scrolled.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    const first = await hidden(page, '[data-part="shown"]');
    assert.ok(first <= 0, `${height}: ${first} px are hidden`);
    await hint.getByRole('button', { name: 'Close' }).tap();
    await hint.waitFor({ state: 'detached' });
  }
  assert.deepEqual(site.faults, []);
});

/** Russian asks at the greatest length. */
const ASKED_IN = isThorough ? LANGUAGES : (['ru'] as const);

test('in the hand: however long the question is, the map stays where it is, and nothing of the question is cut', async () => {
  const tops: number[] = [];
  for (const language of ASKED_IN) {
    const page = await site.arrive(IN_HAND, { language });
    for (const task of ['explore', 'village', 'trade', 'keep', 'use', 'free']) {
      const isAsked = ({ players }: GuildView) => players[0]?.tasks.at(-1)?.task === task;
      await openScene(page, playedUntil({ ...AGAINST_BOT, id: task }, isAsked));
      const question = page.locator('[data-place="band"] [data-asked] p');
      await question.waitFor();
      tops.push(await page.locator('[data-part="middle"]').evaluate((middle) => middle.getBoundingClientRect().top));
      const cut = await question.evaluate((words) => {
        const lines = document.createRange();
        lines.selectNodeContents(words);
        const end = words.closest('[data-asked]')?.getBoundingClientRect().bottom ?? 0;
        return [...lines.getClientRects()].filter(({ top, height }) => top + 0.8 * height > end).length;
      });
      assert.equal(cut, 0, `${language}, ${task}: lines that are cut`);
    }
  }
  assert.equal(new Set(tops).size, 1, tops.join());
  assert.deepEqual(site.faults, []);
});

/** Where the buttons below are, without those that only redo what was undone. */
const undoAt = (page: Page): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.locator('[data-part="undo"]').evaluate((undo) => {
    const { x, y } = undo.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y) };
  });

test('in the hand: Undo stays where it is when something can be redone, and covers nothing', async () => {
  const page = await site.arrive(IN_HAND);
  await openScene(
    page,
    middleGame(({ players }) => players[0]?.tasks.at(-1)?.task === 'keep'),
  );
  const offers = page.locator('[data-thing^="offer:"]:enabled');
  await offers.first().tap();
  await page.locator('[data-thing^="keep:"]').tap();
  const undo = page.locator('[data-part="undo"]');
  await page.locator('[data-part="undo"]:enabled').waitFor();
  const before = await undoAt(page);
  await undo.tap();
  await page.locator('[data-part="redo"]').waitFor();
  assert.deepEqual(await undoAt(page), before);
  const boxes = await page
    .locator('[data-place="band"] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
  assert.equal(boxes.length, 3);
  const lefts = boxes.sort((a, b) => a.left - b.left);
  for (const [i, box] of lefts.entries()) {
    assert.ok(box.left >= (lefts[i - 1]?.right ?? 0), 'side by side');
    assert.ok(box.right <= SIZES.phone.width && box.bottom <= SIZES.phone.height, 'on the page');
    assert.equal(box.top, lefts[0]?.top, 'in one row');
  }
  assert.deepEqual(site.faults, []);
});

test('in the hand: nothing hangs over the edge once the game is over', async () => {
  const page = await site.arrive(IN_HAND);
  await openScene(
    page,
    middleGame(() => false),
  );
  await page.locator('[data-part="score"]').waitFor();
  await page.getByRole('button', { name: 'Back to the board' }).tap();
  await page.locator('[data-board="guild"]').waitFor();
  // A phone makes the page as wide as what's on it.
  assert.equal(await page.evaluate(() => window.innerWidth), SIZES.phone.width);
  await page.getByRole('button', { name: 'Score', exact: true }).tap();
  await page.locator('[data-part="score"]').waitFor();
  assert.deepEqual(site.faults, []);
});
