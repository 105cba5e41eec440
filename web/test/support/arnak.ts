import type { Locator, Page } from 'playwright-core';
import { awaitWish as awaitAny, press, tap, type Wishes } from './wishes.ts';

/** Arnak's panel on the first page. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Lost Ruins of Arnak' });

/** What the table wants of the player now. */
export type Wish = 'onward' | 'list' | 'warned' | 'answer' | 'thing' | 'away' | 'pass' | 'over';

/** The first of these that can be pressed. */
const WISHES: Wishes<Wish> = [
  ['over', '[data-part="score"]'],
  ['wait', '[aria-busy="true"]'],
  ['warned', '[data-part="warning"][open] .button-main'],
  ['list', '[data-part="offers"] button'],
  ['wait', '[data-board="arnak"] [data-waiting]'],
  ['onward', '[data-look="ready"]'],
  ['answer', '[data-part="chips"] > [data-thing^="actionButton:"]:not([aria-pressed])'],
  ['thing', '[data-state] > [aria-disabled="false"]'],
  ['away', '[aria-keyshortcuts="x"]'],
  ['pass', `[data-part="chips"] > [data-thing='actionButton:{"type":"pass"}']`],
];

/** Free actions alone don't end a turn: what was begun is cancelled, or the player passes. */
const FINISH: Wishes<Wish> = WISHES.filter(([wish]) => wish !== 'thing');

/** Waits while others play. */
export const awaitWish = (page: Page): Promise<Wish> => awaitAny(page, WISHES);

/** Presses what the table wants, whatever it is, and says what that was. `pick` chooses among several. */
export const answer = (page: Page, pick = 0): Promise<Wish> => press(page, WISHES, pick);

/** The same, but begins nothing new. */
export const finish = (page: Page): Promise<Wish> => press(page, FINISH);

/** The same with a finger. */
export const finishByTap = (page: Page): Promise<Wish> => tap(page, FINISH);
