import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { follow, type Guest, House, openTable, tableOf } from './support/house.ts';
import { playTurn } from './support/phones.ts';
import { picture } from './support/picture.ts';

const TV = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const NAMES = ['Ilka', 'Marek', 'Juno', 'Tove'] as const;

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

interface Evening {
  readonly tv: Guest;
  readonly phones: readonly Guest[];
  readonly table: string;
}

/** One television and four phones: the host opens the table and its screen, the others scan the code. */
async function gather(game: string): Promise<Evening> {
  const host = await house.visit('Ilka', PHONE);
  const link = await openTable(host, game);
  for (const _ of [3, 4]) await host.page.getByRole('button', { name: 'Add a seat' }).click();
  const table = tableOf(host);
  const tv = await house.visit('', TV);
  await tv.page.goto(new URL(`screen/${table}/${new URL(link).pathname.split('/').at(-1)}`, tv.line.url).href);
  await tv.page.getByRole('textbox', { name: 'Your name' }).fill('Television');
  await tv.page.getByRole('button', { name: 'Show the table' }).click();
  await tv.page.getByRole('heading', { name: 'Sit down with your phone' }).waitFor();
  assert.equal(new URL(tv.page.url()).pathname, `/screen/${table}`, 'the invitation leaves the address');
  const phones = [host];
  for (const name of NAMES.slice(1)) {
    const phone = await house.visit('', PHONE);
    await follow(phone, link);
    await phone.page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
    await phone.page.keyboard.press('Enter');
    await phone.page.getByRole('button', { name: 'Ready' }).click();
    await tv.page.getByRole('list', { name: 'Seats' }).getByText(name, { exact: true }).waitFor();
    phones.push(phone);
  }
  assert.deepEqual(await axe(tv.page), [], 'the lobby');
  await picture(tv.page, `tv-lobby-${game.length}`);
  await host.page.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await tv.page.locator('[data-band]').waitFor();
  return { tv, phones, table };
}

/** Plays to the end: at first anything, then what ends the game soonest. Every phone only does what is its own. */
async function playOut({ tv, phones, table }: Evening, eager: readonly string[], look: () => Promise<void>) {
  const over = tv.page.locator('[data-band="over"]');
  for (let round = 0; (await over.count()) === 0; round++) {
    for (const phone of phones) await playTurn(phone, { table, eager: round < CURIOUS ? [] : eager, pick: round });
    if (round === CURIOUS) await look();
  }
}

/** After this many rounds of turns, there's something to see. */
const CURIOUS = 5;

const buttons = ({ page }: Guest) =>
  page.locator(':is(button, a, input, [tabindex]):not([inert] *)').filter({ visible: true }).count();

test('Arnak on a television and four phones', async () => {
  const evening = await gather('Lost Ruins of Arnak');
  const { tv, phones, table } = evening;
  await playOut(evening, ['pass', 'endTurn', 'skip'], async () => {
    await tv.page.locator('[data-band="move"]').waitFor();
    const waited = await tv.page.locator('[data-band="move"] b').first().textContent();
    const info = await phones[0]?.page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
    assert.equal(waited, info.info.seats[info.play.toAct[0]].name, 'the band names who is to move');
    assert.equal(await buttons(tv), 0, 'nothing to press');
    assert.deepEqual(await axe(tv.page), [], 'the game');
    await picture(tv.page, 'tv-arnak');
    await picture((phones[1] ?? tv).page, 'phone-arnak');
  });
  assert.equal(await buttons(tv), 0, 'nothing to press on the score sheet either');
  await picture(tv.page, 'tv-arnak-over');
});

test('the Guild on a television and four phones, and on to the rematch', async () => {
  const evening = await gather('The Guild of Merchant Explorers');
  const { tv, phones, table } = evening;
  await playOut(evening, ['done'], async () => {
    await tv.page.locator('[data-band="together"]').waitFor();
    assert.equal(await tv.page.locator('[data-board="guild"] h2').filter({ hasText: 'Tove' }).count(), 1);
    assert.equal(await buttons(tv), 0, 'nothing to press');
    assert.deepEqual(await axe(tv.page), [], 'the game');
    await picture(tv.page, 'tv-guild');
    await picture((phones[1] ?? tv).page, 'phone-guild');
  });
  await phones[0]?.page.getByRole('button', { name: 'Play again' }).click();
  await tv.page.getByRole('heading', { name: 'Sit down with your phone' }).waitFor();
  assert.notEqual(new URL(tv.page.url()).pathname, `/screen/${table}`, 'the television comes along');
});
