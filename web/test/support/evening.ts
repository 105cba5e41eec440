import assert from 'node:assert/strict';
import { type LanguageCode, loadPageWords, type ShellKey, type Words } from '@moonstaff/text';
import { SIZES } from './browser.ts';
import { follow, type Guest, type House, tableOf } from './house.ts';
import { comeBack, LAST, playTurn, playUntil, putAway } from './phones.ts';
import { scan } from './scan.ts';

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

/** Follows the invitation, writes a name and sits down with Enter. */
async function sitDown(guest: Guest, link: string, name: string, words: Words): Promise<void> {
  const { page } = guest;
  await follow(guest, link);
  await page.getByRole('heading', { name: words.t('door.invites', { host: 'Ilka' }) }).waitFor();
  await page.getByRole('textbox', { name: words.t('door.name') }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.t('seats.ready'), exact: true }).click();
}

const press = ({ page }: Guest, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The host opens a rated table for three on the page itself. Returns what the QR code holds. */
async function open(host: Guest, words: Words): Promise<string> {
  const { page } = host;
  const create = [words.t('home.create'), words.t('home.withOthers')].join('|');
  await page
    .getByRole('region', { name: words.name('game', 'guild') })
    .getByRole('button', { name: new RegExp(create.replaceAll(/\s/g, '\\s')) })
    .click();
  await press(host, words.t('web.online'));
  await page.locator('[data-page="lobby"]').waitFor();
  await press(host, words.t('seats.add'));
  const rated = page.getByRole('group', { name: words.t('lobby.rated'), exact: true });
  await rated.getByRole('radio', { name: words.t('settings.on'), exact: true }).click();
  await rated.getByRole('radio', { name: words.t('settings.on'), exact: true, checked: true }).waitFor();
  const link = await page.getByRole('textbox', { name: words.t('lobby.link') }).inputValue();
  assert.equal(await scan(page.locator('[data-part="scan"]')), link, 'the code leads to the same place');
  return link;
}

/** How often everybody plays before the first of them is lost. */
const BEFORE = 3;

interface Evening {
  /** All follow the whole game on their pages. Otherwise the host comes back for the last era, the others for the end. */
  readonly everyoneLooks: boolean;
  /** In the middle of the game, one closes the tab, one is signed out and one loses the network. */
  readonly mishaps: boolean;
}

/** Bruno closes the tab, Anna is signed out, and Ilka loses the network. All come back; Bruno on a new page. */
async function loseAndFind(
  [ilka, bruno, anna]: readonly [Guest, Guest, Guest],
  table: string,
  account: { readonly username: string; readonly password: string },
  words: Words,
): Promise<Guest> {
  // Bruno closes the tab in the middle and comes back by the table's address.
  const again: Guest = { ...bruno, page: await bruno.page.context().newPage() };
  await bruno.page.close();
  await comeBack(again, `table/${table}`);
  await again.page.locator('.table-main').waitFor();

  // Anna is signed out, and signs in to her seat.
  await anna.page.context().clearCookies();
  await anna.page.reload();
  await press(anna, words.t('door.account'));
  const signIn = anna.page.getByRole('region', { name: words.t('account.signIn') });
  await signIn.getByRole('textbox', { name: words.t('account.username') }).fill(account.username);
  await signIn.getByLabel(words.t('account.password'), { exact: true }).fill(account.password);
  await signIn.getByRole('button', { name: words.t('account.signIn'), exact: true }).click();
  await anna.page.locator('.table-main').waitFor();

  // Ilka loses the network and gets it back.
  ilka.line.cut();
  await ilka.page.getByRole('alert').waitFor();
  ilka.line.mend();
  await ilka.page.getByRole('alert').waitFor({ state: 'detached' });
  return again;
}

/** Three people who read this language play from the link to a rated result, its replay and the rematch. */
export async function evening(house: House, code: LanguageCode, { everyoneLooks, mishaps }: Evening): Promise<void> {
  const words = await loadPageWords(code, { chapters: ['house', 'table', 'club', 'people', 'arnak', 'guild'] });
  const t = (key: ShellKey): string => words.t(key);
  const account = { username: `anna.${code}`, password: 'correct horse' };
  const language = { language: code };
  const ilka = await house.visit('Ilka', { locale: code }, language);
  const link = await open(ilka, words);
  const bruno = await house.guest('', { ...PHONE, locale: code }, language);
  const anna = await house.guest('', { locale: code }, language);
  await sitDown(bruno, link, 'Bruno', words);
  await sitDown(anna, link, 'Anna', words);
  await anna.page.evaluate(
    (body) =>
      fetch('/api/me/claim', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    account,
  );
  await ilka.page.getByRole('button', { name: t('seats.start'), disabled: false }).click();
  for (const { page } of [ilka, bruno, anna]) await page.locator('.table-main').waitFor();
  const table = tableOf(ilka);
  const turn = { table, eager: ['done'], pick: 0 };
  for (let turns = 0; turns < BEFORE; turns++) for (const guest of [ilka, bruno, anna]) await playTurn(guest, turn);

  const again = mishaps ? await loseAndFind([ilka, bruno, anna], table, account, words) : bruno;
  const three = [ilka, again, anna];
  if (!everyoneLooks) {
    for (const guest of three) await putAway(guest);
    await house.playWhile(table, (view) => view[LAST.guild.part] !== LAST.guild.is, turn.eager);
    await comeBack(ilka, `table/${table}`);
    await ilka.page.locator('.table-main').waitFor();
    await house.playWhile(table, () => true, turn.eager);
  }
  await playUntil(ilka.page.locator('[data-part="score"]'), three, turn);
  if (!everyoneLooks) for (const guest of [again, anna]) await comeBack(guest, `table/${table}`);
  for (const { page } of three) await page.locator('[data-part="score"]').waitFor();

  // The game is on everyone's own page, with the change of the rating, and can be replayed from there.
  await again.page.waitForFunction(async () => {
    const { results } = (await (await fetch('/api/results')).json()) as { results: unknown[] };
    return results.length > 0;
  });
  await again.page.goto(new URL('#/person', bruno.line.url).href);
  const games = again.page.getByRole('region', { name: t('person.games') });
  await games.getByText(/^[+−±]\d+$/).waitFor();
  await games.getByRole('link', { name: new RegExp(t('replay.title')) }).click();
  await again.page.locator('.table-main').waitFor();
  await comeBack(again, `table/${table}`);
  await again.page.locator('[data-part="score"]').waitFor();

  // All three go on with one press each.
  await press(ilka, t('score.rematch'));
  await ilka.page.locator('[data-page="lobby"]').waitFor();
  for (const guest of [again, anna]) {
    await press(guest, t('score.rematch'));
    await guest.page.locator('[data-page="lobby"]').waitFor();
    assert.equal(tableOf(guest), tableOf(ilka), 'the same new table');
  }
  await ilka.page.getByRole('button', { name: t('seats.start'), disabled: false }).click();
  for (const { page } of three) await page.locator('.table-main').waitFor();
}
