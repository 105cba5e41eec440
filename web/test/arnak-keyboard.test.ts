import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { awaitWish, finishByTap, type Wish } from './support/arnak.ts';
import { gameWhere, newGame } from './support/arnak-game.ts';
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

/** A table of ours, always dealt the same. */
async function sitDown(page: Page): Promise<void> {
  await openScene(page, newGame('keys'));
  await page.locator('[data-board="arnak"]').waitFor();
}

/** What somebody at the keyboard sees between two presses. */
interface Seen {
  readonly wish: Wish;
  readonly round: string;
  /** Digits of the chips that go on with the turn. Passing comes last. */
  readonly digits: readonly string[];
  readonly atSpot: boolean;
  /** The focus is nowhere. */
  readonly lost: boolean;
}

const SEEN = `(() => {
  // The last chip is for free actions, the one before it passes.
  const chips = [...document.querySelectorAll('[data-part="chips"] > button')];
  const open = chips.slice(0, -1).filter((chip) => !chip.matches('[aria-disabled]'));
  const { activeElement, body } = document;
  return {
    round: document.querySelector('[aria-current="step"]')?.textContent ?? '',
    digits: open.map((chip) => String(chips.indexOf(chip) + 1)),
    atSpot: activeElement.matches('[data-state] > button'),
    lost: activeElement === body,
  };
})()`;

async function look(page: Page): Promise<Seen> {
  const wish = await awaitWish(page);
  return { wish, ...((await page.evaluate(SEEN)) as Omit<Seen, 'wish'>) };
}

/** One thing done with the keyboard. */
async function doNext(page: Page, { wish, digits }: Seen, turn: number): Promise<void> {
  const keys = page.keyboard;
  if (wish === 'onward') await keys.press('d');
  else if (wish === 'list') await keys.press('Enter');
  else if (wish === 'answer') await keys.press('1');
  else if (wish === 'away') await keys.press('x');
  else {
    // With free actions alone nothing gets on: what was begun is called off.
    await keys.press(digits[turn % Math.max(1, digits.length - 1)] ?? 'x');
    // A chip goes to its first target; passing and answers are done at once.
    if ((await look(page)).atSpot) await keys.press('Enter');
  }
}

/** Plays with the keyboard alone, until a round has begun or the game is over. Returns the rounds it was in. */
async function playUntil(page: Page, end: string): Promise<readonly string[]> {
  const rounds = new Set<string>();
  for (let turn = 0, before = 'the first key'; ; turn++) {
    assert.ok(turn < 300, `${end} never comes`);
    const seen = await look(page);
    if (seen.wish === 'over') return [...rounds, 'over'];
    assert.ok(!seen.lost, `focus is lost after ${before}`);
    rounds.add(seen.round);
    if (seen.round === end) return [...rounds];
    await doNext(page, seen, turn);
    before = seen.wish;
  }
}

/** The rounds between are like the first one, and the last is played only in `npm run thorough`. */
const ROUND_V = gameWhere(({ view }) => view.round === 5, { name: 'keys' });

test('the first round with the keyboard alone; focus is never lost', async () => {
  const page = await site.arrive({}, { warnings: false });
  await sitDown(page);
  await tabTo(page, '[data-state] > [aria-disabled="false"]');
  await page.keyboard.press('ArrowDown');
  assert.ok((await look(page)).atSpot, 'arrows go on');
  assert.deepEqual(await playUntil(page, 'II'), ['I', 'II']);
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('the last round with the keyboard alone; focus is never lost', async () => {
    const page = await site.arrive({}, { warnings: false });
    await openScene(page, ROUND_V);
    await page.locator('[aria-current="step"]', { hasText: /^V$/ }).waitFor();
    await tabTo(page, '[data-state] > [aria-disabled="false"]');
    assert.deepEqual(await playUntil(page, 'the end'), ['V', 'over']);
    assert.deepEqual(site.faults, []);
  });

test('those who listen hear what happened, what is asked and what there is to choose', async () => {
  const page = await site.arrive({}, { warnings: false });
  await sitDown(page);
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
    if ((await finishByTap(page)) === 'over') return;
  }
  assert.notEqual(await round(), began);
}

test('in the hand: a tap selects, the confirming key plays; nothing hangs over the edge', async () => {
  const page = await site.arrive({ viewport: SIZES.phone, hasTouch: true, isMobile: true }, { warnings: false });
  await sitDown(page);
  await awaitWish(page);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0);
  // It is `aria-disabled` and says why when it is tapped all the same.
  await page.locator('[data-thing^="space:"] > [aria-disabled="true"]').first().tap({ force: true });
  await page.locator('[data-part="told"][role="status"]').waitFor();
  const home = page.locator('[data-part="figures"] > .spoken');
  const figures = await home.textContent();
  await page.locator('[data-thing^="space:"] > [aria-disabled="false"]').first().tap();
  await page.locator('[data-part="confirm"]').waitFor();
  assert.equal(await home.textContent(), figures, 'the first tap only selects');
  await page.locator('[data-part="confirm"]').tap();
  await page.locator('[data-look="ready"]', { hasText: 'Dig' }).tap();
  await page.locator('[data-look="ready"]', { hasText: 'End turn' }).waitFor();
  assert.notEqual(await home.textContent(), figures, 'an archaeologist is out');
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  if (isThorough) await playRound(page);
  assert.deepEqual(site.faults, []);
});
