import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { awaitWish, endTurn, panel, takeCards } from './support/guild.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Sits down, takes what must be taken, explores once where possible, confirms. */
async function turnOf(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
  await page.getByRole('button', { name: `I’m ${name}` }).click();
  await page.locator('[data-part="curtain"]').waitFor({ state: 'detached' });
  let explored = false;
  for (;;) {
    await takeCards(page);
    const wish = await awaitWish(page);
    if (wish === 'curtain' || wish === 'over') return;
    if (wish === 'place' && (!explored || (await page.locator('[aria-keyshortcuts="d"]').isDisabled()))) {
      await page.locator('[data-part="space"]').first().click();
      explored = true;
    } else await endTurn(page);
  }
}

const TURNS = isThorough ? 3 : 1;

test('two people at one screen: a curtain between them, and a reload loses nothing', async () => {
  const page = await site.visit();
  await panel(page).getByRole('button', { name: 'Create a table' }).click();
  const names = page.getByRole('textbox', { name: 'Your name' }).and(page.locator('[data-part="seat-rows"] input'));
  await names.nth(0).fill('Ilka');
  await names.nth(1).fill('Bruno');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-part="curtain"]').waitFor();
  assert.deepEqual(await axe(page), [], 'the curtain');
  for (let turn = 0; turn < TURNS; turn++) {
    await turnOf(page, 'Ilka');
    await turnOf(page, 'Bruno');
  }
  await page.reload();
  await turnOf(page, 'Ilka');
  await page.getByRole('heading', { name: 'Pass the device to Bruno' }).waitFor();
  assert.equal(await page.locator('[data-part="purse"]').count(), 0, 'no coins behind the curtain');

  await page.goto(site.url);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await page.getByRole('heading', { name: 'Pass the device to Bruno' }).waitFor();
  assert.deepEqual(site.faults, []);
});
