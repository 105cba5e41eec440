import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Club, TableInfo } from '@moonstaff/client';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { call, enter, type Opened } from './support/call.ts';
import { follow, House } from './support/house.ts';
import { UnderPath } from './support/under-path.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonstaff-door-'));
const privacy = join(folder, 'privacy.txt');

let house: House;
before(async () => {
  writeFileSync(privacy, 'Nothing leaves this house.');
  house = await House.open({}, { PRIVACY: privacy });
});
after(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const TWO = [{ kind: 'open' }, { kind: 'open' }];

test('bad names, withdrawn invitations and broken links each get a clear sentence, on a page axe accepts', async () => {
  const ilka = await house.arrive('Ilka');
  await enter(ilka, 'Ilka');
  const { table, invite } = await call<Opened>(ilka, 'POST', '/api/tables', {
    ...{ game: 'guild', seats: TWO, message: 'We start at eight.' },
  });
  const marek = await house.guest('', { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const { page, line } = marek;
  await follow(marek, `${line.url}join/${invite}`);
  await page.getByText('“We start at eight.”').waitFor();
  assert.deepEqual(await axe(page, { when: isThorough }), [], 'the invitation');
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

  const seen = new Set<string>();
  for (const [path, title] of [
    [`join/${invite.slice(0, 9)}`, 'This link is broken'],
    ['table/nothing', 'This link is broken'],
    ['screen/nothing', 'This link is broken'],
    ['joint/nothing', 'This link is broken'],
    [`join/${'x'.repeat(22)}`, 'This invitation isn’t valid any more'],
    [`table/${table}`, 'This table is private, or it isn’t here'],
    [`table/${'x'.repeat(22)}`, 'This table is private, or it isn’t here'],
  ] as const) {
    // One of each here, all in `npm run thorough`.
    if (!isThorough && seen.has(title)) continue;
    await page.goto(new URL(path, line.url).href);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    if (!seen.has(title)) assert.deepEqual(await axe(page), [], path);
    seen.add(title);
  }
});

if (isThorough)
  test('an invitation says what became of the table, and each of its pages passes axe', async () => {
    const ilka = await house.arrive('Ilka');
    await enter(ilka, 'Ilka');
    const open = (): Promise<Opened> => call(ilka, 'POST', '/api/tables', { game: 'guild', seats: TWO });
    const tell = (table: string, command: object): Promise<void> =>
      call(ilka, 'POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command });
    const marek = await house.guest('', { viewport: SIZES.phone, hasTouch: true, isMobile: true });
    const { page, line } = marek;
    const show = async (path: string, title: string | RegExp): Promise<void> => {
      await page.goto(new URL(path, line.url).href);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      assert.deepEqual(await axe(page, { when: isThorough }), [], path);
    };

    const { table, invite } = await open();
    await show(`join/${invite}`, 'Ilka invites you');
    await tell(table, { type: 'seat', seat: 1, to: { kind: 'bot', level: 'novice' } });
    await show(`join/${invite}`, 'All seats are taken');
    await page.getByText('The game hasn’t started.').waitFor();
    await tell(table, { type: 'start' });
    await show(`join/${invite}`, 'All seats are taken');
    await page.getByText('They’re playing right now: era 1 of 4.').waitFor();
    await page.getByRole('button', { name: 'Watch' }).waitFor();
    await follow(ilka, `${line.url}join/${invite}`);
    await ilka.page.getByRole('heading', { level: 1, name: 'You already have a seat' }).waitFor();
    await ilka.page.getByRole('link', { name: 'Go to the table' }).waitFor();
    await tell(table, { type: 'resign' });
    await show(`join/${invite}`, 'This game is over');
    await page.getByRole('link', { name: 'See the result' }).waitFor();

    // The host withdraws an invitation by closing the table.
    const second = await open();
    await tell(second.table, { type: 'close' });
    await show(`join/${second.invite}`, 'This table was closed.');
    await page.getByText('Ask for a new invitation, or play something else.').waitFor();

    const { id } = await call<Club>(ilka, 'POST', '/api/clubs', { name: 'Thursday table' });
    const { code } = await call<Club>(ilka, 'GET', `/api/clubs/${id}`);
    await show(`club/${code}`, 'Thursday table');
    await page.goto(new URL('#/privacy', line.url).href);
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await page.getByText('Nothing leaves this house.').waitFor();
    await page.goto(line.url);
    await page.getByRole('heading', { level: 1, name: 'Choose an expedition' }).waitFor();
  });

test('under a path of its own, invitations, tables and old links lead where they should', async () => {
  const ilka = await house.arrive('Ilka');
  await enter(ilka, 'Ilka');
  const { table, invite } = await call<Opened>(ilka, 'POST', '/api/tables', { game: 'guild', seats: TWO });
  const proxy = await UnderPath.of(ilka.line.url, '/games/moonstaff/');
  const { page } = await house.guest('');
  try {
    const links = [
      [`join/${invite}`, 'Ilka invites you'],
      [`#/join/${invite}`, 'Ilka invites you'],
      [`table/${table}`, 'This table is private, or it isn’t here'],
      [`#/house/${table}`, 'This table is private, or it isn’t here'],
      [`#/house/${table}/${invite}`, 'Ilka invites you'],
      ['join/cut', 'This link is broken'],
    ] as const;
    // How addresses are read is tested in `route`; here a private table and an old link of an invitation.
    for (const [path, title] of isThorough ? links : [links[2], links[4]]) {
      await page.goto('about:blank');
      await page.goto(new URL(path, proxy.url).href);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await page.goto(new URL(`join/${invite}`, proxy.url).href);
    await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Marek');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${proxy.url}table/${table}`);
    const { info } = await call<{ readonly info: TableInfo }>(ilka, 'GET', `/api/tables/${table}`);
    assert.ok(info.seats.some((seat) => seat.kind === 'person' && seat.name === 'Marek'));
  } finally {
    await page.context().close();
    proxy.close();
  }
});
