import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { House } from './support/house.ts';

const HOUR = 3_600_000;
let ahead = 0;
let house: House;
before(async () => {
  house = await House.open({ now: () => Date.now() + ahead }, { BOT_SECONDS: '0.1', BOT_PACE_MS: '0' });
});
after(() => house.close());

test('one try is started, given up and ranked nowhere; the next day shows the bots’ best line; the page passes axe', async () => {
  const { page, line } = await house.visit('');
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  const card = page.getByRole('region', { name: 'The Guild of Merchant Explorers' });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ilka');
  await page.getByRole('button', { name: 'Come in' }).click();
  await card.getByRole('button', { name: 'Start my try' }).click();
  await page.locator('#open-table').waitFor();
  await page.keyboard.press('t');
  assert.equal(await page.getByRole('button', { name: 'Copy the invitation link' }).count(), 0);
  await page.getByRole('button', { name: 'Resign' }).click();
  const sure = page.getByRole('dialog', { name: 'Resign' });
  await sure.getByText('Your one try is over then').waitFor();
  await sure.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'To the challenge' }).first().click();
  await card.getByText('Your try ended early').waitFor();
  assert.equal(await card.getByRole('button', { name: 'Start my try' }).count(), 0);
  const day = (await house.store.sql.read('SELECT day FROM daily_challenges LIMIT 1'))[0]?.['day'];
  // As if the strongest bot had played it already.
  await house.store.sql.commit([
    {
      text: `INSERT INTO challenge_lines (day, game, level, line, entries, done, won, total)
        VALUES ($1, 'guild', 'expert', 0, '[]', 1, 1, 123)
        ON CONFLICT (day, game, level, line) DO UPDATE SET entries = '[]', done = 1, won = 1, total = 123`,
      values: [String(day)],
    },
  ]);
  ahead = 25 * HOUR;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${line.url}#/challenge/${day}`);
  await page.reload();
  await card.getByRole('link', { name: 'Replay of Bot, Sharp' }).waitFor();
  assert.deepEqual(await axe(page, { when: isThorough }), []);
  await card.getByRole('link', { name: 'Watch the best game' }).click();
  await page.locator('main#table').waitFor();
});

test('without a server, the practice deal opens on the device', async () => {
  const page = await house.site.visit({}, { name: 'Ilka' });
  await page.goto(`${house.site.url}#/challenge`);
  await page.getByText('The server can’t be reached').waitFor();
  await page.getByRole('button', { name: 'Practise: The Guild of Merchant Explorers' }).click();
  await page.waitForURL(/#\/table\//);
});
