import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { awaitWish, panel } from './support/arnak.ts';
import { newGame } from './support/arnak-game.ts';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Presses Tab until this is focused. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reached ${selector}`);
}

/** The chips of the main actions that can be taken, as the digits that press them; passing comes last. */
const DIGITS = `[...document.querySelectorAll('[data-part="chips"] > button')].flatMap((chip, i) => {
  const pass = chip.dataset.action === 'pass';
  return chip.matches('[aria-disabled], .chip-free') ? [] : [{ digit: String(i + 1), pass }];
}).sort((a, b) => Number(a.pass) - Number(b.pass)).map(({ digit }) => digit)`;

/** One thing done with the keyboard; says which. */
async function doNext(page: Page, wish: string, turn: number): Promise<void> {
  const keys = page.keyboard;
  if (wish === 'onward') await keys.press('d');
  else if (wish === 'list') await keys.press('Enter');
  else if (wish === 'answer') await keys.press('1');
  else if (wish === 'away') await keys.press('x');
  else {
    const digits = (await page.evaluate(DIGITS)) as readonly string[];
    // With free actions alone nothing gets on: what was begun is called off.
    await keys.press(digits[turn % Math.max(1, digits.length - 1)] ?? 'x');
    // A chip goes to its first target; passing and answers are done at once.
    if (await page.evaluate(() => document.activeElement?.matches('[data-state] > button') === true))
      await keys.press('Enter');
  }
}

test('all five rounds with the keyboard alone; focus is never lost', async () => {
  const page = await site.visit({}, { warnings: false });
  await openScene(page, newGame('keys'));
  await page.locator('[data-board="arnak"]').waitFor();
  await tabTo(page, '[data-state] > [aria-disabled="false"]');
  await page.keyboard.press('ArrowDown');
  assert.ok(
    await page.evaluate(() => document.activeElement?.matches('[data-state] > button') === true),
    'arrows go on',
  );
  const rounds = new Set<string>();
  for (let turn = 0; ; turn++) {
    assert.ok(turn < 600, 'the game does not end');
    const wish = await awaitWish(page);
    if (wish === 'over') break;
    rounds.add((await page.locator('[aria-current="step"]').textContent()) ?? '');
    await doNext(page, wish, turn);
    await page.waitForFunction('document.querySelector(".table[aria-busy=true]") === null');
    const lost = await page.evaluate(
      () => document.activeElement === document.body && !document.querySelector('.score-page'),
    );
    assert.ok(!lost, `focus is lost after ${wish}`);
  }
  assert.deepEqual([...rounds], ['I', 'II', 'III', 'IV', 'V']);
  assert.deepEqual(site.faults, []);
});

test('those who listen hear what happened, what is asked and what there is to choose', async () => {
  const page = await site.visit({}, { warnings: false });
  await panel(page).getByRole('button', { name: 'Play now' }).click();
  await awaitWish(page);
  const told = page.locator('.spoken[aria-live]');
  await page.waitForFunction(() =>
    /[0-9]+\schoices/.test(document.querySelector('.spoken[aria-live]')?.textContent ?? ''),
  );
  const before = await told.textContent();
  await page.locator('[data-thing^="space:"] > [aria-disabled="false"]').first().press('Enter');
  await page.waitForFunction((old) => document.querySelector('.spoken[aria-live]')?.textContent !== old, before);
  assert.match((await told.textContent()) ?? '', /[Pp]ay/);
});

/** Plays by taps until the next round. */
async function playRound(page: Page): Promise<void> {
  const round = () => page.locator('[aria-current="step"]').textContent();
  const began = await round();
  for (let step = 0; step < 80 && (await round()) === began; step++) {
    const wish = await awaitWish(page);
    if (wish === 'over') return;
    if (wish === 'onward') await page.locator('[data-look="ready"]').last().tap();
    else if (wish === 'list') await page.locator('[data-part="offers"] button').first().tap();
    else if (wish === 'answer')
      await page.locator('[data-part="chips"] > [data-thing^="actionButton:"]:not([aria-pressed])').first().tap();
    else if (wish === 'away') await page.locator('[aria-keyshortcuts="x"]').tap();
    else if (wish === 'thing' && (await page.locator('[aria-keyshortcuts="x"]').count()) > 0)
      await page.locator('[aria-keyshortcuts="x"]').tap();
    else await page.locator('[data-part="chips"]').getByRole('button', { name: 'Pass' }).tap();
    await page.waitForFunction('document.querySelector(".table[aria-busy=true]") === null');
  }
  assert.notEqual(await round(), began);
}

test('in the hand: a tap selects, the confirming key plays; nothing hangs over the edge', async () => {
  const page = await site.visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true }, { warnings: false });
  await panel(page).getByRole('button', { name: 'Play now' }).tap();
  await page.locator('[data-board="arnak"]').waitFor();
  await awaitWish(page);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0);
  assert.deepEqual(await axe(page), []);
  // It is `aria-disabled` and says why when it is tapped all the same.
  await page.locator('[data-thing^="space:"] > [aria-disabled="true"]').first().tap({ force: true });
  await page.locator('[data-part="told"][role="status"]').waitFor();
  const home = page.locator('[data-part="figures"] > .spoken');
  const figures = await home.textContent();
  await page.locator('[data-thing^="space:"] > [aria-disabled="false"]').first().tap();
  await page.locator('[data-part="confirm"]').waitFor();
  assert.equal(await home.textContent(), figures, 'the first tap only selects');
  await page.locator('[data-part="confirm"]').tap();
  await page.locator('[data-look="ready"]', { hasText: 'Pay' }).tap();
  await page.locator('[data-look="ready"]', { hasText: 'End turn' }).waitFor();
  assert.notEqual(await home.textContent(), figures, 'an archaeologist is out');
  assert.deepEqual(await axe(page), []);
  await playRound(page);
  assert.deepEqual(site.faults, []);
});
