import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Locator, Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { goOn, Site } from './support/site.ts';

let site: Site;
let page: Page;
before(async () => {
  site = await Site.open();
  page = await site.at('nowhere');
});
after(() => site.close());

/** Buttons, fields and links without a name: a screen reader would only say what kind of thing they are. */
const nameless = async (part: Locator): Promise<readonly string[]> =>
  (await part.ariaSnapshot())
    .split('\n')
    .filter((line) =>
      /- (button|link|combobox|textbox|spinbutton|radio|checkbox|slider|tab)(?: \[.*\])?:?$/.test(line),
    );

/** Presses Tab until the focus is on this. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let n = 0; n < 400; n++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail('not reached by Tab');
}

if (isThorough)
  test('the rules are a page with a contents list, headings and named examples', async () => {
    const both = [
      ['arnak', 'dig'],
      ['guild', 'village'],
    ] as const;
    for (const [game, section] of isThorough ? both : both.slice(1)) {
      await goOn(page, `rules/${game}/${section}`);
      const article = page.locator('article', { has: page.locator(`#rule-${section}`) });
      await article.getByRole('button', { name: 'Try it' }).first().waitFor();
      await page.getByRole('navigation', { name: 'Contents' }).waitFor();
      assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
      await article.getByRole('heading', { level: 2 }).first().waitFor();
      assert.deepEqual(await nameless(page.getByRole('main')), []);
      await article.getByRole('button', { name: 'Try it' }).first().focus();
      await page.keyboard.press('Enter');
      const todo = article.getByRole('status').first();
      await todo.waitFor();
      assert.ok(await todo.evaluate((element) => element === document.activeElement), 'what to do is read out');
      assert.deepEqual(await nameless(article), []);
      assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
    }
  });

test('a position of Arnak is set up by keyboard alone, and a refusal is an alert', async () => {
  await goOn(page, 'lab/arnak');
  const bench = page.getByRole('region', { name: 'Laboratory' });
  const file = bench.getByRole('textbox', { name: 'Scenario file' });
  await bench.getByRole('tablist', { name: 'Pieces' }).waitFor();
  assert.deepEqual(await nameless(bench), []);
  const folded = bench.locator('summary', { hasText: 'Card row and decks' });
  await tabTo(page, folded);
  await page.keyboard.press('Enter');
  const row = bench.getByRole('combobox', { name: 'Items in the row, place 2' });
  await tabTo(page, row);
  await row.selectOption({ label: 'Torch' });
  await page.waitForFunction(() => /- torch/.test(document.querySelector('textarea')?.value ?? ''));
  const deck = bench.getByRole('combobox', { name: 'Add: Items: deck' });
  await tabTo(page, deck);
  await deck.selectOption({ label: 'Ostrich' });
  await page.waitForFunction(() => /itemDeck:\s+- ostrich/.test(document.querySelector('textarea')?.value ?? ''));
  await bench.locator('summary', { hasText: 'Player 1' }).press('Enter');
  const crates = bench.getByRole('button', { name: 'idols in crates: one more' });
  await crates.focus();
  const isWritten = (text: string): Promise<unknown> =>
    page.waitForFunction((wanted) => document.querySelector('textarea')?.value.includes(wanted), text);
  await crates.press('Enter');
  await isWritten('crates: 1\n');
  await file.fill((await file.inputValue()).replace('crates: 1\n', 'crates: 15\n'));
  await crates.press('Enter');
  await isWritten('crates: 16\n');
  await crates.press('Enter');
  await bench.getByRole('alert').filter({ hasText: 'Player 1, idols in crates: 17 isn’t possible here.' }).waitFor();
  assert.match(await file.inputValue(), /crates: 16/, 'what was possible stays');
  assert.deepEqual(await nameless(bench), []);
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('a piece of the Guild is put on the map by keyboard alone', async () => {
    await goOn(page, 'lab/guild');
    const bench = page.getByRole('region', { name: 'Laboratory' });
    const goal = bench.getByRole('tab', { name: 'Goals' });
    await tabTo(page, goal);
    await page.keyboard.press('Enter');
    assert.equal(await goal.getAttribute('aria-selected'), 'true');
    await bench.locator('summary', { hasText: 'Player 1' }).press('Enter');
    const explorers = bench.getByRole('combobox', { name: 'Add: Explorers' });
    await explorers.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => /explorers:\s+- /.test(document.querySelector('textarea')?.value ?? ''));
    assert.deepEqual(await nameless(bench), []);
    assert.deepEqual(site.faults, []);
  });
