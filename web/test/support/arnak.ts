import type { Locator, Page } from 'playwright-core';

/** Arnak's panel on the first page. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Lost Ruins of Arnak' });

/** What the table wants of the player now. */
export type Wish = 'onward' | 'list' | 'warned' | 'answer' | 'thing' | 'away' | 'pass' | 'over' | 'wait';

/**
 * The first of these that can be pressed: a warning, an open list, the main button, an answer in the band, a lit thing,
 * the button to decline, the button to pass.
 */
const WISH = `(() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('.score-page')) return 'over';
  if (there('.table[aria-busy="true"]')) return 'wait';
  if (there('.warning[open]')) return 'warned';
  if (there('.ways')) return 'list';
  if (there('.arnak .band-waiting')) return 'wait';
  if (there('.band-done.band-ready')) return 'onward';
  if (there('.chip-answer')) return 'answer';
  if (there('.spot.can')) return 'thing';
  if (there('.band-away')) return 'away';
  return there('.chips .chip') ? 'pass' : 'wait';
})()`;

/** Waits while others play. */
export async function awaitWish(page: Page): Promise<Wish> {
  await page.waitForFunction(`${WISH} !== 'wait'`);
  return page.evaluate(WISH) as Promise<Wish>;
}
