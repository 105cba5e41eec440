import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Locator } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { call, known, seatAll } from './support/call.ts';
import { takeCards } from './support/guild.ts';
import { type Guest, House, watch } from './support/house.ts';

/** Two play at one table, and all tests are about it: they talk, undo, leave, and one resigns. */
let house: House;
let ilka: Guest;
let bruno: Guest;
let link: string;
before(async () => {
  house = await House.open();
  ilka = await known(house, 'Ilka');
  bruno = await known(house, 'Bruno');
  link = await seatAll([ilka, bruno], 'guild');
});
after(() => house.close());

const key = ({ page }: Guest, name: string) => page.locator('[data-part="bar-buttons"]').getByRole('button', { name });

async function write({ page }: Guest, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill(text);
  await field.press('Enter');
}

async function explore({ page }: Guest): Promise<void> {
  await takeCards(page);
  await page.locator('[data-part="space"]').first().click();
  await page.locator('[data-part="log"] li', { hasText: 'explores' }).first().waitFor();
}

test('two talk, a third looks on: unread is marked, read out and can be silenced; nothing is markup', async () => {
  const anna = await house.guest('Anna');
  await watch(anna, link);
  await anna.page.locator('#table').waitFor();
  await anna.page.getByText('You’re watching').first().waitFor();
  await key(ilka, 'This table').click();
  await ilka.page.locator('[data-drawer]').getByText('1 spectator: Anna').waitFor();
  await ilka.page.keyboard.press('Escape');
  assert.equal(
    await anna.page.locator('[data-part="space"], [data-thing^="offer:"]:enabled, button[data-thing^="slot:"]').count(),
    0,
    'nothing glows for her',
  );
  assert.deepEqual(await axe(anna.page, { colours: false, when: isThorough }), [], 'a spectator');

  await ilka.page.keyboard.press('c');
  await write(ilka, 'Hello <b>you</b>');
  await key(bruno, 'Chat 1 new message').click();
  await bruno.page.locator('[data-part="talk"]').getByText('Hello <b>you</b>').waitFor();
  const said = bruno.page.locator('[data-part="talk"] li', { hasText: 'Hello' });
  assert.equal(await said.locator('time').count(), 1, 'when it was said');
  assert.equal(await said.locator('svg').count(), 1, 'from which seat');
  const [talk, board] = await Promise.all(
    ['[data-part="column"]', '[data-board]'].map((part) => bruno.page.locator(part).boundingBox()),
  );
  assert.ok(talk && board && talk.x + talk.width <= board.x, 'beside the board, not over it');
  await bruno.page.getByRole('log').getByText('Ilka: Hello').waitFor({ state: 'attached' });
  assert.deepEqual(await axe(bruno.page, { colours: false, when: isThorough }), [], 'the chat');
  assert.equal(await bruno.page.locator('[data-part="talk"]').getByText('new', { exact: true }).count(), 0);
  await bruno.page.keyboard.press('Escape');
  await bruno.page.locator('[data-drawer]').waitFor({ state: 'detached' });
  await write(ilka, 'Another');
  await key(bruno, 'Chat 1 new message').click();
  const fresh = bruno.page.locator('[data-part="talk"] li', { has: bruno.page.getByText('new', { exact: true }) });
  await fresh.getByText('Another').waitFor();
  await bruno.page.getByRole('checkbox', { name: 'Mute' }).check();
  await bruno.page.keyboard.press('Escape');
  await bruno.page.locator('[data-drawer]').waitFor({ state: 'detached' });
  await write(ilka, 'Again');
  await key(anna, 'Chat 3 new messages').click();
  await anna.page.getByText('Spectators talk among themselves.').waitFor();
  await write(anna, 'Between us');
  await anna.page.locator('[data-part="talk"]').getByText('Between us').waitFor();
  assert.ok(![...ilka.heard, ...bruno.heard].some((text) => text.includes('Between us')), 'players hear nothing of it');
  assert.equal(await bruno.page.locator('[data-part="unread"]').count(), 0, 'silenced');
  await anna.page.context().close();
  await ilka.page.keyboard.press('Escape');
});

test('on a phone, the bar has a second row for the talk and the table', async () => {
  const { page } = ilka;
  await page.setViewportSize(SIZES.phone);
  for (const [name, drawer] of [
    ['Chat', 'chat'],
    ['This table', 'table'],
  ] as const) {
    await key(ilka, name).click();
    await page.locator(`[data-drawer="${drawer}"]`).waitFor();
    await key(ilka, name).click();
    await page.locator('[data-drawer]').waitFor({ state: 'detached' });
  }
  await page.setViewportSize(SIZES.laptop);
});

test('more is taken back when the other agrees, and not when he refuses', async () => {
  await explore(ilka);
  const ask = async (): Promise<void> => {
    if ((await ilka.page.locator('[data-drawer]').count()) === 0) await ilka.page.keyboard.press('t');
    await ilka.page.getByRole('button', { name: 'Undo further (everyone must agree)' }).click();
    assert.deepEqual(await axe(ilka.page, { of: '[data-drawer]' }), [], 'what to take back');
    await ilka.page.getByRole('button', { name: 'Ask the others' }).click();
    await ilka.page.getByRole('alert').getByText('Waiting for Bruno').waitFor();
  };
  await ask();
  await bruno.page.getByRole('alert').getByText('Ilka wants to undo 1 action.').waitFor();
  assert.deepEqual(await axe(bruno.page, { of: '[role="alert"]' }), [], 'the question');
  await bruno.page.getByRole('button', { name: 'Decline' }).click();
  await ilka.page.getByRole('alert').waitFor({ state: 'detached' });
  assert.equal(await bruno.page.evaluate(() => document.activeElement?.id), 'table', 'the focus is not lost');
  assert.ok(await ilka.page.locator('[data-part="undo"]').isEnabled(), 'still there');
  await ask();
  await bruno.page.getByRole('button', { name: 'Agree' }).click();
  await ilka.page.getByRole('alert').waitFor({ state: 'detached' });
  await ilka.page.locator('[data-part="undo"]:disabled').waitFor();
  await ilka.page.keyboard.press('Escape');
  await ilka.page.locator('[data-drawer]').waitFor({ state: 'detached' });
});

test('who goes is played for and may come back; who resigns has lost', async () => {
  await key(bruno, 'This table').click();
  assert.deepEqual(await axe(bruno.page, { colours: false, when: isThorough }), [], 'the table');
  await bruno.page.getByRole('button', { name: 'Leave for now' }).click();
  await bruno.page.getByRole('alert').getByText('You’ve left this table.').waitFor();
  await ilka.page.locator('[data-part="seats"] [data-part="absence"]').waitFor();

  await ilka.page.getByRole('combobox', { name: 'Level' }).selectOption('novice');
  await ilka.page.getByRole('button', { name: 'Give the seat to a bot' }).click();
  await bruno.page.getByRole('alert').getByText('A bot is playing for you.').waitFor();
  await bruno.page.getByRole('button', { name: 'I’m back' }).click();
  await bruno.page.getByRole('alert').waitFor({ state: 'detached' });
  await ilka.page.locator('[data-part="seats"] [data-part="absence"]').waitFor({ state: 'detached' });

  await bruno.page.getByRole('button', { name: 'Resign' }).click();
  assert.deepEqual(await axe(bruno.page, { of: 'dialog[open]' }), [], 'before resigning');
  await bruno.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ilka.page.getByRole('alert').getByText('Winner: Ilka').waitFor();
  assert.deepEqual(await axe(ilka.page, { colours: false, when: isThorough }), [], 'won by resignation');
  await ilka.page.getByRole('link', { name: 'Replay' }).click();
  await ilka.page.locator('[data-part="replay"]').waitFor();
  await ilka.page.getByRole('combobox').selectOption('open');
  await ilka.page.locator('[data-part="counts"] li:last-child').filter({ hasNotText: '?' }).waitFor();
});

/** What a player may do at a table. */
interface State {
  readonly play?: { readonly legal: readonly { readonly type: string }[]; readonly view: unknown };
}

/** Both play, anything they may, until this is on the page. */
async function playUntil(there: Locator, guests: readonly Guest[], table: string): Promise<void> {
  for (let i = 0; i < 400 && (await there.count()) === 0; i++)
    for (const guest of guests) {
      const { play } = await call<State>(guest, 'GET', `/api/tables/${table}`);
      const [action] = (play?.legal ?? []).toSorted((a, b) => Number(a.type === 'done') - Number(b.type === 'done'));
      if (action === undefined) continue;
      const command = { type: 'act', action };
      await call(guest, 'POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command });
    }
  await there.first().waitFor();
}

test('a deed worth talking about stands in the chat, is no message, and is shown again by a press', async () => {
  await seatAll([ilka, bruno], 'guild');
  const { page } = ilka;
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await key(ilka, 'Chat').click();
  const deed = page.locator('[data-part="talk"] li > button').first();
  await playUntil(deed, [ilka, bruno], id);
  assert.equal(await bruno.page.locator('[data-part="unread"]').count(), 0, 'nobody wrote anything');
  await deed.click();
  const watched = page.locator('[data-part="watched"]');
  await watched.locator('p').first().waitFor();
  await page.locator('[data-game][data-past]').waitFor();
  assert.deepEqual(await axe(page, { of: '[data-drawer]', colours: false }), [], 'a deed that’s shown again');
  await page.keyboard.press('Escape');
  await watched.waitFor({ state: 'detached' });
  await page.locator('[data-game]:not([data-past])').waitFor();
  assert.ok(await deed.evaluate((button) => button === document.activeElement), 'the focus goes back');
});

test('Escape closes what was opened last', async () => {
  const { page } = ilka;
  await page.locator('#table').focus();
  await page.keyboard.press('?');
  await page.locator('[data-part="help"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="help"]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-drawer="chat"]').count(), 1);
  await page.keyboard.press('Escape');
  await page.locator('[data-drawer]').waitFor({ state: 'detached' });
});
