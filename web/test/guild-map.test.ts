import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { answer } from './support/guild.ts';
import { ALONE, middleGame, openScene, playedUntil } from './support/scene.ts';
import { Site } from './support/site.ts';

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

let site: Site;
let page: Page;
let phone: Page;
before(async () => {
  site = await Site.open();
  [page, phone] = await Promise.all([site.arrive(), site.arrive(PHONE)]);
});
after(() => site.close());

const middle = middleGame(
  ({ era, turn, players }) => era === 3 && turn === 5 && players[0]?.tasks.at(-1)?.task === 'explore',
);

async function sitDown(page: Page, game = middle): Promise<void> {
  await openScene(page, game);
  await page.locator('[data-part="space"]').first().waitFor();
}

/** How the map is looked at: its size against the whole, and where its corner is. */
const lookedAt = (page: Page): Promise<{ scale: number; x: number; y: number }> =>
  page.locator('[data-part="frame"]').evaluate((frame) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(frame).transform);
    return { scale: a, x: e, y: f };
  });

type Look = Awaited<ReturnType<typeof lookedAt>>;

/** Waits until the map is looked at like this: the browser passes a gesture on when it comes to it. */
async function lookedAtSo(page: Page, is: (look: Look) => boolean): Promise<Look> {
  const end = performance.now() + PATIENCE_MS;
  let look = await lookedAt(page);
  while (!is(look) && performance.now() < end) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    look = await lookedAt(page);
  }
  assert.ok(is(look), `${is} ${JSON.stringify(look)}`);
  return look;
}

const explorers = (page: Page): Promise<number> => page.locator('[data-place="map"] [data-part="explorer"]').count();

test('the map is made larger by wheel, keys and buttons, pulled about, and shown whole again', async () => {
  await sitDown(page);
  await page.locator('[data-part="frame"]').hover();
  await page.mouse.wheel(0, -400);
  const near = await lookedAtSo(page, ({ scale, x, y }) => scale > 1.5 && x < 0 && y < 0);
  const stood = await explorers(page);
  await page.mouse.down();
  await page.mouse.move(600, 200, { steps: 4 });
  await page.mouse.up();
  await lookedAtSo(page, ({ scale, x }) => scale === near.scale && x !== near.x);
  assert.equal(await explorers(page), stood, 'a pull is no click');
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  await page.keyboard.press('0');
  await lookedAtSo(page, ({ scale, x, y }) => scale === 1 && x === 0 && y === 0);
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await lookedAtSo(page, ({ scale }) => scale > 1.6);
  // Whatever gets the focus comes into sight.
  for (const space of ['[data-part="space"] >> nth=0', '[data-part="space"] >> nth=-1']) {
    await page.locator(space).focus();
    const [target, panel] = [
      await page.locator(space).boundingBox(),
      await page.locator('[data-place="map"]').boundingBox(),
    ];
    assert.ok(target !== null && panel !== null && target.x > panel.x && target.x < panel.x + panel.width);
    assert.ok(target.y > panel.y && target.y < panel.y + panel.height);
  }
  await page.getByRole('button', { name: 'The whole map' }).click();
  await lookedAtSo(page, ({ scale }) => scale === 1);
  assert.deepEqual(site.faults, []);
});

test('two fingers make the map larger, one pulls it', async () => {
  await sitDown(phone);
  const session = await phone.context().newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [180, 400], [220, 400]);
  await touch('touchMove', [160, 400], [240, 400]);
  await touch('touchMove', [150, 400], [250, 400]);
  await touch('touchEnd');
  const near = await lookedAtSo(phone, ({ scale }) => scale > 1.5);
  await touch('touchStart', [200, 400]);
  await touch('touchMove', [240, 440]);
  await touch('touchMove', [260, 460]);
  await touch('touchEnd');
  await lookedAtSo(phone, ({ x, y }) => x > near.x && y > near.y);
});

test('a space that cannot be chosen says why: to the mouse, to keys and to a finger', async () => {
  await sitDown(page);
  const frame = await page.locator('[data-part="frame"]').boundingBox();
  assert.ok(frame);
  const reason = page.locator('[data-part="told"][role="status"]');
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await reason.filter({ hasText: 'capital' }).waitFor();
  await page.locator('[data-part="refused"]').waitFor();
  // A mark under the mouse that goes would keep the page from noticing that the mouse leaves.
  const isUnderMouse = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-part="refused"]') !== null,
    [frame.x + frame.width / 2, frame.y + frame.height / 2],
  );
  assert.equal(isUnderMouse, false);
  await page.mouse.move(5, 5);
  await reason.waitFor({ state: 'detached' });
  await page.locator('[data-part="space"]').first().focus();
  for (let i = 0; i < 12 && (await reason.count()) === 0; i++) {
    await page.keyboard.press('Shift+ArrowUp');
    await page.locator('[data-part="told"][role="status"], [data-part="told"] > b').first().waitFor();
  }
  assert.notEqual(await reason.textContent(), '');
  const stood = await explorers(page);
  await page.keyboard.press('Enter');
  assert.equal(await explorers(page), stood, 'what cannot be chosen is not');

  await sitDown(phone);
  const map = await phone.locator('[data-part="frame"]').boundingBox();
  assert.ok(map);
  await phone.touchscreen.tap(map.x + map.width / 2, map.y + map.height / 2);
  await phone.locator('[data-part="told"][role="status"]').filter({ hasText: 'capital' }).waitFor();
  assert.deepEqual(site.faults, []);
});

test('several spaces are placed as quickly as one clicks, and taken back one by one', async () => {
  const game = middleGame(({ era, players }) => {
    const task = players[0]?.tasks.at(-1);
    return era >= 2 && task?.task === 'explore' && task.card === 'explore-grass' && task.placed[0]?.length === 0;
  });
  await sitDown(page, game);
  const stood = await explorers(page);
  const placed = async (n: number) => {
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[data-place="map"] [data-part="explorer"]').length === wanted,
      stood + n,
    );
  };
  // Both at once: the second comes while the first is still on its way.
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('[data-part="space"]');
    first?.click();
    second?.click();
  });
  await placed(2);
  await page.locator('[data-part="take-back"]').click();
  await placed(1);
  await page.locator('[data-part="take-back"]').click();
  await placed(0);
  assert.equal(await page.locator('[data-part="take-back"]').count(), 0, 'nothing of this turn is left');
  assert.deepEqual(site.faults, []);
});

test("another player's map in full size, with everything that stands on it; Escape leads back", async () => {
  await sitDown(page);
  const key = page.getByRole('button', { name: 'Marek’s map' });
  await key.click();
  const map = page.getByRole('dialog', { name: 'Marek’s map' });
  await map.waitFor();
  // Both at one moment: Marek goes on exploring meanwhile.
  const [full, glance] = await page.evaluate(() =>
    ['dialog[open] [data-part="explorer"]', '[data-thing="map:1"] rect'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  );
  assert.ok(full !== undefined && full > 0);
  assert.equal(full, glance);
  assert.deepEqual(await axe(page, { of: 'dialog[open]' }), []);
  const box = await map.locator('svg:has([data-part="explorer"])').first().boundingBox();
  assert.ok(box !== null && box.height > 500, JSON.stringify(box));
  await page.keyboard.press('Escape');
  await map.waitFor({ state: 'detached' });
  assert.equal(await key.evaluate((element) => element === document.activeElement), true, 'focus is back');
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('alone: target and tokens are shown from the first turn to the score sheet', async () => {
    await openScene(page, ALONE);
    await page.locator('[data-board="guild"]').waitFor();
    await page.getByText('Target: 90 coins and all goals').waitFor();
    assert.equal(await page.locator('[data-part="purse"] b > span').textContent(), '/90');
    assert.deepEqual(await page.locator('[data-part="due"] [aria-hidden]').allTextContents(), [
      'II',
      'III',
      'III',
      'I–III',
      'I–III',
    ]);
    assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
    // Later, in the last turn.
    await openScene(page, { ...playedUntil(ALONE, ({ era, turn }) => era === 4 && turn === 6), id: 'nearly-over' });
    await page.locator('[data-part="turn"]', { hasText: /^Turn\s6/ }).waitFor({ state: 'attached' });
    while ((await answer(page)) !== 'over');
    await page.locator('[data-part="score"]').waitFor();
    assert.equal((await page.locator('[data-part="score"] tfoot td').allTextContents()).length, 1);
    await page.getByRole('button', { name: 'Back to the board' }).click();
    await page.locator('[data-board="guild"]').waitFor();
    assert.equal((await page.locator('[data-gone]').count()) >= 5, true, 'every token has come');
    assert.deepEqual(site.faults, []);
  });
