import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { follow, type Guest, House, openTable, tableOf } from './support/house.ts';

const GUILD = 'The Guild of Merchant Explorers';
const ACCOUNT = { username: 'anna.k', password: 'correct horse' };

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** Follows the invitation, writes a name and sits down with one press. */
async function sitDown(guest: Guest, link: string, name: string): Promise<void> {
  await follow(guest, link);
  await guest.page.getByRole('heading', { name: 'Ilka invites you' }).waitFor();
  await guest.page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await guest.page.keyboard.press('Enter');
  await guest.page.getByRole('button', { name: 'Ready' }).click();
}

const board = ({ page }: Guest): Promise<void> => page.locator('.table-main').waitFor();

test('three people from the link to the end of a game and its rematch: one closes the tab, one is signed out, one loses the line', async () => {
  const ilka = await house.visit('Ilka');
  const link = await openTable(ilka, GUILD);
  await ilka.page.getByRole('button', { name: 'Add a seat' }).click();
  const bruno = await house.guest('', { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const anna = await house.guest('');

  await follow(bruno, `${new URL(link).origin}/join/cut`);
  await bruno.page.getByRole('heading', { name: 'This link is broken' }).waitFor();
  await follow(bruno, `${new URL(link).origin}/table/${tableOf(ilka)}`);
  await bruno.page.getByRole('heading', { name: 'This table is private, or it isn’t here' }).waitFor();
  await follow(bruno, link);
  await bruno.page.locator('[data-state="free"]').waitFor();
  assert.deepEqual(await axe(bruno.page, { when: isThorough }), [], 'the invitation');
  assert.deepEqual(await bruno.page.context().cookies(), [], 'looking makes nobody a guest');

  await sitDown(bruno, link, 'Ilka');
  await ilka.page.getByText('Ilka (2)', { exact: true }).waitFor();
  await bruno.page.getByRole('button', { name: 'Settings' }).click();
  await bruno.page.getByRole('dialog').getByRole('textbox', { name: 'Your name' }).fill('Bruno');
  await bruno.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await ilka.page.getByRole('region', { name: 'Seats' }).getByText('Bruno', { exact: true }).waitFor();
  await sitDown(anna, link, 'Anna');
  await anna.page.evaluate(
    (body) =>
      fetch('/api/me/claim', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ACCOUNT,
  );
  await ilka.page.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await Promise.all([ilka, bruno, anna].map(board));

  // Bruno closes the tab and comes back by the table's address.
  const address = bruno.page.url();
  const again: Guest = { ...bruno, page: await bruno.page.context().newPage() };
  await bruno.page.close();
  await again.page.goto(address);
  await board(again);

  // Anna is signed out, and signs in to her seat.
  await anna.page.context().clearCookies();
  await anna.page.reload();
  await anna.page.getByRole('heading', { name: 'All seats are taken' }).waitFor();
  await anna.page.getByRole('button', { name: 'I have an account' }).click();
  const signIn = anna.page.getByRole('region', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'Username' }).fill(ACCOUNT.username);
  await signIn.getByLabel('Password').fill(ACCOUNT.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await board(anna);

  // Ilka loses the line, and asks for a pause and then for the end as soon as it's back.
  ilka.line.cut();
  await ilka.page.getByRole('alert').getByText('No connection').waitFor();
  ilka.line.mend();
  await ilka.page.getByRole('alert').waitFor({ state: 'detached' });
  const agree = async ({ page }: Guest): Promise<void> => page.getByRole('button', { name: 'Agree' }).click();
  await ilka.page.keyboard.press('t');
  await ilka.page.getByRole('button', { name: 'Pause the game' }).click();
  await agree(again);
  await agree(anna);
  await anna.page.getByText('The game is paused. No clock is running.').waitFor();
  await ilka.page.getByRole('button', { name: 'End the game as it stands' }).click();
  await ilka.page.getByRole('dialog').getByRole('button', { name: 'End the game as it stands' }).click();
  await agree(again);
  await agree(anna);
  await anna.page.getByText('The game is over').first().waitFor();
  await ilka.page.getByRole('button', { name: 'Play again' }).click();
  await ilka.page.locator('[data-page="lobby"]').waitFor();
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await anna.page.locator('[data-page="lobby"]').waitFor();
  assert.equal(tableOf(anna), tableOf(ilka), 'the same new table');
});
