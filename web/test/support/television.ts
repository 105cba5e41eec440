import assert from 'node:assert/strict';
import { at } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './axe.ts';
import { SIZES } from './browser.ts';
import { follow, type Guest, type House, openTable, tableOf } from './house.ts';
import { comeBack, LAST, playTurn, playUntil, putAway } from './phones.ts';
import { picture } from './picture.ts';
import { scan } from './scan.ts';

const TV = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const NAMES = ['Ilka', 'Marek', 'Juno', 'Tove'] as const;

interface Evening {
  readonly tv: Guest;
  readonly phones: readonly Guest[];
  readonly table: string;
}

/** One television and up to four phones: the host opens the table and its screen, the others scan the code. */
async function gather(house: House, game: string, people: number): Promise<Evening> {
  const host = await house.visit('Ilka', PHONE);
  const link = await openTable(host, game);
  for (let seats = 2; seats < people; seats++) await host.page.getByRole('button', { name: 'Add a seat' }).click();
  const table = tableOf(host);
  const tv = await house.guest('', TV);
  await tv.page.goto(new URL(`screen/${table}/${new URL(link).pathname.split('/').at(-1)}`, tv.line.url).href);
  await tv.page.getByRole('textbox', { name: 'Your name' }).fill('Television');
  await tv.page.getByRole('button', { name: 'Show the table' }).click();
  await tv.page.getByRole('heading', { name: 'Sit down with your phone' }).waitFor();
  assert.equal(new URL(tv.page.url()).pathname, `/screen/${table}`, 'the invitation leaves the address');
  const code = tv.page.locator('[data-part="scan"]');
  assert.equal(new URL(await scan(code)).pathname, new URL(link).pathname, 'the lobby’s code invites');
  const phones = [host];
  for (const name of NAMES.slice(1, people)) {
    const phone = await house.guest('', PHONE);
    await follow(phone, link);
    await phone.page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
    await phone.page.keyboard.press('Enter');
    await phone.page.getByRole('button', { name: 'Ready' }).click();
    await tv.page.getByRole('list', { name: 'Seats' }).getByText(name, { exact: true }).waitFor();
    phones.push(phone);
  }
  // `every-page` has it, too.
  assert.deepEqual(await axe(tv.page, { when: isThorough }), [], 'the lobby');
  await picture(tv.page, `tv-lobby-${game.length}`);
  await host.page.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await tv.page.locator('[data-band]').waitFor();
  assert.equal(new URL(await scan(code)).pathname, new URL(link).pathname, 'and so does the one in the corner');
  return { tv, phones, table };
}

interface PlayOut {
  /** Types of actions that end the game soonest. */
  readonly eager: readonly string[];
  readonly last: (typeof LAST)[keyof typeof LAST];
  /** All follow the whole game. Otherwise one phone and the television do until the look, and the television at the end. */
  readonly everyoneLooks: boolean;
  /** Otherwise it ends with the look. */
  readonly toTheEnd?: boolean;
  look(): Promise<void>;
}

/** Plays to the end: at first anything, then what ends the game soonest. Every phone only does what is its own. */
async function playOut(
  house: House,
  evening: Evening,
  { eager, last, everyoneLooks, toTheEnd = true, look }: PlayOut,
): Promise<void> {
  const { tv, phones, table } = evening;
  const [host = tv] = phones;
  if (!everyoneLooks) for (const phone of phones.slice(1)) await putAway(phone);
  for (let round = 0; round < CURIOUS; round++)
    for (const phone of phones) await playTurn(phone, { table, eager: [], pick: round, most: 4 });
  await look();
  if (!toTheEnd) return;
  const turn = { table, eager, pick: 0 };
  if (!everyoneLooks) {
    for (const guest of [tv, host]) await putAway(guest);
    await house.playWhile(table, (view) => view[last.part] !== last.is, eager);
    await comeBack(tv, `screen/${table}`);
    await tv.page.locator('[data-band]').waitFor();
    await house.playWhile(table, () => true, eager);
  }
  await playUntil(tv.page.locator('[data-band="over"]'), phones, turn);
  assert.equal(await buttons(tv), 0, 'nothing to press on the score sheet either');
}

/** After this many rounds of turns, there's something to see. */
const CURIOUS = 2;

const buttons = ({ page }: Guest) =>
  page.locator(':is(button, a, input, [tabindex="0"]):not([inert] *)').filter({ visible: true }).count();

interface TelevisionOptions {
  readonly everyoneLooks: boolean;
  readonly people?: number;
  /** Otherwise everybody plays a few turns. */
  readonly toTheEnd?: boolean;
}

/** Arnak on a television and phones. */
export async function arnakOnTelevision(house: House, options: TelevisionOptions): Promise<void> {
  const { people = 4, everyoneLooks, toTheEnd = true } = options;
  const evening = await gather(house, 'Lost Ruins of Arnak', people);
  const { tv, phones, table } = evening;
  const look = async (): Promise<void> => {
    await tv.page.locator('[data-band="move"]').waitFor();
    const waited = await tv.page.locator('[data-band="move"] b').first().textContent();
    const info = await phones[0]?.page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
    assert.equal(waited, info.info.seats[info.play.toAct[0]].name, 'the band names who is to move');
    await tv.page
      .locator('[data-band="move"]')
      .getByText(/to move: (a main action|free actions)/)
      .waitFor();
    assert.equal(await buttons(tv), 0, 'nothing to press');
    assert.deepEqual(await axe(tv.page), [], 'the game');
    await picture(tv.page, 'tv-arnak');
    await picture((phones[0] ?? tv).page, 'phone-arnak');
  };
  await playOut(house, evening, {
    eager: ['pass', 'endTurn', 'skip'],
    last: LAST.arnak,
    everyoneLooks,
    toTheEnd,
    look,
  });
  if (toTheEnd) await picture(tv.page, 'tv-arnak-over');
}

/** The Guild on a television and phones, and on to the rematch. */
export async function guildOnTelevision(house: House, { everyoneLooks, people = 4 }: TelevisionOptions): Promise<void> {
  const evening = await gather(house, 'The Guild of Merchant Explorers', people);
  const { tv, phones, table } = evening;
  const look = async (): Promise<void> => {
    await tv.page.locator('[data-band="together"]').waitFor();
    assert.equal(
      await tv.page
        .locator('[data-board="guild"] h2')
        .filter({ hasText: at(NAMES, people - 1) })
        .count(),
      1,
    );
    assert.equal(await buttons(tv), 0, 'nothing to press');
    assert.deepEqual(await axe(tv.page), [], 'the game');
    await picture(tv.page, 'tv-guild');
    await picture((phones[0] ?? tv).page, 'phone-guild');
  };
  await playOut(house, evening, { eager: ['done'], last: LAST.guild, everyoneLooks, look });
  const [host = tv] = phones;
  await comeBack(host, `table/${table}`);
  await host.page.getByRole('button', { name: 'Play again' }).click();
  await tv.page.getByRole('heading', { name: 'Sit down with your phone' }).waitFor();
  assert.notEqual(new URL(tv.page.url()).pathname, `/screen/${table}`, 'the television comes along');
}
