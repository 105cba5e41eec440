import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type RunningServer, readConfig, startServer } from '@moonstaff/server';
import { FILE_LIST } from './support/kept.ts';
import { pages } from './support/pages.ts';

const data = mkdtempSync(join(tmpdir(), 'moonstaff-caching-'));
let folder: string;
let files: readonly string[];
let server: RunningServer;
before(async () => {
  folder = await pages();
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name));
  server = await startServer({
    config: readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: data }),
    webRoot: folder,
    limits: { requests: { burst: 100_000, perSecond: 100_000 } },
    log: () => {},
  });
});
after(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

/** As compressed for browsers: each encoding has an ETag of its own. */
const ENCODING = { 'accept-encoding': 'br' };

const get = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/${path}`, { headers: ENCODING });

/** The status if the browser has this version. Not with `fetch`, which then asks for a fresh one. */
const statusIfKnown = (path: string, etag: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const options = {
      port: server.port,
      path: `/${path}`,
      headers: { 'if-none-match': etag, ...ENCODING },
    };
    request({ host: '127.0.0.1', ...options }, (reply) => resolve(reply.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('every file is kept for ever if its name carries a hash, and otherwise asked for again each time', async () => {
  assert.ok(files.length > 50 && files.includes('sw.js') && files.includes('manifest.webmanifest'));
  for (const file of files) {
    const reply = await get(file);
    await reply.arrayBuffer();
    const expected = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    assert.equal(reply.headers.get('cache-control'), expected, file);
    assert.match(reply.headers.get('vary') ?? '', /accept-encoding/i, file);
    const etag = reply.headers.get('etag') ?? '';
    assert.notEqual(etag, '', file);
    assert.equal(await statusIfKnown(file, etag), 304, file);
  }
});

test('only names that change with their contents are kept for ever', () => {
  for (const file of files) if (file.startsWith('assets/')) assert.match(file, /-[\w-]{8}\.\w+$/);
});

test('the page itself, and what the server says, is never kept', async () => {
  assert.equal((await get('')).headers.get('cache-control'), 'no-cache');
  assert.equal((await get('table/abc')).headers.get('cache-control'), 'no-store');
  assert.equal((await get('api/server')).headers.get('cache-control'), 'no-store');
});

test('the service worker knows every file the page may ask for', async () => {
  const [list = '[]'] = FILE_LIST.exec(await (await get('sw.js')).text()) ?? [];
  const known = new Set((JSON.parse(list) as readonly { readonly url: string }[]).map(({ url }) => url));
  const missing = files.filter((file) => !known.has(file) && !/^sw\.js$|\.(png|jpg)$/.test(file));
  assert.deepEqual(missing, []);
});

test('the manifest names only files that exist, and pages that the app has', async () => {
  const manifest = (await (await get('manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string }[];
    readonly shortcuts: readonly { readonly url: string; readonly icons: readonly { readonly src: string }[] }[];
  };
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src } of icons) assert.ok(files.includes(src.replace('./', '')), src);
  assert.deepEqual(
    manifest.shortcuts.map(({ url }) => url),
    ['./#/continue', './#/challenge'],
  );
  assert.match(await (await get('')).text(), /rel="apple-touch-icon" href="\.\/apple-touch-icon\.png"/);
});
