import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

/** What keeps the page smooth while bots move: a move only touches what it changes. `npm run smooth` measures it. */

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const game = middleGame(({ era, turn, players }) => era === 2 && turn === 2 && players[0]?.tasks.at(-1) !== undefined);

const choices = '[data-part="choices"] button';

/** Takes the first thing there is to do as soon as that counts, and waits until there's something else to do. */
async function move(page: Page): Promise<void> {
  const before = await page.locator('[data-part="choices"]').textContent();
  await page.waitForFunction((was) => {
    if (document.querySelector('[data-game][aria-busy="false"]') === null) return false;
    if (document.querySelector('[data-part="choices"]')?.textContent !== was) return true;
    document.querySelector<HTMLElement>('[data-part="choices"] button')?.click();
    return false;
  }, before);
}

test('a move changes nothing in dialogs that are closed, and the log after the board', async () => {
  const page = await site.arrive();
  await openScene(page, game);
  await page.locator(choices).first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    const watch = new MutationObserver((all) =>
      changed.push(...all.map(({ attributeName, target }) => `${attributeName} of ${target.nodeName}`)),
    );
    const dialogs = document.querySelectorAll('[data-part="bar-buttons"] dialog');
    if (dialogs.length === 0) throw new Error('no dialogs');
    for (const dialog of dialogs) watch.observe(dialog, { subtree: true, childList: true, attributes: true });
    const together: string[] = [];
    Object.assign(window, { together });
    const board = document.querySelector('[data-board]');
    if (board === null) throw new Error('no board');
    new MutationObserver((all) => {
      const parts = all.map(({ target }) => ((target as Element).closest('[data-part="log"]') ? 'log' : 'board'));
      together.push([...new Set(parts)].sort().join(' and '));
    }).observe(board, { subtree: true, childList: true });
  });
  await move(page);
  assert.deepEqual(await page.evaluate(() => (window as unknown as { changed: string[] }).changed), []);
  await page.waitForFunction(() => (window as unknown as { together: string[] }).together.includes('log'));
  const together = await page.evaluate(() => (window as unknown as { together: string[] }).together);
  assert.deepEqual([...new Set(together)].sort(), ['board', 'log']);
  await page.context().close();
});

test('the log stays below what the others did, unseen until that is closed', async () => {
  const page = await site.arrive();
  await openScene(page, game);
  const log = page.locator('[data-part="log"]');
  const digest = log.locator('[data-part="digest"]');
  await digest.waitFor();
  const list = await log.locator('> ol').elementHandle();
  assert.ok(list);
  assert.equal(await list.isVisible(), false);
  assert.equal(await log.locator('> header').isVisible(), false);
  // Once it has risen into place, and both at the same moment: the page may still be making room.
  await digest.evaluate((own) => Promise.all(own.getAnimations().map(({ finished }) => finished)));
  const [room, cover] = await log.evaluate((own) =>
    [own, own.querySelector('[data-part="digest"]')].map((part) => part?.getBoundingClientRect().toJSON()),
  );
  assert.deepEqual(cover, room);
  await digest.getByRole('button', { name: 'Close' }).click();
  await digest.waitFor({ state: 'detached' });
  assert.equal(await list.isVisible(), true, 'it was never taken away');
  await page.context().close();
});

test('raises no fault', () => assert.deepEqual(site.faults, []));
