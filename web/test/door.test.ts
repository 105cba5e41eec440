import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { call, command, enter } from './support/call.ts';
import { follow, House } from './support/house.ts';
import { pressByKey, tabTo } from './support/keys.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

interface Opened {
  readonly table: string;
  readonly invite: string;
}

const TWO = [{ kind: 'open' }, { kind: 'open' }];

test('bad names, withdrawn invitations and broken links each get a clear sentence, on a page axe accepts', async () => {
  const ilka = await house.visit('Ilka');
  await enter(ilka, 'Ilka');
  const { table, invite } = await call<Opened>(ilka, 'POST', '/api/tables', {
    ...{ game: 'guild', seats: TWO, message: 'We start at eight.' },
  });
  const marek = await house.guest('', { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const { page, line } = marek;
  await follow(marek, `${line.url}join/${invite}`);
  await page.getByText('“We start at eight.”').waitFor();
  assert.deepEqual(await axe(page), [], 'the invitation');
  const name = page.getByRole('textbox', { name: 'Your name at the table' });
  for (const [typed, why] of [
    ['M'.repeat(500), 'A name can have 24 characters at most.'],
    ['   ', 'A name needs at least one visible character.'],
    ['\u202Ekeram', 'A name can’t contain invisible characters, or ones that reverse the text.'],
  ] as const) {
    await name.fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(why).waitFor();
  }
  assert.deepEqual(await axe(page), [], 'a refused name');

  for (const [path, title] of [
    [`join/${invite.slice(0, 9)}`, 'This link is broken'],
    ['table/nothing', 'This link is broken'],
    ['screen/nothing', 'This link is broken'],
    ['joint/nothing', 'This link is broken'],
    [`join/${'x'.repeat(22)}`, 'This invitation isn’t valid any more'],
    [`table/${table}`, 'This table is private, or it isn’t here'],
    [`table/${'x'.repeat(22)}`, 'This table is private, or it isn’t here'],
  ] as const) {
    await page.goto(new URL(path, line.url).href);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    assert.deepEqual(await axe(page), [], path);
  }
  await page.goto(new URL(`club/${'a'.repeat(12)}`, line.url).href);
  await page.getByRole('alert').getByText('There’s no such club').waitFor();
  assert.deepEqual(await axe(page), [], 'a club’s old link');
});

test('a club by keyboard alone: founded, joined, its link renewed, played in again, exported and deleted', async () => {
  const ilka = await house.visit('Ilka', { acceptDownloads: true });
  await enter(ilka, 'Ilka');
  const { page } = ilka;
  await page.goto(`${ilka.line.url}#/house`);
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the club' }));
  await page.keyboard.type('Thursday table');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Thursday table' }).waitFor();

  // The old link stops working, the new one lets Marek in.
  const link = page.getByRole('textbox', { name: 'Club link' });
  const old = await link.inputValue();
  await pressByKey(page, page.getByRole('button', { name: 'New link' }));
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'New link' }));
  await page.waitForFunction(
    ([label, before]) =>
      [...document.querySelectorAll('input')].some(
        (input) => input.getAttribute('aria-label') === label && input.value !== before,
      ),
    ['Club link', old],
  );
  const marek = await house.visit('Marek');
  await follow(marek, old);
  await marek.page.getByRole('alert').getByText('There’s no such club').waitFor();
  await follow(marek, await link.inputValue());
  await pressByKey(marek.page, marek.page.getByRole('button', { name: 'Join the club' }));
  await marek.page.getByRole('region', { name: 'People' }).getByText('Marek').waitFor();

  // A game of the club that ends at once; then the same people again.
  const club = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { table } = await call<Opened>(ilka, 'POST', '/api/tables', { game: 'guild', seats: TWO, club, rated: true });
  await command(marek, table, { type: 'sit' });
  await command(marek, table, { type: 'ready', ready: true });
  await command(ilka, table, { type: 'start' });
  await command(marek, table, { type: 'resign' });
  await page.waitForFunction(
    async (id) => ((await (await fetch(`/api/clubs/${id}`)).json()) as { again?: object }).again !== undefined,
    club,
    { polling: 500 },
  );
  await page.reload();
  await page.getByRole('region', { name: 'Results' }).getByRole('listitem').first().waitFor();
  assert.deepEqual(await axe(page), [], 'a club that has played');
  await pressByKey(page, page.getByRole('button', { name: /^Same people again/ }));
  await page.locator('[data-page="lobby"]').waitFor();

  // Marek is called, at home too, and Ilka's own table is on her first page.
  await marek.page.goto(marek.line.url);
  await marek.page.getByRole('link', { name: /^Ilka is waiting/ }).waitFor();
  await marek.page.getByRole('button', { name: /^Same people again/ }).waitFor();
  assert.deepEqual(await axe(marek.page), [], 'nothing waits');
  await page.goto(ilka.line.url);
  await page.getByRole('region', { name: 'Your tables' }).getByText('Thursday table').first().waitFor();

  await page.goto(new URL(`club/${club}`, ilka.line.url).href);
  await pressByKey(page, page.locator('summary').filter({ hasText: 'Club settings' }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pressByKey(page, page.getByRole('button', { name: 'Export' })),
  ]);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
  assert.match(JSON.stringify(saved), /Thursday table/);
  await pressByKey(page, page.getByRole('button', { name: 'Delete the club' }));
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Delete the club' }));
  await page.locator('[data-page="hall"]').waitFor();
  assert.equal(await page.getByText('Thursday table').count(), 0);
});
