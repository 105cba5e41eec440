import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { awaitWish, panel } from './support/arnak.ts';
import { axe } from './support/axe.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Plays by pressing what shines until the score sheet is there; says how many things were pressed. */
async function playOut(page: Page): Promise<number> {
  let pressed = 0;
  let since = 0;
  for (let step = 0; step < 2_000; step++) {
    const wish = await awaitWish(page);
    if (wish === 'over') return pressed;
    if (wish === 'onward') since = 0;
    if (wish === 'warned') await page.locator('.warning .button-main').click();
    else if (wish === 'list') await page.locator('.ways button').last().click();
    else if (wish === 'onward') await page.locator('.band-done.band-ready').click();
    else if (wish === 'answer') await page.locator('.chip-answer').first().click();
    else if (wish === 'away' || (since > 12 && (await page.locator('.band-away').count()) > 0)) {
      await page.locator('.band-away').click();
      since = 0;
    } else if (wish === 'thing' && since < 12) {
      const things = page.locator('.spot.can > .spot-key');
      await things.nth(step % (await things.count())).click();
      pressed++;
      since++;
    } else {
      await page.locator('.chips').getByRole('button', { name: 'Pass' }).click();
      since = 0;
    }
    await page.waitForFunction('document.querySelector(".table[aria-busy=true]") === null');
  }
  return assert.fail('the game does not end');
}

test('a whole game against a bot, with the mouse alone', async () => {
  const page = await site.visit({}, { warnings: true });
  assert.deepEqual(await axe(page), []);
  await panel(page).locator('label', { hasText: /^1$/ }).click();
  await panel(page).getByText('Calm').click();
  await panel(page).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.arnak').waitFor();
  assert.deepEqual(await axe(page), [], 'the table');
  const pressed = await playOut(page);
  assert.ok(pressed > 20, `${pressed} things pressed`);
  assert.deepEqual(await axe(page), [], 'the score sheet');
  assert.equal((await page.locator('.score-table tfoot td').allTextContents()).length, 2);
  assert.deepEqual(site.faults, []);
});

test('alone against the rival in the Snake Temple, to the score sheet', async () => {
  const page = await site.visit({}, { warnings: false });
  await panel(page).getByRole('button', { name: 'Create a table' }).click();
  const form = page.getByRole('dialog', { name: 'A new table' });
  await form.getByText('Snake Temple').click();
  await form.locator('.seat-rows li').last().getByRole('button').last().click();
  await form.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.rival-panel').waitFor();
  assert.deepEqual(await axe(page), [], 'the table');
  await playOut(page);
  await page.locator('.score-page').waitFor();
  assert.deepEqual(site.faults, []);
});
