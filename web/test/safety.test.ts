import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { known, seatAll } from './support/call.ts';
import { House, tableOf, watch } from './support/house.ts';
import { DOORSTEP } from './support/site.ts';

const imprint = join(tmpdir(), `moonstaff-imprint-${process.pid}.txt`);

let house: House;
before(async () => {
  writeFileSync(imprint, 'Ilka\nMoon Street 1');
  house = await House.open({}, { IMPRINT: imprint });
});
after(() => house.close());

test('somebody reports and blocks who is rude; spectators talk among themselves', async () => {
  const ilka = await known(house, 'Ilka');
  const bruno = await known(house, 'Bruno');
  const link = await seatAll([ilka, bruno], 'guild', { title: 'Thursday' });
  const lena = await house.guest('Lena');
  await watch(lena, link);
  await lena.page.getByRole('button', { name: /^Chat/ }).click();
  await lena.page.getByText('Spectators talk among themselves.').waitFor();
  await lena.page.getByRole('textbox', { name: /message/i }).fill('He will lose');
  await lena.page.keyboard.press('Enter');
  await lena.page.locator('[data-part="talk"]').getByText('He will lose').waitFor();

  await bruno.page.getByRole('button', { name: /^Chat/ }).click();
  await bruno.page.getByRole('textbox', { name: /message/i }).fill('Something rude');
  await bruno.page.keyboard.press('Enter');
  await ilka.page.getByRole('button', { name: /^Chat/ }).click();
  const talk = ilka.page.locator('[data-part="talk"]');
  await talk.getByText('Something rude').waitFor();
  assert.equal(await talk.getByText('He will lose').count(), 0);
  assert.ok(!ilka.heard.join('').includes('He will lose'), 'not even sent');

  await talk.getByRole('button', { name: 'Bruno: block or report' }).click();
  const box = ilka.page.getByRole('dialog', { name: 'Bruno: block or report' });
  await box.getByRole('textbox', { name: 'What’s wrong?' }).fill('Rude');
  assert.deepEqual(await axe(ilka.page, { of: 'dialog[open]' }), []);
  await box.getByRole('button', { name: 'Send report' }).click();
  await box.getByText('The operator will see it.').waitFor();
  const [report] = await house.store.sql.read('SELECT words, quote, table_id FROM reports');
  assert.deepEqual({ ...report }, { words: 'Rude', quote: 'Something rude', table_id: tableOf(ilka) });
  await box.getByRole('button', { name: 'Block', exact: true }).click();
  await box.getByText('Blocked.').waitFor();
  await box.getByRole('button', { name: 'Close' }).click();
  assert.equal(await talk.getByText('Something rude').count(), 0, 'what a blocked person wrote is gone');

  await bruno.page.getByRole('button', { name: 'This table', exact: true }).click();
  await bruno.page.getByRole('button', { name: 'Ilka: block or report' }).click();
  await bruno.page.getByRole('dialog', { name: 'Ilka: block or report' }).getByText('Report Ilka').waitFor();
  await bruno.page.goto(bruno.line.url + DOORSTEP);
  await ilka.page.getByRole('textbox', { name: /message/i }).fill('Bye');
  await ilka.page.keyboard.press('Enter');
  await talk.getByText('Bye').waitFor();
  await bruno.page.goto(bruno.line.url);
  const row = bruno.page.getByRole('region', { name: 'Your tables' }).getByRole('listitem').first();
  await row.getByText('Thursday').waitFor();
  await row.getByText('1 new message').waitFor({ state: 'attached' });
  await row.getByText('Era 1 of 4').waitFor();

  await ilka.page.goto(`${ilka.line.url}#/account`);
  const blocked = ilka.page.getByRole('region', { name: 'Blocked people' });
  await blocked.getByText('Bruno').waitFor();
  assert.deepEqual(await axe(ilka.page, { when: isThorough }), []);
  await blocked.getByRole('button', { name: 'Unblock' }).click();
  await blocked.getByText('You haven’t blocked anybody.').waitFor();
});

if (isThorough)
  test('the host’s imprint is two clicks from the first page', async () => {
    const { page } = await house.visit('');
    await page.getByRole('link', { name: /Credits|About|Whose work/i }).click();
    await page.getByRole('link', { name: 'Imprint' }).click();
    await page.getByText('Moon Street 1').waitFor();
  });
