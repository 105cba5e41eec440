import type { CDPSession, Page } from 'playwright-core';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import { SIZES } from '../support/browser.ts';
import type { Site } from '../support/site.ts';
import type { Screen } from './list.ts';

export type SizeName = keyof typeof SIZES;

export interface Shot {
  /** Its file below the folder of pictures. */
  readonly file: string;
  readonly size: SizeName;
  /** The page as it's to be taken. */
  readonly page: Page;
  /** A WebP picture of it. */
  take(): Promise<Buffer>;
}

/** Good to look at, and small. */
const QUALITY = 50;

/** The language whose pictures are kept. In the others the layout is the same, and their words are measured. */
export const KEPT_LANGUAGE = 'en';

/** Words that fit a laptop and a phone fit a large screen too, so one language is enough there. */
export const sizesFor = (language: string): readonly SizeName[] =>
  language === KEPT_LANGUAGE ? ['laptop', 'large', 'phone'] : ['laptop', 'phone'];

/** Shows every screen in one language at its sizes, one after the other. */
export async function* shots(
  site: Site,
  language: string,
  screens: readonly Screen[],
  sizesOf: (screen: Screen) => readonly SizeName[] = () => sizesFor(language),
): AsyncGenerator<Shot> {
  const page = await site.at('nowhere', { timezoneId: 'UTC' }, { language });
  const session = await page.context().newCDPSession(page);
  for (const screen of screens) {
    await open(page, screen);
    for (const size of sizesOf(screen)) {
      await page.setViewportSize(SIZES[size]);
      await settled(page);
      yield { file: `${screen.name}/${language}-${size}.webp`, size, page, take: () => take(session) };
    }
  }
  await page.context().close();
}

/** Shows the screen with the games it needs. The page isn't loaded again: that takes longer than anything else here. */
export async function open(page: Page, { place, ready, games = [] }: Screen): Promise<void> {
  // No table may write while the games are laid out, and the first page reads them when it's drawn.
  await go(page, 'nowhere');
  await page.locator('[data-page="broken"]').waitFor();
  await layOut(page, games);
  await go(page, place);
  await page.locator(ready).first().waitFor();
}

const go = (page: Page, place: string): Promise<void> =>
  page.evaluate((to) => {
    window.location.hash = `#/${to}`;
  }, place);

/** The device keeps these games and no others. */
export function layOut(page: Page, games: readonly SavedGame[]): Promise<void> {
  return page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('moonstaff', 1);
        // The page may not have come to it yet.
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('games', 'readwrite');
          change.objectStore('games').clear();
          for (const game of kept) change.objectStore('games').put(game);
          change.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    games,
  );
}

/** Fonts and pictures are there, nothing moves, and the last change is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('use')].every(
      (use) => document.querySelector(use.getAttribute('href') ?? '') !== null,
    ),
  );
  return page.evaluate(async () => {
    const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    await drawn();
    await document.fonts.ready;
    // Where a log stands depends on the sizes the page had before.
    for (const lines of document.querySelectorAll('.log ol')) lines.scrollTop = lines.scrollHeight;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    await drawn();
  });
}

async function take(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
