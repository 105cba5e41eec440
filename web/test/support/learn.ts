import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

const marked = (page: Page): Locator => page.locator('[data-marked="wanted"]').first();

export async function openLesson(page: Page, name: string): Promise<void> {
  await page.evaluate((lesson) => {
    window.location.hash = `#/learn/${lesson}`;
  }, name);
  await page.locator('.note').waitFor();
}

/** The number of the note, and the number of notes. */
export async function stepOf(page: Page): Promise<readonly [number, number]> {
  const [at = 0, of = 0] =
    ((await page.locator('.note-head small').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [at, of];
}

/** Waits while others move, then says what the note wants. */
export async function awaitNote(page: Page): Promise<'read' | 'do' | 'over'> {
  await page.waitForFunction(
    `document.querySelector('.table[aria-busy="true"]') === null && document.querySelector('.note-wait') === null`,
  );
  const [at, of] = await stepOf(page);
  if (at === of) return 'over';
  return (await page.locator('.note-ask').count()) === 0 ? 'read' : 'do';
}

/** Does what the note asks for: reads on, or presses the thing marked on the board. */
export async function follow(page: Page, wish: 'read' | 'do'): Promise<void> {
  if (wish === 'read') {
    await page.locator('.note-keys .button-main:not(.note-try)').click();
    return;
  }
  const ready = page.locator('.note-try:visible');
  if ((await ready.count()) > 0) await ready.click();
  await marked(page).click();
  assert.equal(await page.locator('.note-stray').count(), 0);
}

/** Parts of the note whose text doesn't fit. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.note, .note h2, .note p, .note button')]
      .filter((thing) => thing.scrollWidth > thing.clientWidth + 1)
      .map((thing) => `${thing.className}: ${thing.textContent}`),
  );
