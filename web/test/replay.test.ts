import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type GuildView, guild } from '@moonstaff/guild';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { openGuild } from '../src/boards/guild/open.ts';
import { Recording } from '../src/table/replay/recording.ts';
import { FOUR, gameWhere } from './support/arnak-game.ts';
import { axe } from './support/axe.ts';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
let page: Page;
before(async () => {
  site = await Site.open();
  page = await site.arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
});
after(() => site.close());

const game = { ...middleGame(() => false), id: 'over', over: true };

test('a finished game is wound back and forth, seen from another seat, and played on from', async () => {
  const entries = game.entries.length;
  await openScene(page, game);
  await page.getByRole('link', { name: 'Replay' }).click();
  const position = page.locator('[data-part="replay"] output').filter({ hasText: 'Action' });
  const stands = (n: number) => page.getByText(`Action ${n} of ${entries}`).waitFor();
  await stands(0);
  assert.equal(await page.locator('[data-place="map"] [data-part="explorer"]').count(), 0);
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  assert.equal(await page.locator('[data-part="space"], [data-can]').count(), 0, 'nothing glows in a recording');

  await page.getByRole('button', { name: 'Step forward' }).click();
  await stands(1);
  await page.keyboard.press('ArrowRight');
  await stands(2);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.waitForFunction(() => document.querySelector('[data-part="turn"]')?.textContent?.includes('2'));
  await page.getByRole('slider').fill(String(entries));
  await stands(entries);
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await page.waitForFunction(
    (end) => !document.querySelector('[data-part="replay"] output')?.textContent?.startsWith(`Action ${end}`),
    entries,
  );

  await page.getByRole('slider').fill('120');
  await stands(120);
  await page.getByRole('link', { name: 'Score' }).click();
  await page.locator('[data-part="score"]').waitFor();
  await page.goBack();
  await stands(0);
  await page.getByRole('slider').fill('120');
  await stands(120);
  await page.getByRole('combobox').selectOption('2');
  await page.getByRole('region', { name: 'Ilka', exact: true }).waitFor();
  assert.match((await position.textContent()) ?? '', /^Action 120 /);
  const coins = page.locator('[data-part="counts"] li:last-child');
  assert.deepEqual(await coins.evaluateAll((all) => all.map(({ textContent }) => textContent?.slice(-1))), ['?', '?']);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .locator('[data-part="space"], [data-thing^="offer:"]:enabled, [aria-keyshortcuts="d"]:enabled')
    .first()
    .waitFor();
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('a turning point of the score sheet opens the recording at the end of that turn', async () => {
    await openScene(page, game);
    const points = page.locator('[data-part="turning"] a');
    await points.first().waitFor();
    const address = (await points.last().getAttribute('href')) ?? '';
    const turn = Number(/\/turn-(\d+)$/.exec(address)?.[1]);
    const { replay } = new Recording(guild, game, (views) => openGuild(views as readonly GuildView[])).at({ turn }, 0);
    await points.last().click();
    await page.getByText(`Action ${replay?.at} of ${replay?.of}`).waitFor();
    assert.deepEqual(site.faults, []);
  });

test('with everything open all coins, treasures, hands and decks are seen; a link shows them too', async () => {
  const page = await site.arrive({}, { motion: 'fast' });
  await openScene(page, game);
  await page.goto(`${site.url}#/replay/over/250/0`);
  await page.getByText(`Action 250 of ${game.entries.length}`).waitFor();
  const coins = page.locator('[data-part="counts"] li:last-child');
  assert.match((await coins.first().textContent()) ?? '', /\?$/);
  await page.getByRole('combobox').selectOption('open');
  await coins.filter({ hasNotText: '?' }).nth(1).waitFor();
  await page.locator('[data-open] svg').first().waitFor();
  assert.doesNotMatch((await page.locator('[data-part="purse"] b').first().textContent()) ?? '', /\?/);
  assert.equal(await page.getByRole('button', { name: 'Play on from here' }).count(), 0, 'nobody sees everything');
  await page.getByRole('button', { name: 'Juno’s map' }).click();
  const board = page.getByRole('dialog', { name: 'Juno’s map' });
  await board.getByText('Investigate cards').waitFor();
  await board.getByText('Treasures').waitFor();
  assert.deepEqual(await axe(page, { of: 'dialog[open]' }), [], 'somebody else’s goods');
  await page.keyboard.press('Escape');

  const arnak = gameWhere(({ view }) => view.round === 2 && view.players[1]?.hand.length === 3, {
    name: 'open hands',
    sitters: FOUR,
  });
  await openScene(page, arnak);
  await page.goto(`${site.url}#/replay/${arnak.id}/${arnak.entries.length}/open`);
  await page.locator('[data-open]').first().waitFor();
  assert.equal(await page.getByRole('combobox').inputValue(), 'open', 'by link');
  assert.equal((await page.locator('[data-thing^="hand:"], [data-open] li').count()) > 3, true);
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), [], 'open hands');
  const [other] = await page.locator('[data-place="others"]:has([data-open])').all();
  await other?.locator(':scope > button').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Hand' }).waitFor();
  await page.getByRole('dialog').getByRole('heading', { name: 'Deck' }).waitFor();
  assert.deepEqual(site.faults, []);
});

test('a link to a moment carries the whole game to somebody who has nothing but the page', async () => {
  await openScene(page, game);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('150');
  await page.getByText(`Action 150 of ${game.entries.length}`).waitFor();
  await page.getByRole('combobox').selectOption('1');
  await page.getByRole('region', { name: 'Marek', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Coins over time' }).click();
  await page.locator('[data-part="chart"]').waitFor();
  assert.deepEqual(await axe(page, { of: '[data-part="chart"]' }), [], 'with the chart');
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.length < 4000, `${link.length} characters`);

  const other = await site.newPage();
  await other.goto(link);
  await other.getByText(`Action 150 of ${game.entries.length}`).waitFor();
  assert.equal(await other.getByRole('combobox').inputValue(), '1', 'from the same seat');
  await other.getByRole('combobox').selectOption('spectator');
  await other.locator('[data-part="replay"]').waitFor();
  await other.goto(`${site.url}#/shared/nonsense`);
  await other.getByRole('heading', { name: 'This table doesn’t exist.' }).waitFor();
  assert.deepEqual(await axe(other, { when: isThorough }), [], 'no such recording');
  assert.deepEqual(site.faults, []);
});
