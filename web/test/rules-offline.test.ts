import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { endTurn, takeCards } from './support/guild.ts';
import { untilKept } from './support/kept.ts';
import { goOn, Site } from './support/site.ts';

let site: Site;
let page: Page;
before(async () => {
  site = await Site.open({ alone: true });
  page = await site.visit({ serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilKept(page, site.folder);
  await page.context().setOffline(true);
  site.disconnect();
  await page.reload();
  await page.locator('[data-page="home"]').waitFor();
});
after(() => site.close());

const RULES = [
  ['guild', 'village'],
  ['arnak', 'dig'],
] as const;

for (const [game, section] of isThorough ? RULES : RULES.slice(0, 1)) {
  test(`the rules of ${game} are read and tried without a network`, async () => {
    await goOn(page, `rules/${game}/${section}`);
    const article = page.locator('article', { has: page.locator(`#rule-${section}`) });
    await article.getByRole('button', { name: 'Try it' }).click();
    await article.locator('[data-part="diagram"] [data-board]').first().waitFor();
    while ((await article.getByRole('button', { name: 'Show me' }).count()) > 0) {
      const todo = article.getByRole('status').first();
      const before = await todo.textContent();
      await article.getByRole('button', { name: 'Show me' }).click();
      await page.waitForFunction(
        ([id, text]) =>
          document.getElementById(id)?.closest('article')?.querySelector('[role="status"]')?.textContent !== text,
        [`rule-${section}`, before] as const,
      );
    }
    await article.getByText('That’s it!').waitFor();
    assert.deepEqual(site.faults, []);
  });

  test(`a position of ${game} is set up, played and looked at by the expert without a network`, async () => {
    await goOn(page, `lab/${game}`);
    const bench = page.getByRole('region', { name: 'Laboratory' });
    await bench.getByRole('button', { name: /^coins: one more$/i }).click();
    await page.waitForFunction(() => /coins: \d/.test(document.querySelector('textarea')?.value ?? ''));
    await bench.getByRole('button', { name: 'Play from here' }).click();
    await bench.getByRole('button', { name: 'Ask the expert' }).click();
    await bench.getByText(/^The expert’s choice: ./).waitFor();
    assert.deepEqual(site.faults, []);
  });
}

if (isThorough)
  test('a puzzle is tried without a network, and a turn that isn’t the best shows how far behind it is', async () => {
    await goOn(page, 'puzzles/guild/1');
    const note = page.locator('[data-part="puzzle"]');
    await note.getByText(/One turn is clearly better/).waitFor();
    await takeCards(page);
    await endTurn(page);
    await note.getByText(/^The best turn brings [\d.]+\scoins?\smore by the end\.$/).waitFor();
    await note.getByText('Your turn', { exact: true }).waitFor();
    await note.getByText('The best turn', { exact: true }).waitFor();
    await note.getByRole('button', { name: 'Try again' }).click();
    await note.getByText(/One turn is clearly better/).waitFor();
    assert.deepEqual(site.faults, []);
  });
