import type { Locator, Page } from 'playwright-core';
import { awaitWish as awaitAny, press, tap, type Wishes } from './wishes.ts';

/** The Guild's panel on the first page. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'The Guild of Merchant Explorers' });

/** What the table wants of the player now. */
export type Wish = 'over' | 'curtain' | 'warned' | 'keep' | 'card' | 'effect' | 'place' | 'end';

/** Matches the cards that can be taken. */
export const CARD = '[data-thing^="offer:"]:enabled, button[data-thing^="slot:"]:enabled';

const WISHES: Wishes<Wish> = [
  ['wait', '[aria-busy="true"]'],
  ['over', '[data-part="score"]'],
  ['curtain', '[data-part="curtain"]'],
  ['warned', '[data-part="warning"] [data-thing="button:endTurn"]'],
  ['keep', ':is([data-thing^="keep:"], [data-thing^="use:"]):enabled'],
  ['card', CARD],
  ['effect', '[data-thing^="effect:"]'],
  ['place', '[data-part="space"]'],
  ['end', '[aria-keyshortcuts="d"]:enabled'],
];

/** Waits while others play. */
export const awaitWish = (page: Page): Promise<Wish> => awaitAny(page, WISHES);

/** Presses what the table wants, whatever it is, and says what that was. `pick` chooses among several. */
export const answer = (page: Page, pick = 0): Promise<Wish> => press(page, WISHES, pick);

/** The same with a finger. A mouse that rests where the map comes to be would point at it in between. */
export const answerByTap = (page: Page): Promise<Wish> => tap(page, WISHES);

/** Takes cards while there are any: uses or keeps an Investigate card, which takes two presses. */
export async function takeCards(page: Page, take: (page: Page) => Promise<Wish> = answer): Promise<void> {
  for (let wish = await awaitWish(page); wish === 'card' || wish === 'keep'; wish = await awaitWish(page))
    await take(page);
}

const DONE = '[aria-keyshortcuts="d"]:enabled';

/** Ends the turn, even if there's something left to explore. */
export async function endTurn(
  page: Page,
  by: (target: Locator) => Promise<void> = (target) => target.click(),
  take: (page: Page) => Promise<Wish> = answer,
): Promise<void> {
  const turn = await page.locator('[data-part="turn"]').textContent();
  await by(page.locator(DONE));
  // The press waits if others' moves are being drawn.
  const warns = await page.waitForFunction(
    ([done, before]) => {
      if (document.querySelector('[data-part="warning"]') !== null) return 'yes';
      const isOver = document.querySelector(done) === null;
      return isOver || document.querySelector('[data-part="turn"]')?.textContent !== before ? 'no' : undefined;
    },
    [DONE, turn] as const,
  );
  if ((await warns.jsonValue()) === 'yes') await take(page);
}

/** The same with a finger. */
export const endTurnByTap = (page: Page): Promise<void> => endTurn(page, (target) => target.tap(), answerByTap);
