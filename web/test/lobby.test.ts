import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { resetPassword } from '@moonstaff/server/operator';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { call, known } from './support/call.ts';
import { follow, type Guest, House, openTable } from './support/house.ts';

const GUILD = 'The Guild of Merchant Explorers';
const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** The server decides: the choice shows when it has said so. */
async function choose({ page }: Guest, name: string): Promise<void> {
  await page.getByRole('radio', { name }).click({ force: true });
  await page.locator('label:has(:checked)', { hasText: name }).waitFor();
}

/** Keys that a finger misses 21 pixels above (or at the edge of the screen), below, left or right of their middle. */
const tooSmall = ({ page }: Guest): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-page="lobby"] :is(button, a):visible, [data-page="join"] main :is(button, a):visible')
    .evaluateAll((keys) =>
      keys
        .filter((key) => {
          key.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = key.getBoundingClientRect();
          const hit = (dx: number, dy: number): boolean =>
            key.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
          return !(hit(0, -Math.min(21, y + height / 2)) && hit(0, 21) && hit(-21, 0) && hit(21, 0));
        })
        .map(({ textContent }) => textContent),
    );

test('the host changes options and seats; others join, are sent away, leave; a public table is found', async () => {
  const ilka = await house.visit('Ilka', { hasTouch: true });
  const link = await openTable(ilka, GUILD);
  assert.deepEqual(await tooSmall(ilka), [], 'large enough for a finger');
  const seats = ilka.page.getByRole('region', { name: 'Seats' });
  assert.ok(await ilka.page.getByRole('button', { name: 'Start the game' }).isDisabled(), 'a seat is open');
  await seats.getByRole('combobox').selectOption('expert');
  await ilka.page.getByRole('button', { name: 'Start the game', disabled: false }).waitFor();
  await seats.getByRole('combobox').selectOption('open');
  await ilka.page.getByRole('button', { name: 'Start the game' }).and(ilka.page.locator(':disabled')).waitFor();

  await ilka.page.getByRole('button', { name: 'Add a seat' }).click();
  await ilka.page.getByRole('button', { name: 'Add a seat' }).click();
  await ilka.page.getByText('3 seats free').waitFor();
  await ilka.page.getByRole('button', { name: 'Add a seat' }).and(ilka.page.locator(':disabled')).waitFor();
  await seats.getByRole('combobox').nth(2).selectOption('novice');
  await seats.getByRole('button', { name: 'Remove: Bot · Calm' }).click();
  await ilka.page.getByText('2 seats free').waitFor();

  const bruno = await house.guest('Bruno', PHONE);
  await follow(bruno, link);
  assert.deepEqual(await tooSmall(bruno), [], 'the invitation is large enough for a finger');
  await bruno.page.getByRole('button', { name: 'Sit down' }).tap();
  assert.equal(await bruno.page.getByRole('button', { name: /^(Add a seat|Remove)/ }).count(), 0, 'the host decides');
  await ilka.page.getByRole('button', { name: 'Free Bruno’s seat' }).waitFor();
  await seats.getByRole('button', { name: 'Remove: Open seat' }).click();
  await choose(ilka, 'Kazan');
  await choose(ilka, '1 day per turn');
  await choose(ilka, 'A bot plays the turn');
  await bruno.page.getByText('Kazan').waitFor();
  await bruno.page.getByText('A bot plays the turn').waitFor();
  assert.equal(await bruno.page.getByRole('radio').count(), 0, 'a guest reads, and changes nothing');
  assert.deepEqual(await axe(bruno.page, { colours: false, when: isThorough }), [], 'the lobby in the hand');
  const wide = await bruno.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `nothing hangs over the edge: ${wide}`);

  await ilka.page.getByRole('button', { name: 'Free Bruno’s seat' }).click();
  await bruno.page.getByText('The host has sent you away from this table.').waitFor();

  const cleo = await house.guest('Cleo', PHONE);
  await follow(cleo, link);
  await cleo.page.getByRole('button', { name: 'Sit down' }).tap();
  await cleo.page.getByRole('button', { name: 'Leave the table' }).tap();
  await cleo.page.locator('[data-page="home"]').waitFor();

  await choose(ilka, 'Anyone can join');
  await cleo.page.getByRole('link', { name: 'Play with others' }).tap();
  const open = cleo.page.getByRole('region', { name: 'Open tables' });
  await open.getByRole('link', { name: 'Join' }).waitFor();
  await open.getByRole('link', { name: 'Join' }).tap();
  await cleo.page.getByRole('button', { name: 'Sit here' }).tap();
  await cleo.page.getByRole('button', { name: 'Ready' }).tap();
  await ilka.page.getByRole('button', { name: 'Start the game' }).click();
  await cleo.page.locator('[data-part="clock"]').first().waitFor();
  assert.match(
    (await cleo.page.locator('[data-part="clock"]').first().textContent()) ?? '',
    /23\sh\s59\smin|1\sd\s0\sh/,
  );
  const over = await cleo.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(over <= 0, `the bar with clocks fits the hand: ${over}`);

  await ilka.page.goto(ilka.line.url);
  await ilka.page.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: 'Explore' }).waitFor();
});

test('an account is kept, found again elsewhere, left everywhere, and deleted', async () => {
  const ilka = await known(house, 'Ilka');
  await call(ilka, 'POST', '/api/tables', { game: 'guild', seats: [{ kind: 'open' }, { kind: 'open' }] });
  await ilka.page.goto(`${ilka.line.url}#/account`);
  const keep = ilka.page.getByRole('region', { name: 'Keep this account' });
  await keep.getByRole('textbox', { name: 'Username' }).fill('ilka.k');
  await keep.getByLabel('Password').fill('correct horse');
  await keep.getByRole('button', { name: 'Keep this account' }).click();
  await ilka.page.getByText('Signed in as ilka.k').waitFor();
  await ilka.page.getByRole('textbox', { name: 'What’s it for?' }).fill('my bot');
  await ilka.page.getByRole('button', { name: 'Create a token' }).click();
  assert.match((await ilka.page.getByText(/^moonstaff_/).textContent()) ?? '', /^moonstaff_/);
  await ilka.page.getByRole('link', { name: 'How we reach you' }).waitFor();
  assert.deepEqual(await axe(ilka.page), [], 'an account');

  await ilka.page.getByRole('textbox', { name: 'Your name' }).fill('Ilka the Great');
  await ilka.page.getByRole('region', { name: 'Your name' }).getByRole('button', { name: 'Save' }).click();
  await ilka.page.getByText('Saved.').waitFor();

  const phone = await house.guest('Somebody', PHONE);
  await phone.page.goto(`${phone.line.url}#/account`);
  const signIn = phone.page.getByRole('region', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'Username' }).fill('ilka.k');
  await signIn.getByLabel('Password').fill('wrong');
  await signIn.getByRole('button', { name: 'Sign in' }).tap();
  await phone.page.getByRole('alert').getByText('Wrong username or password.').waitFor();
  await signIn.getByLabel('Password').fill('correct horse');
  await signIn.getByRole('button', { name: 'Sign in' }).tap();
  await phone.page.getByText('Signed in as ilka.k').waitFor();
  await phone.page.goto(phone.line.url);
  await phone.page.getByRole('region', { name: 'Your tables' }).getByText('1 seat free').waitFor();

  await phone.page.goto(`${phone.line.url}#/account`);
  await phone.page.getByRole('button', { name: 'Delete account' }).tap();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).tap();
  await phone.page.locator('[data-page="home"]').waitFor();
  await ilka.page.reload();
  await ilka.page.getByRole('button', { name: 'Come in' }).waitFor();
});

if (isThorough)
  test('a player who forgot the password chooses a new one with the operator’s', async () => {
    const bruno = await house.guest('Bruno');
    await bruno.page.goto(`${bruno.line.url}#/account`);
    await bruno.page.getByRole('button', { name: 'Come in' }).click();
    const keep = bruno.page.getByRole('region', { name: 'Keep this account' });
    await keep.getByRole('textbox', { name: 'Username' }).fill('bruno.k');
    await keep.getByLabel('Password').fill('correct horse');
    await keep.getByRole('button', { name: 'Keep this account' }).click();
    await bruno.page.getByText('Signed in as bruno.k').waitFor();
    const handed = await resetPassword(house.store, 'bruno.k');

    await bruno.page.reload();
    const signIn = bruno.page.getByRole('region', { name: 'Sign in' });
    await signIn.getByRole('textbox', { name: 'Username' }).fill('bruno.k');
    await signIn.getByLabel('Password').fill(handed);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await signIn.getByLabel('New password').fill('lanterns at dusk');
    assert.deepEqual(await axe(bruno.page), [], 'asked for a new password');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await bruno.page.getByText('Signed in as bruno.k').waitFor();
  });
