import type { Locator, Page } from 'playwright-core';

/** Arnak's panel on the first page. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Lost Ruins of Arnak' });

/** What the table wants of the player now. */
export type Wish = 'onward' | 'list' | 'warned' | 'answer' | 'thing' | 'away' | 'pass' | 'over' | 'wait';

/**
 * The first of these that can be pressed: a warning, an open list, the main button, an answer in the band, a lit thing,
 * the button to decline, the button to pass.
 */
export const WISH = `(() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('.score-page')) return 'over';
  if (there('.table[aria-busy="true"]')) return 'wait';
  if (there('[data-part="warning"][open]')) return 'warned';
  if (there('[data-part="offers"]')) return 'list';
  if (there('[data-board="arnak"] [data-waiting]')) return 'wait';
  if (there('[data-look="ready"]')) return 'onward';
  if (there('[data-part="chips"] > [data-thing^="actionButton:"]:not([aria-pressed])')) return 'answer';
  if (there('[data-state] > [aria-disabled="false"]')) return 'thing';
  if (there('[aria-keyshortcuts="x"]')) return 'away';
  return there('[data-part="chips"] > button') ? 'pass' : 'wait';
})()`;

/** Waits while others play. */
export async function awaitWish(page: Page): Promise<Wish> {
  const found = await page.waitForFunction(`(() => { const wish = ${WISH}; return wish !== 'wait' && wish; })()`);
  return (await found.jsonValue()) as Wish;
}
