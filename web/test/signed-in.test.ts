import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { House } from './support/house.ts';

const PASSWORD = 'correct horse';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

test('somebody sees where they’re signed in and signs out another browser, with their password', async () => {
  const ilka = await house.guest('Ilka');
  await ilka.page.goto(`${ilka.line.url}#/account`);
  await ilka.page.getByRole('button', { name: 'Come in' }).click();
  const keep = ilka.page.getByRole('region', { name: 'Keep this account' });
  await keep.getByRole('textbox', { name: 'Username' }).fill('ilka.k');
  await keep.getByLabel('Password').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Keep this account' }).click();
  const places = ilka.page.getByRole('region', { name: 'Where you’re signed in' });
  await places.getByText('this browser').waitFor();
  assert.equal(await places.getByRole('button').count(), 0, 'signing out here is elsewhere on the page');

  const { page, line } = await house.guest('Somebody');
  await page.goto(`${line.url}#/account`);
  const signIn = page.getByRole('region', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'Username' }).fill('ilka.k');
  await signIn.getByLabel('Password').fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in as ilka.k').waitFor();

  await ilka.page.reload();
  const others = places.getByRole('button', { name: 'Sign out all others' });
  await others.waitFor();
  assert.equal(await places.getByRole('listitem').count(), 2);
  await places.getByRole('button', { name: /^Sign out\s*Chrome on Linux$/ }).click();
  await places.getByLabel('Current password').fill('wrong password');
  assert.deepEqual(await axe(ilka.page, { when: isThorough }), []);
  await places.getByRole('button', { name: 'Confirm' }).click();
  await ilka.page.getByRole('alert').getByText('Wrong username or password.').waitFor();
  assert.equal(await places.getByRole('listitem').count(), 2);

  await others.click();
  await places.getByLabel('Current password').fill(PASSWORD);
  await places.getByRole('button', { name: 'Confirm' }).click();
  await ilka.page.getByText('Done.').waitFor();
  await places.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
  assert.equal(await places.getByRole('listitem').count(), 1);
  await page.reload();
  await page.getByRole('button', { name: 'Come in' }).waitFor();
});
