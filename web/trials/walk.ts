import { GAME_IDS } from '@moonstaff/catalogue';
import type { Page } from 'playwright-core';
import * as arnak from '../test/support/arnak.ts';
import { SIZES } from '../test/support/browser.ts';
import * as guild from '../test/support/guild.ts';
import { follow, type Guest, type House, openTable, startTogether } from '../test/support/house.ts';
import { follow as followNote, openLesson } from '../test/support/learn.ts';
import { playUntil, putAway } from '../test/support/phones.ts';

// Names are typed key by key: in an older Firefox, what Playwright's `fill` writes reaches the field, but not React.

/** A screen that somebody has come to. Its main part is there. */
export interface Stop {
  readonly screen: string;
  readonly page: Page;
}

const GUILD = 'The Guild of Merchant Explorers';
const PHONE = { viewport: SIZES.phone };
/** How many presses a game on this device gets before it's looked at. */
const PRESSES = 12;

async function goTo({ page, line }: Guest, place: string): Promise<void> {
  await page.goto(new URL(place, line.url).href);
}

/** The page is asked itself: an older Firefox doesn't report where it moved without loading anything. */
const tableOf = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => /\/table\/([^/#]+)/.exec(location.pathname)?.[1] ?? '');

/** Every kind of page that this server has, in the order in which a new group comes to them. */
export async function* walk(house: House): AsyncGenerator<Stop> {
  yield* newcomer(await house.visit(''));
  const ilka = await house.visit('Ilka');
  yield* readingRoom(ilka);
  yield* onThisDevice(ilka);
  const lena = await house.visit('', PHONE);
  yield* club(ilka, lena);
  yield* evening(ilka, lena, await house.visit('', { viewport: SIZES.large }));
  yield* ownPages(ilka);
}

/** Somebody who has never been here, and says their name. */
async function* newcomer({ page }: Guest): AsyncGenerator<Stop> {
  await guild.panel(page).getByRole('link', { name: 'New? Learn in 10 minutes' }).waitFor();
  yield { screen: 'home of a newcomer', page };
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Your name' }).pressSequentially('Juno');
  yield { screen: 'settings', page };
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { level: 1, name: /Juno/ }).waitFor();
  yield { screen: 'home with a new name', page };
}

/** What's there for everyone: rules, components, puzzles, lessons and the laboratory. */
async function* readingRoom(ilka: Guest): AsyncGenerator<Stop> {
  const { page } = ilka;
  for (const game of GAME_IDS) {
    await goTo(ilka, `#/rules/${game}`);
    await page.locator('[data-page="rules"] main h2').first().waitFor();
    yield { screen: `rules of ${game}`, page };
    await goTo(ilka, `#/components/${game}`);
    await page.locator('[data-page="components"] main h2').first().waitFor();
    yield { screen: `components of ${game}`, page };
    await goTo(ilka, `#/puzzles/${game}/2`);
    await page.locator('[data-part="puzzle"]').getByRole('button').first().waitFor();
    yield { screen: `puzzle of ${game}`, page };
    await goTo(ilka, `#/lab/${game}`);
    await page.locator('[data-part="pieces"]').waitFor();
    yield { screen: `laboratory of ${game}`, page };
    await goTo(ilka, '#/');
    await openLesson(page, game);
    for (let note = 0; note < 4; note++) await followNote(page);
    yield { screen: `lesson of ${game}`, page };
  }
  await goTo(ilka, '#/puzzles/guild');
  await page.getByText(/^Solved:\s0\sof\s\d+$/).waitFor();
  yield { screen: 'puzzles', page };
  await goTo(ilka, '#/credits');
  await page.locator('main h1').waitFor();
  yield { screen: 'credits', page };
}

/** Both games against bots, with the mouse. */
async function* onThisDevice({ page, line }: Guest): AsyncGenerator<Stop> {
  for (const { panel, answer, awaitWish } of [arnak, guild]) {
    await page.goto(`${line.url}#/`);
    await panel(page)
      .getByRole('button', { name: /Play now|Against bots/ })
      .first()
      .click();
    const board = page.locator('[data-board]');
    for (let presses = 0; presses < PRESSES && (await awaitWish(page)) !== 'over'; presses++) await answer(page);
    await awaitWish(page);
    yield { screen: `table of ${await board.getAttribute('data-board')} on this device`, page };
  }
  await page.goto(`${line.url}#/`);
  await page.getByRole('region', { name: 'Your tables' }).getByRole('listitem').first().waitFor();
  yield { screen: 'home of somebody with games', page };
}

/** A club: founded, joined by its link on a phone, with an evening planned. */
async function* club(ilka: Guest, lena: Guest): AsyncGenerator<Stop> {
  const { page } = ilka;
  await goTo(ilka, '#/house');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('textbox', { name: 'Name of the club' }).pressSequentially('Thursday table');
  yield { screen: 'hall', page };
  await page.getByRole('button', { name: 'New club' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thursday table' }).waitFor();
  const link = await page.getByRole('textbox', { name: 'Club link' }).inputValue();
  await page.getByRole('button', { name: 'Plan an evening' }).click();
  await page.getByRole('textbox', { name: 'What’s planned (optional)' }).pressSequentially('Snake Temple');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('region', { name: 'Next evening' }).getByText('Snake Temple').waitFor();
  await goTo(lena, new URL(link).pathname);
  await lena.page.getByRole('textbox', { name: 'Your name' }).pressSequentially('Lena');
  yield { screen: 'door of a club', page: lena.page };
  await lena.page.getByRole('button', { name: 'Join the club' }).click();
  await lena.page.getByRole('button', { name: 'I’m coming' }).click();
  await lena.page.getByText('Coming: Lena').waitFor();
  yield { screen: 'club on a phone', page: lena.page };
  await page.reload();
  await page.getByRole('region', { name: 'People' }).getByText('Lena').waitFor();
  yield { screen: 'club', page };
}

/** A game of two on the server, from the invitation to the rematch, with a television. */
async function* evening(ilka: Guest, lena: Guest, tv: Guest): AsyncGenerator<Stop> {
  const { page } = ilka;
  await goTo(ilka, '#/');
  const link = await openTable(ilka, GUILD);
  yield { screen: 'lobby', page };
  await follow(lena, link);
  await lena.page.getByRole('heading', { name: 'Ilka invites you' }).waitFor();
  yield { screen: 'invitation', page: lena.page };
  const table = await tableOf(ilka);
  await goTo(tv, `screen/${table}/${new URL(link).pathname.split('/').at(-1)}`);
  await tv.page.getByRole('textbox', { name: 'Your name' }).pressSequentially('Television');
  await tv.page.getByRole('button', { name: 'Show the table' }).click();
  await tv.page.getByRole('heading', { name: 'Sit down with your phone' }).waitFor();
  yield { screen: 'television before the game', page: tv.page };
  await startTogether(ilka, lena, link);
  await guild.takeCards(page);
  await guild.answer(page);
  yield { screen: 'table on the server', page };
  await guild.takeCards(lena.page);
  yield { screen: 'table on the server on a phone', page: lena.page };
  await page.keyboard.press('t');
  await page.locator('[data-drawer="table"]').waitFor();
  yield { screen: 'menu of the table', page };
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: /message/i }).pressSequentially('Good luck');
  await page.keyboard.press('Enter');
  await page.locator('[data-part="talk"]').getByText('Good luck').waitFor();
  yield { screen: 'chat', page };
  await tv.page.locator('[data-band]').waitFor();
  yield { screen: 'television', page: tv.page };
  // Only one page follows the rest of the game: on a busy machine three of them would keep each other from drawing.
  for (const guest of [lena, tv]) await putAway(guest);
  await playUntil(page.locator('[data-part="score"]'), [ilka, lena], { table, eager: ['done'], pick: 0 });
  yield { screen: 'score', page };
  await goTo(ilka, `#/recording/${table}`);
  await page.locator('[data-board="guild"]').waitFor();
  yield { screen: 'replay', page };
}

/** What somebody has for themselves. */
async function* ownPages(ilka: Guest): AsyncGenerator<Stop> {
  const { page } = ilka;
  await goTo(ilka, '#/person');
  await page.getByRole('heading', { level: 1, name: 'Ilka' }).waitFor();
  await page.getByRole('region', { name: 'Games' }).getByRole('listitem').first().waitFor();
  yield { screen: 'person', page };
  await goTo(ilka, '#/results');
  await page.getByRole('heading', { level: 1, name: 'Results and standings' }).waitFor();
  yield { screen: 'results', page };
  await goTo(ilka, '#/reach');
  await page.getByRole('heading', { level: 1, name: 'How we reach you' }).waitFor();
  await page.getByRole('switch').first().waitFor();
  yield { screen: 'being reached', page };
  await goTo(ilka, '#/account');
  await page.locator('[data-page="account"] main form').first().waitFor();
  yield { screen: 'account', page };
  await goTo(ilka, '#/');
  await page.getByRole('region', { name: 'Your tables' }).getByRole('listitem').first().waitFor();
  yield { screen: 'home', page };
}
