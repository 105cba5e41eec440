import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

const marked = (page: Page): Locator => page.locator('[data-marked="wanted"]').first();

export async function openLesson(page: Page, name: string): Promise<void> {
  await page.evaluate((lesson) => {
    window.location.hash = `#/learn/${lesson}`;
  }, name);
  await page.locator('[data-place="note"]').waitFor();
}

/** The number of the note, and the number of notes. */
export async function stepOf(page: Page): Promise<readonly [number, number]> {
  const [at = 0, of = 0] =
    ((await page.locator('[data-place="note"] small').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [at, of];
}

/** Waits while others move, then says what the note wants. */
export async function awaitNote(page: Page): Promise<'read' | 'do' | 'over'> {
  await page.waitForFunction(
    `document.querySelector('[aria-busy="true"]') === null && document.querySelector('[data-says="wait"]') === null`,
  );
  const [at, of] = await stepOf(page);
  if (at === of) return 'over';
  return (await page.locator('[data-says="ask"]').count()) === 0 ? 'read' : 'do';
}

/** Does what the note asks for: reads on, or presses the thing marked on the board. */
export async function follow(page: Page, wish: 'read' | 'do'): Promise<void> {
  if (wish === 'read') {
    await page.locator('[data-does="next"]').click();
    return;
  }
  const ready = page.locator('[data-does="try"]:visible');
  if ((await ready.count()) > 0) await ready.click();
  await marked(page).click();
  assert.equal(await page.locator('[data-says="stray"]').count(), 0);
}

/** Parts of the note whose text doesn't fit. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-place="note"], [data-place="note"] :is(h2, p, button)')]
      .filter((thing) => thing.scrollWidth > thing.clientWidth + 1)
      .map((thing) => `${thing.className}: ${thing.textContent}`),
  );
