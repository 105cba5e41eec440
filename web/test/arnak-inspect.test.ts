import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import type { Page } from 'playwright-core';
import { SCREENS } from './screens/list.ts';
import { FOUR, gameWhere, menu } from './support/arnak-game.ts';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

/** The recorded game of Arnak whose pictures are kept. */
const game = at(SCREENS.find(({ name }) => name === 'arnak')?.games ?? [], 0);

describe('everything on the table of Arnak can be read', () => {
  let site: Site;
  let page: Page;
  before(async () => {
    site = await Site.open();
    page = await site.arrive();
  });
  after(() => site.close());

  async function open(shown: Page): Promise<void> {
    await openScene(shown, game);
    await shown.locator('[data-board="arnak"] [aria-disabled="false"]').first().waitFor();
  }

  it('pointing shows it for a moment, the key I keeps it with the way to its rule, Escape closes it', async () => {
    await open(page);
    await page.locator('[data-thing^="row:"] > button').first().hover({ force: true });
    await page.locator('[data-part="inspector"] [data-card]').waitFor();
    await page.keyboard.press('i');
    const kept = page.getByRole('dialog');
    const rule = kept.getByRole('link', { name: /^Rules: \p{Lu}/u });
    assert.match((await rule.getAttribute('href')) ?? '', /^#\/rules\/arnak\/A-/);
    assert.ok(await rule.evaluate((link) => link === document.activeElement));
    assert.deepEqual(await axe(page, { of: '[data-part="inspector"]' }), []);
    await page.keyboard.press('Escape');
    await kept.waitFor({ state: 'detached' });
  });

  it('a press of the right button keeps it, a press elsewhere closes it', async () => {
    await open(page);
    await page
      .locator('[data-thing^="guardian:"] > button, [data-thing^="space:"] > button')
      .first()
      .click({ button: 'right', force: true });
    await page.getByRole('dialog').waitFor();
    await page.mouse.click(5, 5);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('a finger held down reads a card and does not choose it', async () => {
    const page = await site.arrive({ viewport: SIZES.phone, hasTouch: true });
    await open(page);
    const spaces = await page
      .locator('[data-thing^="space:camp-"]')
      .evaluateAll((all) => all.map((one) => one.clientWidth));
    assert.ok(Math.min(...spaces) >= 44, `a space of a camp is large enough: ${spaces.join()}`);
    const card = page.locator('[data-thing^="hand:"] > button').first();
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 40 }] });
    await page.getByRole('dialog').waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    assert.equal(await page.locator('[data-part="tick"]').count(), 0);
    assert.equal(await page.getByRole('dialog').count(), 1);
    await page.context().close();
  });

  it('an exile pile and the board of another player open to be looked into', async () => {
    await open(page);
    await page.locator('[data-thing="exile:item"]').click();
    const pile = page.getByRole('dialog');
    await pile.waitFor();
    await pile.getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-place="others"] > button').first().click();
    await page.getByRole('dialog', { name: /’s board$/ }).waitFor();
    assert.deepEqual(await axe(page, { of: 'dialog[open]' }), []);
  });

  it('an action that cannot be taken says why, to pointer and key', async () => {
    const poor = gameWhere((moment) => menu(moment) && moment.view.round === 2, { name: 'camps', sitters: FOUR });
    await openScene(page, poor);
    const told = page.locator('[data-part="told"][role="status"]');
    await page.locator('[data-part="chips"] > button', { hasText: 'Discover' }).hover();
    await told.getByText('You need 3 compasses. You have 0.').waitFor();
    await page.locator('[data-part="seats"]').hover();
    await told.waitFor({ state: 'detached' });
    await page.keyboard.press('3');
    await told.getByText('There are no guardians.').waitFor();
    assert.deepEqual(await axe(page, { of: '[data-part="told"]' }), []);
  });

  it('raises no fault', () => assert.deepEqual(site.faults, []));
});
