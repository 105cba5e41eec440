import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { answer, panel } from './support/guild.ts';
import { AGAINST_BOT, openScene, playedUntil } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** In the last turns only, in `npm test`: those before are like them. The model plays whole games, in `guild-model`. */
const FROM = isThorough ? 1 : 5;
const ERA_IV = playedUntil(AGAINST_BOT, ({ era, turn }) => era === 4 && turn >= FROM);

test('against a bot with the mouse alone, from the first page to the table and from era IV to the score sheet', async () => {
  const page = await site.visit();
  await panel(page).locator('label', { hasText: /^1$/ }).click();
  await panel(page).getByText('Calm').click();
  await panel(page).getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-board="guild"]').waitFor();
  await openScene(page, ERA_IV);
  await page.getByRole('region', { name: 'Marek' }).waitFor();
  let placed = 0;
  for (let wish = await answer(page); wish !== 'over'; wish = await answer(page, placed)) {
    if (wish === 'place') placed++;
  }
  assert.ok(placed > (isThorough ? 10 : 3), `${placed} explorers placed`);
  const totals = await page.locator('[data-part="score"] tfoot td').allTextContents();
  assert.equal(totals.length, 2);
  assert.ok(
    totals.every((total) => Number(total) > 0),
    totals.join(),
  );
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await page.locator('[data-board="guild"]').waitFor();
  assert.equal(await page.locator('[data-part="space"]').count(), 0);
  assert.deepEqual(site.faults, []);
});

test('the box below the warning is only remembered: ending the turn is a button of its own', async () => {
  const page = await site.arrive();
  await openScene(page, ERA_IV);
  while ((await answer(page)) !== 'place');
  const done = page.locator('[aria-keyshortcuts="d"]:enabled');
  const warning = page.locator('[data-part="warning"]');
  const turn = page.locator('[data-part="turn"]');
  const before = await turn.textContent();
  await done.click();
  await warning.getByLabel('Don’t warn me again').check();
  await warning.getByRole('button', { name: 'Keep exploring' }).click();
  await warning.waitFor({ state: 'detached' });
  assert.equal(await turn.textContent(), before, 'the turn goes on');
  await done.click();
  await page.waitForFunction((old) => document.querySelector('[data-part="turn"]')?.textContent !== old, before);
  assert.equal(await warning.count(), 0);
  assert.deepEqual(site.faults, []);
});
