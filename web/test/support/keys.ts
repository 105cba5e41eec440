import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** More presses than any page has things to press. */
const MOST = 150;

/** Goes with the Tab key until this has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  assert.fail(`the Tab key never reaches ${wanted}`);
}

/** Presses this by the keyboard alone. */
export async function pressByKey(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
