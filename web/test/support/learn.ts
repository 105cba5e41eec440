import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { awaitWish, press, type Wishes } from './wishes.ts';

export async function openLesson(page: Page, name: string): Promise<void> {
  await page.evaluate((lesson) => {
    window.location.hash = `#/learn/${lesson}`;
  }, name);
  await page.locator(`[data-board="${name}"]`).waitFor();
  await page.locator('[data-place="note"]').waitFor();
}

/** The number of the note, and the number of notes. */
export async function stepOf(page: Page): Promise<readonly [number, number]> {
  const [at = 0, of = 0] =
    ((await page.locator('[data-place="note"] small').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [at, of];
}

/** What the note wants. */
export type Wish = 'over' | 'read' | 'try' | 'do';

const WISHES: Wishes<Wish> = [
  ['wait', '[aria-busy="true"], [data-says="wait"]'],
  ['over', '[data-does="play"]'],
  ['read', '[data-does="next"]'],
  // On a phone the note covers the board until it's folded.
  ['try', '[data-does="try"]'],
  ['do', '[data-marked="wanted"]'],
];

/** Waits while others move, then says what the note wants. */
export const awaitNote = (page: Page): Promise<Wish> => awaitWish(page, WISHES);

/** Does what the note asks for: reads on, or presses the thing marked on the board. */
export async function follow(page: Page): Promise<Wish> {
  const wish = await press(page, WISHES);
  assert.equal(await page.locator('[data-says="stray"]').count(), 0);
  return wish;
}

/** Texts of the note that don't fit. */
export const cutOff = (page: Page): Promise<readonly string[]> => page.evaluate(cutOffNow);

const cutOffNow = (): readonly string[] =>
  [...document.querySelectorAll('[data-place="note"], [data-place="note"] :is(h2, p, button)')]
    .filter((thing) => thing.scrollWidth > thing.clientWidth + 1)
    .map((thing) => `${thing.className}: ${thing.textContent}`);

/**
 * Reads a whole lesson inside the page, which is quick: the page makes the moves itself. Returns every text that didn't
 * fit its note, and the number of notes seen.
 */
export const readThrough = (page: Page): Promise<{ readonly cut: readonly string[]; readonly notes: number }> =>
  page.evaluate(
    `(async () => {
      const cut = new Set();
      const notes = new Set();
      for (;;) {
        const [next, play] = ['[data-does="next"], [data-does="show"]:enabled', '[data-does="play"]'].map((one) => document.querySelector(one));
        if (next !== null || play !== null) {
          notes.add(document.querySelector('[data-place="note"] small').textContent);
          for (const text of (${cutOffNow})()) cut.add(text);
        }
        if (play !== null) return { cut: [...cut], notes: notes.size };
        next?.click();
        await new Promise((go) => setTimeout(go, 10));
      }
    })()`,
  );
