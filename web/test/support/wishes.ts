import { PATIENCE_MS } from '@moonstaff/tools/patience';
import type { Page } from 'playwright-core';

/** What a table can want of a player, most urgent first: a name, and the selector of what to press. */
export type Wishes<Name extends string> = readonly (readonly [name: Name | 'wait', selector: string])[];

/** What the table wants, and where to press for it. */
interface Target {
  readonly wish: string;
  readonly x: number;
  readonly y: number;
}

interface Search {
  readonly wishes: Wishes<string>;
  /** Which of several things to press. Without it, nothing has to be within reach of the mouse. */
  readonly pick?: number;
  readonly patience: number;
}

/**
 * Waits in the page until the table wants something. The page is read in one go: between two reads, everything can
 * change.
 */
const search = ({ wishes, pick, patience }: Search): Promise<Target> =>
  new Promise((found, failed) => {
    let why = '';
    const aim = (wish: string, things: readonly Element[], one: number): Target | undefined => {
      const thing = things[one % things.length] ?? document.body;
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      why = `what it wants (${wish}) is covered by ${hit?.outerHTML.slice(0, 200)}`;
      return thing.contains(hit) ? { wish, x, y } : undefined;
    };
    const drawn = (selector: string): readonly Element[] =>
      [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const look = (): Target | undefined => {
      const [wish, selector] = wishes.find(([, one]) => drawn(one).length > 0) ?? ['wait', 'anything'];
      why = `it waits because of ${selector}`;
      if (wish === 'wait') return undefined;
      return pick === undefined ? { wish, x: 0, y: 0 } : aim(wish, drawn(selector), pick);
    };
    const watch = new MutationObserver(() => check());
    const check = (): void => {
      const target = look();
      if (target === undefined) return;
      clearTimeout(limit);
      watch.disconnect();
      found(target);
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    const limit = setTimeout(() => failed(new Error(`The table wants nothing: ${why}`)), patience);
    check();
  });

/** Waits until the table wants something. */
export async function awaitWish<Name extends string>(page: Page, wishes: Wishes<Name>): Promise<Name> {
  const { wish } = await page.evaluate(search, { wishes, patience: PATIENCE_MS });
  return wish as Name;
}

/** Presses what the table wants. A thing that has just gone is missed, and the table will want something else. */
export const press = <Name extends string>(page: Page, wishes: Wishes<Name>, pick = 0): Promise<Name> =>
  pressAt(page, wishes, pick, (x, y) => page.mouse.click(x, y));

/** The same with a finger. */
export const tap = <Name extends string>(page: Page, wishes: Wishes<Name>): Promise<Name> =>
  pressAt(page, wishes, 0, (x, y) => page.touchscreen.tap(x, y));

async function pressAt<Name extends string>(
  page: Page,
  wishes: Wishes<Name>,
  pick: number,
  pressed: (x: number, y: number) => Promise<void>,
): Promise<Name> {
  const { wish, x, y } = await page.evaluate(search, { wishes, pick, patience: PATIENCE_MS });
  // Once a game is over there's nothing to press. In the middle of the score there may be a link.
  if (wish !== 'over') await pressed(x, y);
  return wish as Name;
}
