import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SIZES } from './support/browser.ts';
import { panel as guildPanel } from './support/guild.ts';
import { ALONE, middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

test('learning is what newcomers see first, until they have learned the game', async () => {
  const page = await site.visit();
  const learn = guildPanel(page).getByRole('link', { name: 'New? Learn in 10 minutes' });
  assert.match((await learn.getAttribute('href')) ?? '', /learn\/guild$/);
  await page.evaluate(() => localStorage.setItem('moonstaff.learned.guild', 'yes'));
  await page.reload();
  await guildPanel(page).getByRole('link', { name: 'Learn by playing' }).waitFor();
  assert.equal(await learn.count(), 0);
  await page.context().close();
});

test('on a phone, a game to go on with comes before the games to start', async () => {
  const page = await site.arrive({ viewport: SIZES.phone });
  await openScene(page, ALONE);
  await page.locator('[data-board="guild"]').waitFor();
  await page.goto(site.url);
  const tables = page.getByRole('region', { name: 'Your tables' });
  await tables.getByRole('link', { name: 'Continue' }).waitFor();
  const [mine, games] = await Promise.all([tables.boundingBox(), guildPanel(page).boundingBox()]);
  assert.ok(mine && games && mine.y < games.y);
  await page.context().close();
});

test('a finished game says how it ended and leads to its score', async () => {
  const page = await site.arrive();
  const result = { ranking: [[1], [0]], winners: [1], scores: [54, 61].map((total, seat) => ({ seat, total })) };
  await openScene(page, { ...middleGame(() => false), id: 'over', over: true, result });
  await page.locator('[data-part="score"]').waitFor();
  await page.goto(site.url);
  const row = page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
  await row.getByText(/wins by 7\scoins/).waitFor();
  assert.match((await row.textContent()) ?? '', /61.*54/);
  await row.click();
  await page.locator('[data-part="score"]').waitFor();
  await page.context().close();
});

test('solo, the maps and the difficulty are choices with a picture each', async () => {
  const page = await site.visit({ viewport: SIZES.phone });
  await guildPanel(page).getByRole('button', { name: 'Create a table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Solo' }).check({ force: true });
  for (const option of ['Kazan', 'Cnidaria', 'hard']) {
    const choice = dialog.locator('label', { has: page.getByRole('radio', { name: option }) });
    await choice.locator('svg, i').first().waitFor();
    await choice.click();
  }
  const wide = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
  assert.equal(wide, 0, 'nothing is cut off');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-board="guild"]').waitFor();
  assert.equal(await page.locator('[data-part="seats"] li').count(), 1);
  await page.context().close();
});
