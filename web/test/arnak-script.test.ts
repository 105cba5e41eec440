import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ArnakAction } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { ownPlayer } from '../src/boards/arnak/state.ts';
import { siteThing } from '../src/boards/arnak/things.ts';
import { menu, playsFree } from './support/arnak-game.ts';
import { Person } from './support/arnak-mouse.ts';
import * as scenes from './support/arnak-scenes.ts';
import { axe } from './support/axe.ts';
import { Site } from './support/site.ts';

let site: Site;
let page: Page;
before(async () => {
  site = await Site.open();
  page = await site.arrive({}, { warnings: false });
});
after(() => site.close());

/** Everything an effect still asks is answered with what comes first. */
async function answersAll(person: Person): Promise<void> {
  while (scenes.question(person.moment) !== undefined) await person.does(person.legal(({ type }) => type !== 'cancel'));
}

const own = (person: Person) => ownPlayer(person.moment.view);
const news = async (): Promise<string> =>
  (await page.locator('[data-part="log"] li').allTextContents()).slice(-8).join('\n');
const isType =
  <Type extends ArnakAction['type']>(type: Type) =>
  (action: ArnakAction): action is Extract<ArnakAction, { type: Type }> =>
    action.type === type;

test('dig: the price is foreseen, a free action in the middle of a payment from two sources, all taken back', async () => {
  const { game, actions } = scenes.mixedPayment();
  const person = await Person.sitsDown(page, game);
  const dig = at(actions, 0);
  assert.ok(dig.type === 'dig');
  await person.at({ on: 'space', site: dig.site, space: dig.space }).hover();
  await page.locator('[data-tag]').waitFor();
  await page.locator('[data-state="given"]').first().waitFor();
  assert.match((await page.locator('[data-part="told"]').textContent()) ?? '', /You pay/);
  assert.notEqual(await page.locator('[data-part="counters"] b + span').count(), 0, 'the gain stands at the counter');
  await person.does(dig);
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), [], 'paying');
  await person.does(person.legal(playsFree));
  assert.equal(scenes.question(person.moment)?.at, 'voyage', 'the payment is still asked for');
  const payment = scenes.paymentsOf(person.moment).findLast(scenes.isMixed);
  assert.ok(payment !== undefined);
  await person.does(payment);
  assert.match(await news(), /digs/);
  for (const steps of [3, 2, 1]) {
    assert.equal(person.now.undo.steps, steps);
    await person.undoes();
  }
  assert.ok(menu(person.moment));
});

test('discover: idols, a tile and a guardian; behind the guardian nothing is taken back, and the page says why', async () => {
  const { game, actions } = scenes.discovery();
  const person = await Person.sitsDown(page, game);
  const discover = at(actions, 0);
  assert.ok(discover.type === 'discover');
  const key = person.at(siteThing(discover.place));
  await key.hover();
  await page.locator('[data-part="told"]', { hasText: 'will be revealed' }).waitFor();
  await person.does(discover);
  await person.does(person.legal(isType('pay')));
  await answersAll(person);
  assert.doesNotMatch((await key.textContent()) ?? '', /Undiscovered/);
  assert.equal(await person.at({ on: 'guardian', site: discover.place }).count(), 1);
  assert.match(await news(), /guardian/i);
  const undo = page.locator('[data-part="undo"]');
  assert.ok(await undo.isDisabled());
  assert.match((await undo.getAttribute('data-says')) ?? '', /site tile was revealed/);
});

if (isThorough)
  test('an idol into a slot: a list of what it may give, each line says what it brings; the main action is left', async () => {
    const person = await Person.sitsDown(page, scenes.idol());
    const slot = person.legal(isType('slot'));
    await person.at({ on: 'slot', slot: slot.slot }).click();
    const line = person.button({ on: 'actionButton', action: slot });
    await line.hover();
    await page.locator('[data-part="told"] > b', { hasText: person.wordsFor(slot) }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-part="offers"]').waitFor({ state: 'detached' });
    const { crates, slots } = own(person);
    await person.does(slot);
    assert.deepEqual([own(person).crates, own(person).slots], [crates - 1, slots + 1]);
    await answersAll(person);
    assert.ok(!person.moment.view.main);
  });

if (isThorough)
  test('in the Snake Temple somebody is rescued, exhausted', async () => {
    const { game, actions } = scenes.rescue();
    const person = await Person.sitsDown(page, game);
    await person.does(at(actions, 0));
    assert.ok((await page.locator('[data-part="tray"] [aria-disabled="false"]').count()) > 1, 'one of several');
    assert.deepEqual(await axe(page, { of: '[data-part="tray"]' }), [], 'the tray');
    const rescue = person.legal(isType('rescue'));
    await person.does(rescue);
    assert.match((await person.at({ on: 'assistant', assistant: rescue.assistant }).textContent()) ?? '', /exhausted/);
  });

test('passing or ending a turn too soon is warned about, until one has heard enough', async () => {
  const warned = await site.arrive({}, { warnings: true });
  const person = await Person.sitsDown(warned, scenes.fullHanded());
  const chip = warned.locator('[data-part="chips"]').getByRole('button', { name: 'Pass' });
  await chip.click();
  const dialog = warned.locator('[data-part="warning"][open]');
  await dialog.waitFor();
  assert.deepEqual(await axe(warned, { of: '[data-part="warning"]' }), [], 'the warning');
  assert.equal(await dialog.locator('li').count(), 3, 'cards, assistants, archaeologists');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await person.looks();
  const late = await Person.sitsDown(warned, scenes.iconsLeft());
  await warned.locator('[data-look="ready"]').click();
  assert.match((await dialog.locator('li').allTextContents()).join(), /lose/);
  await dialog.getByLabel('Don’t warn me again').check();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.ok(late.moment.legal.some(isType('endTurn')), 'the box alone ends nothing');
  await warned.locator('[data-look="ready"]').click();
  await late.settles(late.legal(isType('endTurn')));
  assert.deepEqual(site.faults, []);
});

test('a hint tells the best move with what it brings and why, and how much less the others are worth', async () => {
  const person = await Person.sitsDown(page, scenes.fullHanded());
  await page.keyboard.press('h');
  const hints = page.locator('[data-part="deed"]');
  await hints.first().waitFor();
  const best = await page.locator('[data-part="hint"] h3').textContent();
  const told = [best ?? '', ...(await hints.allTextContents())];
  assert.ok(told.length > 1 && told.length <= 4, told.join());
  assert.equal(new Set(told).size, told.length, `each is named once: ${told.join()}`);
  // Which space of a site it is, the pin on it says.
  const legal = person.moment.legal.map((action) => person.wordsFor(action).replace(/, space \d$/, ''));
  for (const hint of told) assert.ok(legal.includes(hint), hint);
  const differences = await page.locator('[data-part="difference"]').allTextContents();
  assert.equal(differences.length, told.length - 1);
  for (const difference of differences) assert.match(difference, /^(just as good|−\d+(\.\d)?)$/);
  assert.deepEqual(await axe(page, { colours: false }), [], 'the hint');
  await hints.first().click();
  assert.notEqual(await page.locator('[data-marked="shown"]').count(), 0, 'lights it');
  await page.keyboard.press('Escape');
  await hints.first().waitFor({ state: 'detached' });
});
