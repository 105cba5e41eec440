import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { enter } from './support/call.ts';
import { House } from './support/house.ts';
import { picture } from './support/picture.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

const BOARDS = ['bird', 'snake', 'avenia', 'aghon', 'kazan'];
const CARDS = ['ostrich', 'journal', 'hot-air-balloon', 'trowel', 'sea-turtle', 'stone-key', 'stone-jar', 'mortar'];
const DAY = 86_400_000;

/** Finished games of these people, one every fifth day, the last one yesterday. */
async function play(people: readonly string[], games: number): Promise<void> {
  for (let i = 0; i < games; i++) {
    const board = BOARDS[i % BOARDS.length] ?? '';
    const game = ['bird', 'snake'].includes(board) ? 'arnak' : 'guild';
    const table = randomBytes(16).toString('base64url');
    const finishedAt = Date.now() - DAY - (games - i) * 5 * DAY;
    const totals = people.map((_, seat) => (game === 'arnak' ? 45 : 90) + ((i * 17 + seat * 23) % 40));
    const seats = people
      .map((person, seat) => {
        const total = totals[seat] ?? 0;
        const place = totals.filter((other) => other > total).length + 1;
        const rated = { rating: 1500 + ((i * 7 + seat * 31) % 120), change: place === 1 ? 12 : -8 };
        return { seat, person, total, place, won: place === 1, left: false, ...rated };
      })
      .sort((a, b) => a.place - b.place);
    const body = {
      table,
      game,
      board,
      options: {},
      finishedAt,
      length: 3_600_000,
      reason: 'played',
      rated: true,
      seats,
    };
    const takes = [0, 1, 2, 3].map((n) => ['card', CARDS[(i + n) % CARDS.length]]);
    await house.store.sql.commit([
      {
        text: `INSERT INTO tables (id, seq, plan_stamp, status, public, host, invite, turn, summary, changed_at)
          VALUES ($1, 2, 0, 'finished', 0, $2, $1, '', '{}', $3)`,
        values: [table, people[0], finishedAt],
      },
      {
        text: 'INSERT INTO results (table_id, game, board, finished_at, body) VALUES ($1, $2, $3, $4, $5)',
        values: [table, game, board, finishedAt, JSON.stringify(body)],
      },
      ...seats.map(({ person, won }) => ({
        text: `INSERT INTO result_people (table_id, person, game, board, finished_at, won, facts)
          VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [table, person, game, board, finishedAt, Number(won), JSON.stringify({ takes })],
      })),
    ]);
  }
}

test('somebody’s page: figures, filters, games, and hiding it', async () => {
  const ilka = await house.arrive('Ilka', { viewport: { width: 1440, height: 900 } });
  const marek = await house.arrive('Marek', { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const juno = await house.arrive('Juno');
  const ids = [await enter(ilka, 'Ilka'), await enter(marek, 'Marek'), await enter(juno, 'Juno')];
  await play(ids, 60);
  const { page } = ilka;
  const games = page.getByRole('region', { name: 'Games' });
  await page.goto(new URL('#/person', ilka.line.url).href);
  await page.getByRole('heading', { name: 'Ilka', level: 1 }).waitFor();
  for (const name of ['Rating', 'Scores', 'Won', 'Head to head', 'By temple and map', 'Cards and assistants'])
    await page.getByRole('region', { name, exact: true }).waitFor();
  assert.deepEqual(await axe(page), []);
  await picture(page, 'person');
  assert.equal(await games.getByRole('listitem').count(), 10, 'a page of the games');

  await page.getByRole('button', { name: /^Marek: ahead/ }).click();
  await games.getByRole('button', { name: /with Marek/ }).click();
  await page.getByRole('button', { name: 'Snake Temple' }).click();
  await games.getByText('Bird Temple').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: '90 days' }).check();
  await page.getByRole('radio', { name: 'People only' }).check();

  // The same page on a phone, somebody else's, reached by keyboard.
  await marek.page.goto(new URL(`#/person/${ids[0]}`, marek.line.url).href);
  await marek.page.getByRole('heading', { name: 'Ilka', level: 1 }).waitFor();
  assert.deepEqual(await axe(marek.page, { when: isThorough }), []);
  const wide = await marek.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `nothing scrolls sideways: ${wide}`);
  await picture(marek.page, 'person-phone', true);

  await page.getByRole('checkbox', { name: 'Hide my page from others' }).check();
  await juno.page.goto(new URL(`#/person/${ids[0]}`, juno.line.url).href);
  await juno.page.getByRole('heading', { name: 'This page is hidden' }).waitFor();
});

if (isThorough)
  test('a guest without a server’s games has a page too, from the games of this device', async () => {
    const guest = await house.guest('Wim');
    await guest.page.goto(new URL('#/person', guest.line.url).href);
    await guest.page.getByRole('heading', { name: 'Wim', level: 1 }).waitFor();
    await guest.page.getByText('Play 3 games to see more.').waitFor();
    assert.deepEqual(await axe(guest.page, { when: isThorough }), []);
  });

if (isThorough)
  test('a table gets a name and hints; somebody asks for a seat at it, and gets one', async () => {
    const host = await house.visit('Ilka');
    const { page } = host;
    const region = page.getByRole('region', { name: 'The Guild of Merchant Explorers' });
    await region.getByRole('button', { name: /Create a table|With others/ }).click();
    await page.getByRole('button', { name: 'Invite others' }).click();
    await page.getByRole('radio', { name: 'Ask for a seat' }).click();
    await page.getByRole('radio', { name: 'Ask for a seat', checked: true }).waitFor();
    await page.getByRole('textbox', { name: 'Name of the table' }).fill('Thursday');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Thursday' }).waitFor();
    const hints = page.getByRole('group', { name: 'Hints', exact: true });
    await hints.getByRole('radio', { name: 'On' }).click({ force: true });
    await hints.getByRole('radio', { name: 'On', checked: true }).waitFor();
    const lena = await house.guest('');
    await lena.page.goto(new URL(new URL(page.url()).pathname, lena.line.url).href);
    await lena.page.getByRole('heading', { name: 'Ilka hosts a private table' }).waitFor();
    assert.deepEqual(await axe(lena.page), []);
    await lena.page.getByRole('textbox', { name: 'Your name at the table' }).fill('Lena');
    await lena.page.keyboard.press('Enter');
    await page.getByText('Lena asks for a seat').waitFor();
    assert.deepEqual(await axe(page, { when: isThorough }), []);
    await page.getByRole('button', { name: 'Give a seat' }).click();
    await lena.page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('region', { name: 'Seats' }).getByText('Lena', { exact: true }).waitFor();
  });
