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
  if (there('.action-card.can')) return 'card';
  if (there('.field-target')) return 'place';
  if (there('.band-done:not([disabled])')) return 'end';
  return 'wait';
})()`;

const wish = (page: Page): Promise<Wish> => page.evaluate(WISH) as Promise<Wish>;

/** Waits while others play. */
export async function awaitWish(page: Page): Promise<Wish> {
  await page.waitForFunction(`${WISH} !== 'wait'`);
  return wish(page);
}
