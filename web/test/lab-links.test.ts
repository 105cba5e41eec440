import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ADAPTERS, readScenarios, runWith } from '@moonstaff/scenarios';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { FOUR, gameWhere } from './support/arnak-game.ts';
import { SIZES } from './support/browser.ts';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const GAMES = {
  guild: { ...middleGame(() => false), id: 'over', over: true },
  // Recordings of games that go on are read too.
  arnak: { ...gameWhere(({ view }) => view.round === 3, { name: 'replayed', sitters: FOUR }), id: 'over', over: true },
} as const;

/** Presses the link to the laboratory. What's there is a position that can be set up and played. */
async function openLab(page: Page, game: string): Promise<string> {
  await page.getByRole('button', { name: 'Open in the laboratory' }).click();
  await page.locator('[data-page="lab"] textarea').waitFor();
  const text = await page.getByRole('textbox', { name: 'Scenario file' }).inputValue();
  const [scenario] = readScenarios('lab.yaml', text);
  assert.ok(scenario !== undefined);
  assert.equal(scenario.game, game);
  assert.deepEqual(runWith(scenario, ADAPTERS), []);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Ask the expert' }).waitFor();
  return text;
}

for (const [name, game] of Object.entries(GAMES).slice(0, isThorough ? 2 : 1)) {
  test(`a moment of a replayed game of ${name} is opened in the laboratory`, async () => {
    const page = await site.arrive();
    await openScene(page, game);
    await page.goto(`${site.url}#/replay/${game.id}`);
    const at = Math.floor(game.entries.length / 2);
    await page.getByRole('slider').fill(String(at));
    await page.getByText(`Action ${at} of ${game.entries.length}`).waitFor();
    const middle = await openLab(page, name);
    if (isThorough) {
      await page.goBack();
      await page.getByRole('slider').fill('0');
      await page.getByText(`Action 0 of ${game.entries.length}`).waitFor();
      assert.notEqual(await openLab(page, name), middle, 'another moment is another position');
    }
    assert.deepEqual(site.faults, []);
    await page.context().close();
  });
}

if (isThorough)
  test('a turn of the analysis is opened in the laboratory, on a phone too', async () => {
    const { guild: game } = GAMES;
    const page = await site.arrive({ viewport: SIZES.phone, hasTouch: true });
    await openScene(page, game);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.locator('[data-part="judged"] ol > li > button').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('[data-state="stopped"]').waitFor();
    const chart = page.getByRole('slider', { name: 'Chance to win, turn by turn' });
    await chart.fill('3');
    await openLab(page, 'guild');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), SIZES.phone.width);
    assert.deepEqual(site.faults, []);
    await page.context().close();
  });
