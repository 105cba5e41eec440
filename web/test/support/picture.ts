import type { Page } from 'playwright-core';

/** A picture for people who want to look at a page: MOONSTAFF_PICTURES names the folder. Nothing is compared. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env['MOONSTAFF_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}
