import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { awaitWish, CARD, takeCards } from './support/guild.ts';
import { AGAINST_BOT, ALONE, middleGame, openScene, playedUntil } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Presses Tab until this is focused. Says no if it went away meanwhile, because the table has gone on. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return true;
    if ((await page.locator(selector).count()) === 0) return false;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reached ${selector}`);
}

/** The keys are the same in every era and turn. */
const FROM = isThorough ? 1 : 5;
const ERA_IV = playedUntil(AGAINST_BOT, ({ era, turn }) => era === 4 && turn >= FROM);

test(`the last era against a bot from turn ${FROM} on, with the keyboard alone`, async () => {
  const page = await site.visit();
  const start = '[aria-label="The Guild of Merchant Explorers"] button:has(> b)';
  await page.locator(start).first().waitFor();
  assert.ok(await tabTo(page, start));
  await page.keyboard.press('Enter');
  await page.locator('[data-board="guild"]').waitFor();
  await openScene(page, ERA_IV);
  await page.getByRole('region', { name: 'Marek' }).waitFor();
  let placed = 0;
  for (;;) {
    const wish = await awaitWish(page);
    if (wish === 'over') break;
    if (wish === 'card') {
      if (await tabTo(page, CARD)) await page.keyboard.press('Enter');
    } else if (wish === 'place') {
      if (!(await tabTo(page, '[data-part="space"]'))) continue;
      if (placed % 5 === 0) await page.keyboard.press('ArrowRight');
      assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-part="space"]')));
      await page.keyboard.press('Enter');
      placed++;
    } else await page.keyboard.press('d');
  }
  assert.ok(placed > (isThorough ? 10 : 3), `${placed} explorers placed`);
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('undo and redo have keys and say how far they reach', async () => {
    const page = await site.arrive();
    await openScene(page, ALONE);
    await page.locator('[data-board="guild"]').waitFor();
    await takeCards(page);
    const pieces = page.locator('[data-place="map"] [data-part="explorer"]');
    assert.equal(await pieces.count(), 0);
    await page.locator('[data-part="space"]').first().focus();
    // Where a mouse happens to lie, here on the capital, is nothing to somebody at the keys.
    const refusal = page.locator('[data-part="told"][role="status"]');
    while (!(await refusal.isVisible())) {
      // Again each time: while the page is still arranging itself, the capital moves.
      const map = await page.locator('[data-place="map"]').boundingBox();
      assert.ok(map);
      await page.mouse.move(0, 0);
      await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
      await refusal.waitFor({ timeout: 10_000 }).catch(() => {});
    }
    // At the space, even if the page has put the focus elsewhere meanwhile.
    await page.locator('[data-part="space"]').first().press('Enter');
    // Taking cards could be undone before. So wait for the explorer: until it's there, nothing can be undone.
    await pieces.first().waitFor();
    await page.getByRole('button', { name: /steps? can be undone/ }).waitFor();
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Redo' }).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: /steps? can be undone/ }).waitFor();
    assert.deepEqual(site.faults, []);
  });

test('what is said of a space goes with Escape or the focus, and leaves Escape to what is open', async () => {
  const page = await site.arrive();
  await openScene(
    page,
    middleGame(({ era, turn, players }) => era === 2 && turn === 3 && players[0]?.tasks.at(-1)?.task === 'explore'),
  );
  const note = page.locator('[data-part="space-note"]');
  const space = page.locator('[data-part="space"]').first();
  await space.focus();
  await note.waitFor();
  await page.keyboard.press('h');
  await page.locator('[data-part="hint"]').waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  await page.locator('[data-part="hint"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="hint"]').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await note.waitFor();
  await page.keyboard.press('k');
  await page.locator('[data-part="key"]').waitFor();
  await note.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.locator('[data-part="key"]').waitFor({ state: 'detached' });
  // The focus is back where it was, and so is the note.
  await note.waitFor();
  while (await page.evaluate(() => document.activeElement?.closest('[data-place="map"]') !== null))
    await page.keyboard.press('Tab');
  await note.waitFor({ state: 'detached' });
  assert.deepEqual(site.faults, []);
});

test('once a turn has ended, the keyboard goes on with the next one', async () => {
  const page = await site.arrive({}, { warnings: false });
  await openScene(page, ALONE);
  await takeCards(page);
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector);
  const turn = page.locator('[data-part="turn"]');
  for (const n of [2, 3]) {
    await page.locator('[data-thing="button:done"]').focus();
    await page.keyboard.press('Enter');
    await turn.filter({ hasText: `Turn ${n}` }).waitFor();
    await focused(`[data-part="space"], ${CARD}`);
    await takeCards(page);
  }
  assert.deepEqual(site.faults, []);
});

test('a hint names legal choices and lights their fields', async () => {
  const page = await site.arrive();
  await openScene(
    page,
    middleGame(({ era, turn, players }) => era === 2 && turn === 3 && players[0]?.tasks.at(-1)?.task === 'explore'),
  );
  await page.locator('[data-part="space"]').first().waitFor();
  await page.keyboard.press('h');
  const hints = page.locator('[data-part="deed"]');
  await hints.first().waitFor();
  // The hint marks the space on the map; only the list needs its numbers.
  const listed = await page.locator('[data-part="choices"] button').allTextContents();
  const choices = listed.map((choice) => choice.replace(/ \([^)]*\)/g, ''));
  for (const hint of await hints.allTextContents()) assert.ok(choices.includes(hint), choices.join());
  assert.deepEqual(site.faults, []);
});

test('whatever has the focus says what it is', async () => {
  const page = await site.arrive();
  await openScene(
    page,
    middleGame(({ era, turn, players }) => era === 2 && turn === 3 && players[0]?.tasks.at(-1)?.task === 'explore'),
  );
  await page.locator('[data-part="space"]').first().press('Tab');
  const note = page.locator('[data-part="explainer"]');
  for (const [thing, told] of [
    ['[data-thing^="deck:"]', 'Explore'],
    ['[data-part="purse"] li', 'explorers left'],
    ['[data-thing="pay:village"]', 'a village pays'],
    ['[data-thing="map:1"]', 'Marek’s map'],
    ['[data-place="card"] button', 'Explore'],
    ['[data-button="settings"]', 'Settings'],
  ] as const) {
    await page.locator(thing).first().focus();
    await note.filter({ hasText: told }).waitFor();
  }
  assert.deepEqual(site.faults, []);
});
