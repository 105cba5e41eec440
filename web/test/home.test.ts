import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call, enter } from './support/call.ts';
import { type Guest, House } from './support/house.ts';
import { playTurn } from './support/phones.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

const tell = (guest: Guest, table: string, command: object, invite?: string): Promise<void> =>
  call(guest, 'POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command, invite });

test('the first page follows a game without being loaded again: my turn, theirs, the chat, the result', async () => {
  const ilka = await house.arrive('Ilka');
  const marek = await house.arrive('Marek');
  for (const [guest, name] of [
    [ilka, 'Ilka'],
    [marek, 'Marek'],
  ] as const)
    await enter(guest, name);
  const { page } = ilka;
  await page.goto(ilka.line.url);
  await page.getByRole('heading', { name: 'Nobody is waiting for you' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { table, invite } = await call<{ readonly table: string; readonly invite: string }>(
    ...([marek, 'POST', '/api/tables', { game: 'guild', seats }] as const),
  );
  for (const command of [{ type: 'sit' }, { type: 'ready', ready: true }]) await tell(ilka, table, command, invite);
  await tell(marek, table, { type: 'start' });
  const mine = page.getByRole('region', { name: 'Your tables' });
  await mine.getByRole('link', { name: 'Explore' }).waitFor();
  await page.waitForFunction(() => document.title === '(1) Moonstaff');
  assert.equal(await page.locator('link[rel="icon"]').getAttribute('href'), '/icon-turn.svg');

  const turn = { table, eager: ['done'], pick: 0 };
  await playTurn(ilka, turn);
  await mine.getByText('Waiting for others').waitFor();
  await mine.getByText('everyone is waiting for them').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.title === 'Moonstaff');
  await tell(marek, table, { type: 'chat', text: 'One moment' });
  await mine.getByText('1 new message').waitFor({ state: 'attached' });
  await playTurn(marek, turn);
  await mine.getByRole('link', { name: 'Explore' }).waitFor();

  await tell(marek, table, { type: 'resign' });
  await mine.getByText(/^You won/).waitFor();
  await mine.getByRole('link', { name: '1 game', exact: true }).waitFor();
  assert.ok(await page.evaluate(() => 'isSamePage' in window), 'nobody loaded the page again');
});
