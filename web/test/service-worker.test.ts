import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { KEEP_REST, neededFirst, outdated, SERVER_PATHS } from '../src/service-worker/builds.ts';
import { launch } from './support/browser.ts';
import { FILE_LIST, untilFilesKept } from './support/kept.ts';
import { pages } from './support/pages.ts';

test('the caches of this build and of the one before are kept, and those of others left alone', () => {
  assert.deepEqual(outdated(['another-page', 'moonstaff-a', 'moonstaff-b', 'moonstaff-c'], 'moonstaff-c'), [
    'moonstaff-a',
  ]);
  assert.deepEqual(outdated(['moonstaff-a'], 'moonstaff-a'), []);
});

test('only what the server itself answers is no page', () => {
  for (const path of ['/api', '/api/openapi.json', '/api/me', '/metrics', '/healthz', '/readyz'])
    assert.ok(SERVER_PATHS.test(path), path);
  for (const path of ['/', '/apiary', '/assets/a.js', '/metrics/now']) assert.ok(!SERVER_PATHS.test(path), path);
});

test('what the page starts with is what its HTML asks for', () => {
  const html = '<link href="./icon.svg" /><script src="./assets/a.js"></script><a href="https://play.example/">x</a>';
  assert.deepEqual(neededFirst(html), ['icon.svg', 'assets/a.js']);
});

let browser: Browser;
let worker: string;
before(async () => {
  browser = await launch();
  worker = readFileSync(join(await pages(), 'sw.js'), 'utf8');
});
after(() => browser.close());

/** A server whose build can be changed; every file says which build it is of. */
async function serving(t: TestContext): Promise<{ readonly url: string; build: string }> {
  const state = { url: '', build: 'a' };
  const server = createServer(({ url = '/' }, response) => {
    const { build } = state;
    const path = url.replace(/\?.*/, '').slice(1) || 'index.html';
    const files = ['index.html', 'icon.svg', `assets/${build}.js`, `assets/${build}-late.js`];
    const manifest = files.map((file) => ({ revision: file.startsWith('assets/') ? null : build, url: file }));
    const type = path === 'sw.js' ? 'text/javascript' : 'text/html';
    const body =
      path === 'sw.js'
        ? worker.replace(FILE_LIST, JSON.stringify(manifest))
        : path === 'index.html'
          ? `<script src="./assets/${build}.js"></script>${path} of ${build}`
          : `${path} of ${build}`;
    const known = path === 'sw.js' || files.includes(path) || SERVER_PATHS.test(`/${path}`);
    response.writeHead(known ? 200 : 404, { 'content-type': type }).end(known ? body : 'none');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}

/** The paths in the cache of a build. */
const keptOf = (page: Page, build: string): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const requests = await (await caches.open(`moonstaff-${wanted}`)).keys();
    return requests.map(({ url }) => new URL(url).pathname.slice(1)).sort();
  }, build);

/** Tells the worker to keep the rest, as the page does when it's idle, and waits until that's done. */
async function keepRest(page: Page): Promise<void> {
  await page.evaluate(async (message) => (await navigator.serviceWorker.ready).active?.postMessage(message), KEEP_REST);
  await untilFilesKept(page, 4);
}

/** Opens the page, as its visitors do, and waits until the worker of the present build is in charge. */
async function visit(page: Page, { url, build }: { readonly url: string; readonly build: string }): Promise<void> {
  await page.goto(url);
  await page.evaluate(async (wanted) => {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register('./sw.js');
    await registration.update();
    const isHere = async (): Promise<boolean> =>
      serviceWorker.controller !== null &&
      registration.installing === null &&
      registration.waiting === null &&
      registration.active?.state === 'activated' &&
      (await caches.keys()).includes(`moonstaff-${wanted}`);
    while (!(await isHere())) await new Promise((next) => requestAnimationFrame(next));
  }, build);
}

const fetched = (page: Page, path: string): Promise<string> =>
  page.evaluate((wanted) => fetch(wanted).then((answer) => answer.text()), path);

async function opened(page: Page, url: string): Promise<string> {
  await page.goto(url);
  return page.locator('body').innerText();
}

describe('the service worker', () => {
  it('answers from the build it keeps, and leaves the rest to the server', async (t) => {
    const site = await serving(t);
    const page = await (await browser.newContext()).newPage();
    t.after(() => page.context().close());
    await visit(page, site);
    await keepRest(page);
    site.build = 'b';
    assert.equal(await fetched(page, './icon.svg'), 'icon.svg of a');
    assert.equal(await fetched(page, './assets/a.js?now'), 'assets/a.js of a');
    assert.equal(await fetched(page, './assets/b.js'), 'assets/b.js of b');
    assert.equal(await fetched(page, './api/me'), 'api/me of b');
    assert.equal(await opened(page, `${site.url}?from=mail`), 'index.html of a');
    assert.equal(await opened(page, `${site.url}apiary`), 'index.html of a');
    assert.equal(await opened(page, `${site.url}metrics`), 'metrics of b');
  });

  it('gives newcomers the new build, and open tabs of the one before their parts', async (t) => {
    const site = await serving(t);
    const context = await browser.newContext();
    t.after(() => context.close());
    const old = await context.newPage();
    await visit(old, site);
    site.build = 'b';
    const page = await context.newPage();
    await visit(page, site);
    assert.equal(await opened(page, site.url), 'index.html of b');
    assert.equal(await fetched(page, './assets/b.js'), 'assets/b.js of b');
    assert.equal(await fetched(old, './assets/a.js'), 'assets/a.js of a');
    site.build = 'c';
    await visit(page, site);
    assert.deepEqual(await page.evaluate(() => caches.keys()), ['moonstaff-b', 'moonstaff-c']);
    assert.equal(await fetched(page, './assets/b.js'), 'assets/b.js of b');
  });

  it('lets a page with a path of its own find its files', async (t) => {
    const site = await serving(t);
    const page = await (await browser.newContext()).newPage();
    t.after(() => page.context().close());
    await visit(page, site);
    await page.goto(`${site.url}table/abc`);
    assert.equal(await page.locator('script').first().getAttribute('src'), '../assets/a.js');
  });

  it('keeps the page without a network', async (t) => {
    const site = await serving(t);
    const context = await browser.newContext();
    t.after(() => context.close());
    const page = await context.newPage();
    await visit(page, site);
    assert.deepEqual(await keptOf(page, 'a'), ['assets/a.js', 'index.html'], 'what the page starts with');
    await keepRest(page);
    await context.setOffline(true);
    assert.equal(await opened(page, site.url), 'index.html of a');
    assert.equal(await fetched(page, './assets/a.js'), 'assets/a.js of a');
    assert.equal(await fetched(page, './assets/a-late.js'), 'assets/a-late.js of a');
  });

  it('keeps a log file that another app shares, for the page to take once', async (t) => {
    const site = await serving(t);
    const page = await (await browser.newContext()).newPage();
    t.after(() => page.context().close());
    await visit(page, site);
    const shared = await page.evaluate(async () => {
      const form = new FormData();
      form.append('log', new File(['{"game":"guild"}'], 'game.json', { type: 'application/json' }));
      const page = await (await fetch('./share', { method: 'POST', body: form })).text();
      const kept = await (await caches.open('shared-log')).match('./shared-log.json');
      return { page, text: await kept?.text() };
    });
    assert.match(shared.page, /index\.html of a$/, 'the page, which takes it from there');
    assert.equal(shared.text, '{"game":"guild"}');
  });
});
