import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { TableSummary } from '@moonstaff/client';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Locator, Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { call } from './support/call.ts';
import { House, tableOf } from './support/house.ts';
import { scan } from './support/scan.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** More than any page of a club has to tab through. */
const STOPS = 120;

/** Reaches something with the Tab key alone. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${wanted} can’t be reached with the keyboard`);
}

async function enterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Presses a button that asks first, and says yes: the safe answer has the focus. */
async function enterAndConfirm(page: Page, name: string): Promise<void> {
  await enterOn(page, page.getByRole('button', { name }));
  await enterOn(page, page.getByRole('dialog').getByRole('button', { name }));
}

/** A rematch, the same people again and a table for bots come in `npm run thorough`. */
test('a club from its founding to its end, by keyboard: link, evening, tables, the same people again', async () => {
  const ilka = await house.guest('Ilka');
  const { page, line } = ilka;
  await page.goto(`${line.url}#/house`);
  const named = page.getByRole('textbox', { name: 'Name of the club' });
  await page.getByRole('button', { name: 'Come in' }).or(named).first().waitFor();
  if (!(await named.isVisible())) await enterOn(page, page.getByRole('button', { name: 'Come in' }));
  await tabTo(page, named);
  await page.keyboard.type('Thursday table');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Thursday table' }).waitFor();
  await page.getByRole('heading', { name: 'Only you so far' }).waitFor();
  assert.deepEqual(await axe(page, { when: isThorough }), [], 'a new club');

  // The link works until its owner renews it.
  const shown = page.getByRole('textbox', { name: 'Club link' });
  const old = await shown.inputValue();
  await enterAndConfirm(page, 'New link');
  await page.waitForFunction((before) => document.querySelector('main input')?.getAttribute('value') !== before, old);
  const link = await shown.inputValue();
  assert.notEqual(link, old);
  assert.equal(await scan(page.locator('[data-part="scan"]')), link, 'the code leads to the same place');
  const marek = await house.guest('', { viewport: { width: 390, height: 844 } });
  const at = (path: string): string => `${marek.line.url}${path}`;
  await marek.page.goto(at(new URL(old).pathname.slice(1)));
  await marek.page.getByRole('alert').first().waitFor();
  assert.equal(await marek.page.getByRole('button', { name: 'Join the club' }).count(), 0);
  await marek.page.goto(at(new URL(link).pathname.slice(1)));
  await marek.page.getByRole('textbox', { name: 'Your name' }).fill('Marek');
  await marek.page.getByRole('button', { name: 'Join the club' }).click();
  await marek.page.getByRole('region', { name: 'People' }).getByText('Marek').waitFor();
  assert.deepEqual(await axe(marek.page, { when: isThorough }), []);

  await enterOn(page, page.getByRole('button', { name: 'Plan an evening' }));
  await tabTo(page, page.getByRole('textbox', { name: 'What’s planned (optional)' }));
  await page.keyboard.type('Snake Temple');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Next evening' }).getByText('Snake Temple').waitFor();
  await marek.page.reload();
  await marek.page.getByRole('button', { name: 'I’m coming' }).click();
  await marek.page.getByText('Coming: Marek').waitFor();

  // A table of the club is on everybody's first page.
  await enterOn(page, page.getByRole('button', { name: 'Another table' }));
  await page.locator('[data-page="lobby"]').waitFor();
  const club = await page.evaluate(async () => (await (await fetch('/api/clubs')).json())[0].id as string);
  const desk = marek.page.getByRole('region', { name: 'Your tables' });
  const row = (hasText: string): Locator => desk.getByRole('listitem').filter({ hasText });
  await marek.page.goto(marek.line.url);
  await row('Ilka invites you').getByRole('link', { name: 'Sit down' }).click();
  await marek.page.getByRole('button', { name: 'Sit down' }).click();
  await marek.page.getByRole('button', { name: 'Ready' }).click();

  // The first page shows at once what the server says, not only when it looks again.
  await marek.page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await marek.page.goto(marek.line.url);
  await row('not started').waitFor();
  await page.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await row('Round 1 of 5').waitFor();
  const mine = await call<readonly TableSummary[]>(marek, 'GET', '/api/tables?list=mine');
  const title = mine.some(({ yourTurn }) => yourTurn) ? '(1) Moonstaff' : 'Moonstaff';
  await marek.page.waitForFunction((expected) => document.title === expected, title);
  assert.deepEqual(await axe(marek.page, { when: isThorough }), []);

  // The rest of the evening.
  if (isThorough) {
    // The rematch is offered where one is: at the table, and on the first page.
    const first = tableOf(ilka);
    const command = (type: string): object => ({ id: crypto.randomUUID(), command: { type } });
    await call(ilka, 'POST', `/api/tables/${first}/commands`, command('resign'));
    await marek.page.goto(at(`table/${first}`));
    const ended = marek.page.getByRole('alert').filter({ hasText: 'The game is over' });
    await ended.waitFor();
    const again = await call<{ readonly table: string }>(ilka, 'POST', `/api/tables/${first}/rematch`);
    await ended.getByText('A rematch is open. Your seat is waiting.').waitFor();
    await marek.page.goto(marek.line.url);
    await row('Ilka wants to play again').getByRole('button', { name: 'Sit down' }).click();
    await marek.page.locator('[data-page="lobby"]').waitFor();
    assert.equal(tableOf(marek), again.table, 'seated with one press');

    // The same people again: everybody is called, and may say no.
    await page.goto(`${line.url}#/club/${club}`);
    await enterOn(page, page.getByRole('button', { name: /^Same people again/ }));
    await page.locator('[data-page="lobby"]').waitFor();
    await marek.page.goto(marek.line.url);
    await row('Ilka invites you').getByRole('button', { name: 'No, thanks' }).click();
    await row('Ilka invites you').waitFor({ state: 'detached' });
    await marek.page.reload();
    await desk.waitFor();
    assert.equal(await row('Ilka invites you').count(), 0);

    // Holding "Against bots" opens the form instead of starting a game.
    const bots = marek.page.getByRole('button', { name: /^Against bots/ }).first();
    await bots.hover();
    await marek.page.mouse.down();
    await marek.page.getByRole('dialog', { name: 'A new table' }).waitFor();
    await marek.page.mouse.up();
    await marek.page.keyboard.press('Escape');
    assert.equal(await bots.isEnabled(), true, 'no game was started');

    // Its host passes the invitation on from the first page, or goes ahead with bots.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(line.url);
    const waiting = page
      .getByRole('region', { name: 'Your tables' })
      .getByRole('listitem')
      .filter({ hasText: 'seat free' });
    await waiting.first().getByRole('button', { name: 'Share' }).click();
    await waiting.first().getByText('Copied').waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\/join\/[\w-]{22}$/);
    await waiting.first().getByRole('link').click();
    await page.getByRole('button', { name: 'Start with bots' }).click();
    await page.locator('.table-main').waitFor();
  }

  await page.goto(`${line.url}#/results`);
  await page.getByRole('heading', { level: 1, name: 'Results and standings' }).waitFor();
  assert.deepEqual(await axe(page, { when: isThorough }), []);

  await page.goto(`${line.url}#/club/${club}`);
  await enterOn(page, page.getByText('Club settings'));
  assert.deepEqual(await axe(page), [], 'the settings');
  const saved = page.waitForEvent('download');
  await enterOn(page, page.getByRole('button', { name: 'Export' }));
  const exported = await text(await (await saved).createReadStream());
  assert.match(exported, /Thursday table/);
  assert.match(exported, /Marek/);
  await enterAndConfirm(page, 'Delete the club');
  await page.locator('[data-page="hall"]').waitFor();
  assert.deepEqual(await call(ilka, 'GET', '/api/clubs'), []);
});
