import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The list of files that a build has put into its service worker. */
export const FILE_LIST = /\[\{"revision":.*?\}\]/s;

/** Waits until the service worker keeps this number of files of the latest build. */
export const untilFilesKept = (page: Page, files: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const kept = async (): Promise<number> => {
      const name = (await caches.keys()).findLast((key) => key.startsWith('moonstaff-'));
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    };
    while ((await kept()) !== wanted) await new Promise((next) => requestAnimationFrame(next));
  }, files);

/** Waits until the service worker keeps every file of the build in that folder. */
export async function untilKept(page: Page, folder: string): Promise<void> {
  const [list = '[]'] = FILE_LIST.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? [];
  await untilFilesKept(page, (JSON.parse(list) as readonly unknown[]).length);
}
