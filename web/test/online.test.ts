import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Locator, Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { call, known, type Opened, seatAll } from './support/call.ts';
import { endTurn, takeCards } from './support/guild.ts';
import { type Guest, House, openTable } from './support/house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** Takes what must be taken and confirms the turn. */
async function confirm(page: Page): Promise<void> {
  for (;;) {
    await takeCards(page);
    if (await page.locator('[aria-keyshortcuts="d"]').isEnabled()) {
      await endTurn(page);
      await page
        .locator('[aria-keyshortcuts="d"]:disabled, [data-look="open"], [data-thing^="offer:"]:enabled')
        .first()
        .waitFor();
      return;
    }
    await page.locator('[data-part="space"]').first().click();
  }
}

/** A first turn may begin with cards to choose from. */
async function untilPlacing({ page }: Guest): Promise<void> {
  await takeCards(page);
  await page.locator('[data-part="space"]').first().waitFor();
}

/** Somebody in the lobby of their own table. */
async function inLobby(name: string): Promise<Guest> {
  const guest = await known(house, name);
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { table } = await call<Opened>(guest, 'POST', '/api/tables', { game: 'guild', seats });
  await guest.page.goto(`${guest.line.url}table/${table}`);
  await guest.page.locator('[data-page="lobby"]').waitFor();
  return guest;
}

/** Lines of the log about a player's exploring. */
const explored = ({ page }: Guest, name: string): Locator =>
  page.locator('[data-part="log"] li', { hasText: new RegExp(`${name} (.* )?explores`) });

test('two browsers at one table: one reloads in mid-turn, the other loses its line and no click', async () => {
  // Without motion, Ilka steps through what happened by herself: no step goes by unseen on a busy machine.
  const [ilka, bruno] = [await known(house, 'Ilka', { motion: 'off' }), await known(house, 'Bruno')];
  await seatAll([ilka, bruno], 'guild', { hints: true });

  await untilPlacing(ilka);
  await ilka.page.keyboard.press('h');
  const hint = ilka.page.locator('[data-part="hint"]');
  // The other moves are listed, unless there's only one.
  await hint.locator('li button').first().or(hint.getByText('It’s the only move')).waitFor();
  await ilka.page.locator('[data-part="shown"]').waitFor();
  await ilka.page.locator('[data-part="space"]').first().click();
  await explored(ilka, 'Ilka').first().waitFor();
  assert.equal(await ilka.page.locator('[data-part="hint"] li').count(), 0, 'a hint is for one decision');
  await ilka.page.reload();
  await explored(ilka, 'Ilka').first().waitFor();
  assert.equal(await explored(ilka, 'Ilka').count(), 1, 'what was placed before the reload is there');

  await untilPlacing(bruno);
  bruno.line.cut();
  await bruno.page.getByRole('alert').getByText('No connection').waitFor();
  await ilka.page.locator('[data-part="seats"]').getByText('not connected').waitFor({ state: 'attached' });
  await bruno.page.locator('[data-part="space"]').first().click();
  assert.deepEqual(await axe(bruno.page, { colours: false, when: isThorough }), [], 'without a connection');
  assert.equal(await explored(bruno, 'Bruno').count(), 0);
  await confirm(ilka.page);
  // What Bruno does is news to Ilka only if she was done before.
  await ilka.page.getByText('Waiting for Bruno').first().waitFor();
  bruno.line.mend();
  await explored(bruno, 'Bruno').first().waitFor();
  await bruno.page.getByRole('alert').waitFor({ state: 'detached' });
  assert.equal(await explored(bruno, 'Bruno').count(), 1, 'the click made without a line was carried out, once');

  await confirm(bruno.page);
  await ilka.page.getByText('Turn 2 of 6').waitFor();
  await bruno.page.getByText('Turn 2 of 6').waitFor();
  await ilka.page.reload();
  await ilka.page.locator('[data-button="since"]').waitFor();
  const since = ilka.page.getByRole('region', { name: 'Since your last turn' });
  await since.getByRole('button', { name: 'Watch again' }).click();
  await ilka.page.locator('[data-past]').getByText('Turn 1 of 6').waitFor();
  // What the first turn began with, such as a card that was kept, depends on the deal.
  const explores = since.getByText('Bruno explores');
  const next = since.getByRole('button', { name: 'Continue' });
  while (!(await explores.isVisible())) await next.click();
  await since.getByRole('button', { name: 'Skip' }).click();
  await ilka.page.locator('[data-game]:not([data-past])').getByText('Turn 2 of 6').waitFor();
});

if (isThorough)
  test('a click that was not answered before a reload is sent again', async () => {
    const [ilka, bruno] = [await known(house, 'Ilka'), await known(house, 'Bruno')];
    await seatAll([ilka, bruno], 'guild');
    await untilPlacing(ilka);
    ilka.line.cut();
    await ilka.page.getByRole('alert').getByText('No connection').waitFor();
    await ilka.page.locator('[data-part="space"]').first().click();
    ilka.line.mend();
    await ilka.page.reload();
    await explored(ilka, 'Ilka').first().waitFor();
    assert.equal(await explored(ilka, 'Ilka').count(), 1);
  });

if (isThorough)
  test('a player who was signed out elsewhere reads that, not that the page is old, and signs in to their seat', async () => {
    const ilka = await house.visit('Ilka');
    await openTable(ilka, 'The Guild of Merchant Explorers');
    const keep = { username: 'ilka.away', password: 'correct horse' };
    await call(ilka, 'POST', '/api/me/claim', keep);
    await ilka.page.context().clearCookies();
    ilka.line.cut();
    await ilka.page.getByRole('alert').getByText('No connection').waitFor();
    ilka.line.mend();
    const note = ilka.page.getByRole('alert').filter({ hasText: 'Sign in first.' });
    await note.waitFor();
    await note.getByRole('button', { name: 'Try again' }).click();
    await ilka.page.locator('[data-page="join"]').waitFor();
    await ilka.page.getByRole('button', { name: 'I have an account' }).click();
    const signIn = ilka.page.getByRole('region', { name: 'Sign in' });
    await signIn.getByRole('textbox', { name: 'Username' }).fill('ilka.away');
    await signIn.getByLabel('Password').fill('correct horse');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await ilka.page.locator('[data-page="lobby"]').getByRole('button', { name: 'Start the game' }).waitFor();
  });

if (isThorough)
  test('a server that holds one up at the door makes nobody a stranger', async () => {
    const ilka = await inLobby('Ilka');
    const cookies = await ilka.page.context().cookies();
    const phrase = { key: 'server.limit.rate', args: {} };
    const problem = { type: `urn:moonstaff:${phrase.key}`, title: phrase.key, status: 429, phrase };
    await ilka.page.route('**/api/me', (route) => route.fulfill({ status: 429, json: problem }));
    await ilka.page.reload();
    await ilka.page.getByRole('heading', { name: 'Too many requests. Wait a moment.' }).waitFor();
    await ilka.page.unroute('**/api/me');
    await ilka.page.getByRole('button', { name: 'Try again' }).click();
    await ilka.page.locator('[data-page="lobby"]').waitFor();
    await ilka.page.getByRole('button', { name: 'Start the game' }).waitFor();
    assert.deepEqual(
      (await ilka.page.context().cookies()).map(({ name, value }) => [name, value]),
      cookies.map(({ name, value }) => [name, value]),
      'the same person as before',
    );
  });
