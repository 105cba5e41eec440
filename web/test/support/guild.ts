import type { Locator, Page } from 'playwright-core';

/** The Guild's panel on the first page. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'The Guild of Merchant Explorers' });

/** What the table wants of the player now. */
export type Wish = 'place' | 'card' | 'end' | 'over' | 'curtain' | 'wait';

const WISH = `(() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('.table[aria-busy="true"]')) return 'wait';
  if (there('.score-page')) return 'over';
  if (there('.curtain')) return 'curtain';
  if (there('[data-thing^="offer:"]:enabled, button[data-thing^="slot:"]')) return 'card';
  if (there('[data-part="space"]')) return 'place';
  if (there('[aria-keyshortcuts="d"]:enabled')) return 'end';
  return 'wait';
})()`;

const wish = (page: Page): Promise<Wish> => page.evaluate(WISH) as Promise<Wish>;

/** Matches when the table wants something. */
const WANTED = `.score-page, .curtain,
  .table:not([aria-busy="true"]) :is([data-thing^="offer:"]:enabled, button[data-thing^="slot:"], [data-part="space"], [aria-keyshortcuts="d"]:enabled)`;

/** Waits while others play. Uses locators, because the content security policy of a server's page forbids eval. */
export async function awaitWish(page: Page): Promise<Wish> {
  for (;;) {
    await page.locator(WANTED).first().waitFor({ state: 'attached' });
    const now = await wish(page);
    if (now !== 'wait') return now;
  }
}

/** Takes the first card: uses a special action, or keeps an Investigate card, which takes two presses. */
export async function takeCard(page: Page): Promise<void> {
  await page.locator('[data-thing^="offer:"]:enabled, button[data-thing^="slot:"]').first().click();
  const keep = page.locator('[aria-keyshortcuts="d"]', { hasText: 'Keep ' });
  if ((await keep.count()) > 0) await keep.click();
}

/** Ends the turn, even if there's something left to explore. */
export async function endTurn(page: Page): Promise<void> {
  await page.locator('[aria-keyshortcuts="d"]').click();
  const warning = page.getByRole('dialog', { name: 'End your turn?' });
  if ((await warning.count()) > 0) await warning.getByRole('button', { name: 'End my turn' }).click();
}
