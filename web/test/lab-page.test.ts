import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ADAPTERS, readScenarios, runWith } from '@moonstaff/scenarios';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Locator, Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { AGAINST_BOT, openScene } from './support/scene.ts';
import { goOn, Site } from './support/site.ts';

let site: Site;
let page: Page;
before(async () => {
  site = await Site.open();
  page = await site.at('nowhere');
});
after(() => site.close());

/** To a new laboratory of a game. */
async function lab(game: string): Promise<void> {
  await goOn(page, `lab/${game}`);
  await page.locator('[data-part="pieces"]').waitFor();
}

/** The position, beside the rules: their examples have boards of their own. */
const benchOf = (page: Page): Locator => page.getByRole('region', { name: 'Laboratory' });

const fileOf = (page: Page): Promise<string> => page.getByRole('textbox', { name: 'Scenario file' }).inputValue();

/** Waits for the file to say something. */
const says = (page: Page, words: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (pattern) => new RegExp(pattern).test(document.querySelector('textarea')?.value ?? ''),
    words.source,
  );

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  assert.ok(box !== null);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('pieces of Arnak are dragged and tapped onto the board, and one too many is refused where it is', async () => {
  await lab('arnak');
  await page.getByRole('tab', { name: 'Sites I', exact: true }).click();
  const place = page.locator('[data-thing="space:pos-i-low-2:0"]').first();
  await place.scrollIntoViewIfNeeded();
  const from = await middleOf(page.locator('[data-piece="site-i-jewel"]'));
  const to = await middleOf(place);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await says(page, /tile: site-i-jewel/);

  await page.getByRole('tab', { name: 'Guardians' }).click();
  await page.locator('[data-piece="guardian-05"]').click();
  await page.getByText(/now press the place/).waitFor();
  await page.locator('[data-thing="space:pos-i-low-2:0"]').first().click();
  await says(page, /guardian: guardian-05/);
  // The same guardian moves.
  await page.getByRole('tab', { name: 'Sites I', exact: true }).click();
  await page.locator('[data-piece="site-i-coin-arrowhead"]').click();
  await page.locator('[data-thing="space:pos-i-low-1:0"]').first().click();
  await says(page, /tile: site-i-coin-arrowhead/);
  await page.getByRole('tab', { name: 'Guardians' }).click();
  await page.locator('[data-piece="guardian-05"]').click();
  await page.locator('[data-thing="space:pos-i-low-1:0"]').first().click();
  await says(page, /pos-i-low-2:\s+tile: site-i-jewel\s+guardian: none/);

  await page.getByRole('tab', { name: 'Cards' }).click();
  for (const times of [1, 2]) {
    await page.locator('[data-piece="torch"]').click();
    await benchOf(page)
      .locator('[data-drop="hand"]')
      .click({ position: { x: 4, y: 4 } });
    if (times === 1) await says(page, /- torch/);
  }
  const wrong = page.locator('[data-part="wrong-field"]');
  await wrong
    .first()
    .getByText(/there’s no “Torch” left/)
    .waitFor();
  assert.match((await wrong.first().textContent()) ?? '', /^Hand/, 'said at the hand');
  assert.equal((await fileOf(page)).match(/torch/g)?.length, 1, 'nothing is lost, and nothing is added');

  // A level I tile doesn't belong to level II.
  await page.getByRole('tab', { name: 'Sites I', exact: true }).click();
  await page.locator('[data-piece="site-i-coin-2-tablets"]').click();
  await page.locator('[data-thing="space:pos-ii-1:0"]').first().click();
  await page
    .locator('[data-part="pieces"]')
    .getByText(/can’t go there/)
    .waitFor();
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('pieces of the Guild are put on the map and taken away', async () => {
    await lab('guild');
    await page.locator('[data-piece="explorers"]').click();
    const map = benchOf(page).locator('[data-part="frame"]');
    await map.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(map);
    await page.mouse.click(x + 60, y + 30);
    await says(page, /explorers:\s+- "?-?\d/);
    const before = await fileOf(page);
    await page.locator('[data-piece="free"]').click();
    await page.mouse.click(x + 60, y + 30);
    await says(page, /explorers: \[\]/);
    assert.notEqual(await fileOf(page), before);
    assert.deepEqual(site.faults, []);
  });

test('on a phone the laboratory is as wide as the screen, and a finger drags a piece', async () => {
  const phone = await site.at('lab/arnak', { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const tabs = phone.locator('[data-part="pieces"] [role="tab"]');
  await tabs.first().waitFor();
  for (const tab of await tabs.all()) {
    await tab.tap();
    assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), SIZES.phone.width);
  }
  await phone.getByRole('tab', { name: 'Sites I', exact: true }).tap();
  const place = phone.locator('[data-thing="space:pos-i-low-2:0"]').first();
  await place.scrollIntoViewIfNeeded();
  const from = await middleOf(phone.locator('[data-piece]').first());
  const to = await middleOf(place);
  const finger = await phone.context().newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch('touchMove', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await says(phone, /pos-i-low-2:\s+tile: site-i/);
  assert.deepEqual(site.faults, []);
  await phone.context().close();
});

if (isThorough)
  test('goals, Investigate cards and treasures of the Guild are put where they belong', async () => {
    await lab('guild');
    const pieces = page.locator('[data-part="pieces"]');
    const table = benchOf(page).locator('[data-board="guild"]');
    await page.getByRole('tab', { name: 'Goals' }).click();
    const goals = table.locator('[data-thing^="goal:"]');
    const third = (await goals.nth(2).getAttribute('data-thing'))?.replace('goal:', '') ?? '';
    await pieces.locator(`[data-piece="${third}"]`).click();
    await goals.first().click();
    await says(page, new RegExp(`goals:\\s+- ${third}`));
    assert.equal(await goals.first().getAttribute('data-thing'), `goal:${third}`, 'both goals change places');
    assert.equal(await goals.count(), 3);

    await page.getByRole('tab', { name: 'Investigate cards' }).click();
    const card = pieces.locator('[data-piece]').first();
    const id = await card.getAttribute('data-piece');
    await card.click();
    await table.locator('[data-thing="slot:II"]').click();
    await says(page, new RegExp(`actions:\\s+II: ${id}`));
    // There's only one of each.
    await card.click();
    await table.locator('[data-thing="slot:III"]').click();
    await page
      .locator('[data-part="wrong-field"]')
      .getByText(/is already somewhere else/)
      .first()
      .waitFor();
    assert.equal(
      (await fileOf(page)).match(new RegExp(`: ${id}`, 'g'))?.length,
      1,
      'nothing is lost, and nothing is added',
    );

    await page.getByRole('tab', { name: 'Treasures' }).click();
    for (let n = 0; n < 2; n++) {
      await pieces.locator('[data-piece="vase"]').click();
      await table.locator('[data-thing="treasures"]').click();
      await page.waitForFunction(
        (wanted) => document.querySelector('textarea')?.value.match(/- vase/g)?.length === wanted,
        n + 1,
      );
    }
    assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
    assert.deepEqual(site.faults, []);
  });

test('a position is played by all seats, back and forth, and the expert is asked', async () => {
  await lab('arnak');
  // While it's being set up, nothing can be played.
  assert.equal(await page.locator('[data-board="arnak"] [data-state="free"]').count(), 0);
  await page.getByRole('button', { name: 'Play from here' }).click();
  const camp = page.locator('[data-thing="space:camp-coins:0"]').first();
  await camp.scrollIntoViewIfNeeded();
  await camp.click();
  await says(page, /when:\s+- red:\s+type: dig/);
  await page
    .locator('[data-part="sentences"]')
    .getByText(/^Dig.* …$/)
    .waitFor();
  // The rules beside the board, at what's going on.
  const rules = page.locator('[data-part="rules"]');
  await rules.getByText('Relevant right now').waitFor();
  await rules.getByRole('button', { name: 'Guardians', exact: true }).click();
  await rules.getByRole('heading', { name: 'Guardians', exact: true }).waitFor();
  const steps = page.getByRole('toolbar', { name: 'Steps' });
  await steps.getByText('Action 1 of 1').waitFor();
  await steps.getByRole('button', { name: 'Back', exact: true }).click();
  await steps.getByText('Action 0 of 1').waitFor();
  await steps.getByRole('button', { name: 'Forward' }).click();
  await steps.getByText('Action 1 of 1').waitFor();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  assert.ok(await steps.getByRole('button', { name: 'Back', exact: true }).isDisabled());
  assert.doesNotMatch(await fileOf(page), /when:/);
  await page.getByRole('button', { name: 'Ask the expert' }).click();
  await page.getByText(/The expert’s choice: /).waitFor();
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('an example of the rules beside it is tried in the laboratory', async () => {
    await lab('arnak');
    const rules = page.locator('[data-part="rules"]');
    await rules.getByRole('button', { name: 'Guardians', exact: true }).click();
    const diagram = rules.locator('[data-part="diagram"]').first();
    await diagram.getByRole('button', { name: 'Try it' }).click();
    await says(page, /title: AA-041/);
    await diagram.getByRole('button', { name: 'Trying', pressed: true }).waitFor();
    await page
      .locator('[data-part="sentences"]')
      .getByText(/^Player\s1\sstands at .* beside\.$/)
      .waitFor();
    assert.deepEqual(site.faults, []);
  });

if (isThorough)
  test('trying an example keeps the position that was on the bench', async () => {
    await lab('arnak');
    const back = page.getByRole('button', { name: 'Bring back my position' });
    const first = page.locator('[data-part="rules"] [data-part="diagram"]').first();
    const rule = (name: string): Promise<void> =>
      page.locator('[data-part="rules"]').getByRole('button', { name, exact: true }).click();
    await rule('Guardians');
    await first.getByRole('button', { name: 'Try it' }).click();
    await says(page, /title: AA-041/);
    assert.equal(await back.count(), 0, 'an empty table is no loss');
    await page.locator('[data-part="amounts"]').getByRole('button', { name: 'coins: one more' }).click();
    await says(page, /coins: 3/);
    const mine = await fileOf(page);
    await rule('Pass');
    await first.getByRole('button', { name: 'Try it' }).click();
    await says(page, /title: AA-086/);
    await back.click();
    await says(page, /title: AA-041/);
    assert.equal(await fileOf(page), mine);
    assert.equal(await back.count(), 0);
    assert.deepEqual(site.faults, []);
  });

if (isThorough)
  test('amounts and the hand of each seat are changed in the strip', async () => {
    await lab('arnak');
    const strip = page.locator('[data-part="amounts"]');
    await strip.getByRole('radio', { name: 'Player 2' }).check();
    await strip.getByRole('button', { name: 'coins: one more' }).click();
    await says(page, /blue:\s+coins: 2/);
    await strip.getByRole('spinbutton', { name: 'compasses' }).fill('7');
    await says(page, /compass: 7/);
    await strip.getByRole('combobox', { name: 'Add: Hand' }).selectOption('torch');
    await says(page, /- torch/);
    await strip.getByRole('button', { name: 'Remove Torch' }).click();
    await page.waitForFunction(() => !/torch/.test(document.querySelector('textarea')?.value ?? 'torch'));
    await page
      .locator('[data-part="sentences"]')
      .getByText(/^Player\s2\shas 2\scoins, 7\scompasses/)
      .waitFor();
    assert.deepEqual(site.faults, []);
  });

test('what’s wrong becomes a file that fails, which opens again in the laboratory', async () => {
  await lab('arnak');
  await page.getByRole('button', { name: 'This is wrong' }).click();
  const form = page.getByRole('region', { name: 'This is wrong' });
  await form.waitFor();
  await form.getByRole('searchbox').fill('guardian fear');
  await form.getByRole('radio').first().check();
  assert.ok(((await form.locator('li b').first().textContent()) ?? '').length > 0, 'a rule has its title');
  await form.getByRole('combobox', { name: 'What’s wrong?' }).fill('red.coins');
  await form.getByText('It’s 2 now.').waitFor();
  await form.getByRole('textbox', { name: 'What should it be?' }).fill('7');
  await form.getByRole('button', { name: 'Make the scenario' }).click();
  await form.getByText('This scenario fails at the moment.').waitFor();
  await says(page, /red.coins: 7/);
  await page.locator('[data-part="sentences"]').getByText('Player 1, coins: expected 7, but it’s 2.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the scenario' }).click(),
  ]);
  const saved = join(mkdtempSync(join(tmpdir(), 'lab-')), 'saved.yaml');
  await download.saveAs(saved);
  const text = readFileSync(saved, 'utf8');
  const [scenario] = readScenarios('saved.yaml', text);
  assert.ok(scenario !== undefined);
  assert.ok(scenario.rules.length > 0 && scenario.rules.every((rule) => rule.startsWith('A-')));
  const [finding, ...more] = runWith(scenario, ADAPTERS);
  assert.equal(finding?.key, 'differs.value', JSON.stringify(finding));
  assert.deepEqual(more, []);

  await lab('arnak');
  await page.locator('input[type="file"]').setInputFiles(saved);
  await says(page, /red.coins: 7/);
  assert.equal(await fileOf(page), text);
  // A file about the other game opens with that game, and all its scenarios stay in it.
  const many = fileURLToPath(new URL('../../scenarios/guild/golden-rules.yaml', import.meta.url));
  await page.locator('input[type="file"]').setInputFiles(many);
  const which = page.getByRole('combobox', { name: /Scenario, one of/ });
  await which.waitFor();
  assert.equal(await which.locator('option').count(), readScenarios(many, readFileSync(many, 'utf8')).length);
  await which.selectOption({ index: 1 });
  await page.locator('[data-piece="explorers"]').waitFor();
  assert.equal(await fileOf(page), readFileSync(many, 'utf8'));
  rmSync(dirname(saved), { recursive: true });
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('a running table opens in the laboratory with what the seat may know', async () => {
    await openScene(page, AGAINST_BOT);
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: 'Open in the laboratory' }).click();
    await page.locator('[data-page="lab"] textarea').waitFor();
    const text = await fileOf(page);
    assert.match(text, /game: guild/);
    assert.doesNotMatch(text, /seed/);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('button', { name: 'Ask the expert' }).waitFor();
    // Where hints are off, the address says so, and nobody is asked.
    await page.goto(`${page.url()}/plain`);
    await page.reload();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('toolbar', { name: 'Steps' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Ask the expert' }).count(), 0);
    assert.deepEqual(site.faults, []);
  });
