import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

test('the table calls: title and icon; the table goes back to the last turn and on from there; the log points', async () => {
  const page = await site.arrive();
  await openScene(
    page,
    middleGame(({ era, turn, players }) => era === 2 && turn === 3 && players[0]?.tasks.at(-1)?.task === 'explore'),
  );
  await page.locator('[data-part="space"]').first().waitFor();
  assert.match(await page.title(), /Your turn/);
  assert.equal(await page.locator('link[rel="icon"]').getAttribute('href'), '/icon-turn.svg');

  const since = page.getByRole('region', { name: 'Since your last turn' });
  const again = since.getByRole('button', { name: 'Watch again' });
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), [], 'what the others did');
  await again.click();
  await since.getByText('The table as you left it').waitFor();
  await page.locator('[data-past]').getByText('Turn 2 of').waitFor();
  assert.equal(await page.locator('[data-part="space"]').count(), 0, 'the past is only looked at');
  assert.deepEqual(await axe(page, { colours: false }), [], 'since the last turn');
  const told = new Set<string | null>();
  for (let step = 0; (await since.getByRole('button', { name: 'Continue' }).count()) > 0; step++) {
    await since.getByRole('button', { name: 'Continue' }).click();
    await since.getByText(`Action ${step + 1} of`).waitFor();
    told.add(await since.locator('[data-part="since"]').textContent());
  }
  assert.ok(told.size > 2, [...told].join());
  await page.getByText('Turn 3 of').waitFor();
  await since.getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-game]:not([data-past]) [data-part="space"]').first().waitFor();
  await again.click();
  await page.locator('[data-past]').getByText('Turn 2 of').waitFor();
  await page.keyboard.press('Escape');
  await again.waitFor();
  await page.keyboard.press('Escape');
  await since.waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  await again.waitFor();
  await page.keyboard.press('s');
  await since.waitFor({ state: 'detached' });
  await page.locator('[data-game]:not([data-past]) [data-part="space"]').first().waitFor();

  await page
    .locator('[data-part="log"] li', { hasText: /Ilka (.* )?explores/ })
    .last()
    .hover();
  await page.locator('[data-part="shown"]').waitFor();
  await page.locator('[data-part="log"] header').hover();
  await page.locator('[data-part="shown"]').waitFor({ state: 'detached' });

  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement === null);

  await page.getByRole('link', { name: 'Moonstaff' }).click();
  await page.getByRole('heading', { name: 'Choose an expedition' }).waitFor();
  assert.equal(await page.title(), 'Moonstaff');
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN', 'the focus came along');
  assert.deepEqual(site.faults, []);
});
