import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { seedFrom } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { awaitWish, endTurn, panel, takeCards } from './support/guild.ts';
import { openScene } from './support/scene.ts';
import { begun, PERSON } from './support/session.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());
beforeEach(() => site.faults.splice(0));

async function leaveNoRoom(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url).origin, quotaSize: 1 });
}

/** Six spaces may be explored at once. */
const ALONE = { ...begun(PERSON), seed: seedFrom('solo 23') };

const NOT_KEPT = /^This device isn’t saving your moves/;

/** The explorers on the map, by their spaces. */
const explorers = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-place="map"] [data-part="explorer"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')).toSorted());

const place = async (page: Page, nth: number): Promise<void> => {
  const before = (await explorers(page)).length;
  await page.locator('[data-part="space"]').nth(nth).click();
  await page.locator('[data-place="map"] [data-part="explorer"]').nth(before).waitFor();
};

test('of two tabs at one table the second sees how the game went on in the first', async () => {
  const page = await site.arrive();
  await openScene(page, ALONE);
  await awaitWish(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await awaitWish(other);
  await place(page, 0);
  const there = await explorers(page);
  await other.locator('[data-part="space"]').nth(1).click();
  await other.getByRole('alert').getByText('This game continued in another tab.').waitFor();
  const [only = ''] = there;
  await other.locator(`[data-place="map"] [data-thing="${only}"]`).waitFor();
  assert.deepEqual(await explorers(other), there);
  await page.reload();
  await awaitWish(page);
  assert.deepEqual(await explorers(page), there);
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('who leaves right after a move finds it made', async () => {
    const page = await site.arrive();
    await openScene(page, ALONE);
    await awaitWish(page);
    await page.evaluate(() => {
      document.querySelector('[data-part="space"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      window.location.hash = '#/';
    });
    await page.getByRole('link', { name: 'Continue' }).first().click();
    await awaitWish(page);
    assert.equal((await explorers(page)).length, 1);
  });

test('where nothing can be kept the table says so, and one plays on', async () => {
  const page = await site.visit();
  await leaveNoRoom(page);
  await panel(page).getByRole('button', { name: 'Play now' }).click();
  const note = page.getByRole('alert').getByText(NOT_KEPT);
  await note.waitFor();
  await awaitWish(page);
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await note.waitFor({ state: 'detached' });
  for (let turn = 0; turn < 2; turn++) {
    await takeCards(page);
    await endTurn(page);
  }
  await awaitWish(page);
  assert.equal(await note.count(), 0, 'it was read');
});

if (isThorough)
  test('a bot that fails is reported, and moves after a reload', async () => {
    const page = await site.visit();
    const showThread = site.hide(/\/think-[^/]*\.js$/);
    await panel(page).getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('alert').getByText('The bot couldn’t find a move.').waitFor();
    showThread();
    await page.reload();
    // What the bots did is summed up where the log is.
    await page
      .locator(':is([data-part="digest"], [data-part="log"]) li:visible', { hasText: /explores|keeps|builds/ })
      .first()
      .waitFor();
  });

if (isThorough)
  test('a game whose rules cannot be fetched says so', async () => {
    const page = await site.visit();
    const arnak = page.getByRole('region', { name: 'Lost Ruins of Arnak' });
    await page.context().setOffline(true);
    await arnak.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { name: 'There’s a new version. Reload the page.' }).waitFor();
  });

test('a game is deleted only when that was meant', async () => {
  const page = await site.arrive();
  await openScene(page, ALONE);
  await awaitWish(page);
  await page.goto(site.url);
  const rows = page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
  const remove = page.getByRole('button', { name: /^Delete this game/ });
  await remove.click();
  const question = page.getByRole('dialog', { name: /^Delete this game/ });
  await question.waitFor();
  assert.deepEqual(await axe(page, { of: 'dialog[open]' }), []);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  assert.equal(await rows.count(), 1);
  await remove.click();
  await question.getByRole('button', { name: /^Delete this game/ }).click();
  await page.getByText('No tables yet.').waitFor();
  assert.deepEqual(site.faults, []);
});

test('a log file that cannot have been played is refused; a true one is taken in', async () => {
  const page = await site.visit();
  const log = JSON.parse(readFileSync(new URL('../shots/games/guild.log.json', import.meta.url), 'utf8'));
  const choose = (content: object) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await choose({ ...log, entries: log.entries.toReversed() });
  await page.getByRole('alert').getByText('Entry 1 of the log isn’t possible').waitFor();
  await page.reload();
  await page.getByText('No tables yet.').waitFor();
  await choose(log);
  await page.locator('[data-part="score"]').waitFor();
  assert.deepEqual(site.faults, []);
});
