import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Bytes over the wire, compressed. */
const FRONT_PAGE = 150_000;
const TABLE = 300_000;
const ALL_OF_THE_FRONT_PAGE = 250_000;
/** Each file costs a way there and back on a slow line, six at a time. */
const FILES_OF_A_TABLE = 20;

/** Comes while the table can already be played: bots when somebody else is to move, pictures and stages after the first drawing. */
const LATER = /\/(?:think|sw|arnakPictures|perform|stages)-?[^/]*\.(?:m?js|css)$/;
const isLater = (url: string): boolean => LATER.test(url);

/** Collects what a page and its workers ask for. */
function listen(page: Page): Set<string> {
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    if (/\.(?:js|css|woff2)$/.test(request.url()) && !isLater(request.url())) asked.add(request.url());
  });
  return asked;
}

async function sizeOf(url: string): Promise<number> {
  const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return url.endsWith('.woff2') ? body.length : gzipSync(body).length;
}

async function total(asked: ReadonlySet<string>, isCounted: RegExp): Promise<[number, string]> {
  const counted = [...asked].filter((url) => isCounted.test(url));
  const sizes = await Promise.all(counted.map(async (url) => ({ url, bytes: await sizeOf(url) })));
  const list = sizes.map(({ url, bytes }) => `${url.split('/').at(-1)} ${bytes}`).join(', ');
  return [sizes.reduce((sum, { bytes }) => sum + bytes, 0), list];
}

/** A visit with an empty cache, to an address. */
async function visit(language: string, url: string, state?: Awaited<ReturnType<typeof stored>>) {
  const page = await site.newPage({ ...(state && { storageState: state }) }, { language });
  const asked = listen(page);
  await page.goto(url);
  return { page, asked };
}

const stored = (page: Page) => page.context().storageState({ indexedDB: true });

describe('over the wire, compressed', () => {
  // Russian takes the most bytes. All languages: `npm run thorough`.
  for (const language of isThorough ? ['en', 'de', 'pl', 'ru'] : ['ru']) {
    it(`the front page in ${language} has at most 150 KB of scripts, and with fonts and styles 250 KB`, async () => {
      const { page, asked } = await visit(language, site.url);
      await page.locator('[data-page="home"]').waitFor();
      await page.waitForLoadState('networkidle');
      const [scripts, list] = await total(asked, /\.js$/);
      const [all] = await total(asked, /./);
      process.stdout.write(`${language}: ${scripts} bytes of scripts, ${all} in all\n`);
      assert.ok(scripts > 80_000 && scripts <= FRONT_PAGE, `${scripts} bytes: ${list}`);
      assert.ok(all <= ALL_OF_THE_FRONT_PAGE, `${all} bytes`);
      await page.context().close();
    });
  }

  // Arnak takes more; both in `npm run thorough`.
  for (const game of isThorough ? ['arnak', 'guild'] : ['arnak']) {
    it(`a table of ${game} can be played after at most 300 KB of scripts in few files`, async () => {
      const { page: first } = await visit('ru', site.url);
      await first.locator(`section:has([data-picture="${game}"]) button`).first().click();
      await first.waitForURL(/#\/table\//);
      await first.locator('[data-part="choices"] button').first().waitFor({ state: 'attached' });
      const { page, asked } = await visit('ru', first.url(), await stored(first));
      await page.locator('[data-part="choices"] button').first().waitFor({ state: 'attached' });
      const [scripts, list] = await total(asked, /\.js$/);
      process.stdout.write(`${game}: ${scripts} bytes of scripts\n`);
      assert.ok(scripts > 150_000 && scripts <= TABLE, `${scripts} bytes: ${list}`);
      const files = [...asked].filter((url) => !url.endsWith('.woff2'));
      assert.ok(files.length <= FILES_OF_A_TABLE, `${files.length} files: ${files.join(', ')}`);
      await page.context().close();
      await first.context().close();
    });
  }
});
