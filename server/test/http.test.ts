import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { at } from '@moonstaff/kernel';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { WebSocket } from 'ws';
import { NO_PATHS, requestHead, sendRaw, statusOf, upgradeHead } from '../trials/raw-nonsense.ts';
import { eventually } from './support/eventually.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const SMALL = `export const words = '${'moon '.repeat(500)}';`;

/** `fetch` doesn't let a test set all headers. */
function raw(url: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<number> {
  return new Promise((done, fail) => {
    const call = request(url, { method, headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    call.on('error', fail);
    call.end(body);
  });
}

const upgrade = (url: string, origin?: string): Promise<number> =>
  new Promise((done) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, origin === undefined ? {} : { origin });
    socket.on('open', () => {
      socket.close();
      done(101);
    });
    socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
    socket.on('error', () => {});
  });

describe('the HTTP server', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    const webRoot = `${folder.path}/web`;
    mkdirSync(`${webRoot}/assets`, { recursive: true });
    writeFileSync(`${webRoot}/index.html`, '<!doctype html><title>Moonstaff</title>');
    writeFileSync(`${webRoot}/assets/a.js`, 'export {};');
    writeFileSync(`${webRoot}/assets/small.js`, SMALL);
    writeFileSync(`${webRoot}/assets/small.js.br`, brotliCompressSync(SMALL));
    writeFileSync(`${webRoot}/assets/small.js.gz`, gzipSync(SMALL));
    writeFileSync(`${webRoot}/assets/large.js`, '/'.repeat(20_000_000));
    writeFileSync(`${folder.path}/secret.txt`, 'secret');
    server = await testServer(`${folder.path}/http.sqlite`, { webRoot, limits: { socketsPerAddress: 5 } });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it("doesn't log aborted downloads", async () => {
    const before = server.lines.length;
    await new Promise<void>((done) => {
      const call = request(`${server.url}/assets/large.js`, (response) => {
        response.once('data', () => call.destroy());
        response.on('close', done).on('error', () => {});
      });
      call.on('error', () => {});
      call.end();
    });
    // For the server, the request counts as served.
    const served = async (): Promise<boolean> =>
      /moonstaff_http_seconds_count\{route="static"\} [1-9]/.test(await server.metrics.text());
    await eventually(served);
    assert.deepEqual(server.lines.slice(before), []);
  });

  it("sends the build's compressed files to browsers that accept them", async () => {
    const get = (accept: string): Promise<Response> =>
      fetch(`${server.url}/assets/small.js`, { headers: { 'accept-encoding': accept } });
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const response = await get(accept);
      assert.equal(response.headers.get('content-encoding'), encoding);
      assert.match(response.headers.get('content-type') ?? '', /javascript/);
      assert.equal(await response.text(), SMALL);
    }
    const plain = await get('identity');
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.equal(await plain.text(), SMALL);
    const etag = plain.headers.get('etag') ?? '';
    assert.equal(await raw(`${server.url}/assets/small.js`, { 'if-none-match': etag }), 304);
  });

  it('has a readable page about the API', async () => {
    const page = await fetch(`${server.url}/api/docs`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /Moonstaff API/);
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'self'/);
  });

  it('sends the page and no files outside it', async () => {
    const get = (path: string): Promise<Response> => fetch(`${server.url}${path}`);
    assert.match(await (await get('/')).text(), /Moonstaff/);
    assert.match(await (await get('/table/abc')).text(), /Moonstaff/);
    assert.match((await get('/assets/a.js')).headers.get('cache-control') ?? '', /immutable/);
    assert.equal((await get('/assets/b.js')).status, 404);
    // By hand, because `fetch` normalizes dots away.
    const outside = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/../../secret.txt',
      'http://here/../secret.txt',
      '/%00.txt',
    ];
    for (const path of outside) assert.equal(statusOf(await sendRaw(server.url, requestHead(path))), 404, path);
    // Anything that isn't a file is a route of the page, however it's written.
    for (const path of ['/%00', '/%', '/%zz', 'http://here/table/abc']) {
      assert.match(await sendRaw(server.url, requestHead(path)), /^HTTP\/1\.1 200 .*Moonstaff/s, path);
    }
  });

  it("refuses targets that aren't paths, for pages and for sockets", async () => {
    const before = server.lines.length;
    for (const target of NO_PATHS) {
      for (const head of [requestHead(target), upgradeHead(target)]) {
        assert.equal(statusOf(await sendRaw(server.url, head)), 400, head);
      }
    }
    assert.match(await sendRaw(server.url, requestHead('//')), /"key":"server\.http\.path"/);
    assert.equal(statusOf(await sendRaw(server.url, upgradeHead('/api/elsewhere'))), 404);
    assert.deepEqual(server.lines.slice(before), []);
  });

  it('disconnects clients that were refused a socket and stay', async (t) => {
    const stream = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    t.after(() => stream.destroy());
    const closed = new Promise<string>((done) => {
      stream.on('error', () => done('cut'));
      // Writing works as long as the other side keeps the connection.
      const writing = setInterval(() => stream.write('still here'), 20);
      setTimeout(() => done('kept'), PATIENCE_MS).unref();
      stream.on('close', () => clearInterval(writing));
    });
    stream.resume().write(upgradeHead('/api/elsewhere'));
    assert.equal(await closed, 'cut');
  });

  it("doesn't log aborted uploads", async () => {
    const before = server.lines.length;
    const json = ['Content-Type: application/json', 'Content-Length: 100'];
    const head = requestHead('/api/guest', json).replace('GET', 'POST');
    await sendRaw(server.url, `${head}{"name":`, true);
    const served = async (): Promise<boolean> =>
      (await server.metrics.text()).includes('moonstaff_http_seconds_count{route="POST /api/guest"}');
    await eventually(served);
    assert.deepEqual(server.lines.slice(before), []);
  });

  it('sends security headers', async () => {
    const { headers } = await fetch(server.url);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'.*frame-ancestors 'none'/);
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /script-src[^;]*unsafe/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    const games = await fetch(`${server.url}/api/games`);
    assert.equal(games.headers.get('cache-control'), 'no-store');
  });

  it('says how long players wait for each other, and where other devices reach it', async () => {
    const about = async (url: string): Promise<unknown> => (await fetch(`${url}/api/server`)).json();
    const usual = { mail: false, pages: {} };
    const expected = { patience: 600_000, fixed: false, ...usual };
    assert.deepEqual(await about(server.url), expected, 'no other device reaches this one');
    const env = { PUBLIC_URL: 'https://play.example', PATIENCE_MINUTES: '3' };
    const known = await testServer(`${folder.path}/known.sqlite`, { env });
    const address = 'https://play.example';
    assert.deepEqual(await about(known.url), { patience: 180_000, fixed: true, address, ...usual });
    await known.close();
  });

  it('refuses requests from pages of other sites', async () => {
    const { cookie } = await newPerson(server.url, 'Anna');
    const json = { 'content-type': 'application/json', cookie };
    const send = (origin: string): Promise<number> =>
      raw(`${server.url}/api/me`, { ...json, origin }, 'PATCH', JSON.stringify({ name: 'Eve' }));
    assert.equal(await send('https://evil.example'), 403);
    assert.equal(await send('null'), 403);
    assert.equal(await send(server.url), 200);
    assert.equal(await upgrade(server.url, 'https://evil.example'), 403);
    assert.equal(await upgrade(server.url, server.url), 101);
    assert.equal(await upgrade(server.url), 101);
  });

  it('compares the scheme of a page too', async () => {
    const env = { PUBLIC_URL: 'https://play.example' };
    const secure = await testServer(`${folder.path}/scheme.sqlite`, { env });
    const post = (origin: string): Promise<number> =>
      raw(
        `${secure.url}/api/guest`,
        { 'content-type': 'application/json', host: 'play.example', origin },
        'POST',
        JSON.stringify({ name: 'Anna' }),
      );
    assert.equal(await post('http://play.example'), 403);
    assert.equal(await post('https://play.example'), 201);
    await secure.close();
  });

  it('sends refusals as problems with a key', async () => {
    const response = await fetch(`${server.url}/api/me`);
    assert.equal(response.status, 401);
    assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/);
    assert.deepEqual(await response.json(), {
      type: 'urn:moonstaff:server.person.unknown',
      title: 'server.person.unknown',
      status: 401,
      phrase: { key: 'server.person.unknown', args: {} },
    });
    const post = (body: string, type = 'application/json'): Promise<number> =>
      raw(`${server.url}/api/guest`, { 'content-type': type }, 'POST', body);
    assert.equal(await post('{'), 400);
    assert.equal(await post('{"name":7}'), 400);
    assert.equal(await post('{"name":"a\\u202eb"}'), 400);
    assert.equal(await post('{"name":"Anna"}', 'text/plain'), 415);
    assert.equal(await post(JSON.stringify({ name: 'x'.repeat(70_000) })), 413);
    assert.equal(await raw(`${server.url}/api/me`, {}, 'PUT'), 405);
    assert.equal(await raw(`${server.url}/api/nowhere`, {}), 404);
  });

  it('describes every route with its input and output', async () => {
    const api = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>;
    };
    assert.equal(api.openapi, '3.1.0');
    const commands = api.paths['/api/tables/{id}/commands']?.['post'];
    assert.match(JSON.stringify(commands?.requestBody), /"const":"resign"/);
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const operation of Object.values(methods)) {
        assert.ok('default' in operation.responses, path);
      }
    }
  });

  it('limits sockets per address', async () => {
    await eventually(async () => (await server.metrics.text()).includes('moonstaff_sockets 0\n'));
    const open = Array.from({ length: 5 }, () => new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`));
    await Promise.all(open.map((socket) => new Promise((done) => socket.once('open', done))));
    assert.equal(await upgrade(server.url), 429);
    for (const socket of open) socket.terminate();
  });

  it('limits sockets per IPv6 network', async (t) => {
    const behind = await testServer(`${folder.path}/network.sqlite`, {
      env: { TRUST_PROXY: '1' },
      limits: { socketsPerAddress: 1 },
    });
    t.after(() => behind.close());
    const from = (address: string): Promise<number> =>
      new Promise((done) => {
        const headers = { 'x-forwarded-for': address };
        const socket = new WebSocket(`${behind.url.replace('http', 'ws')}/api/socket`, { headers });
        socket.on('open', () => done(101)).on('error', () => {});
        socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
      });
    assert.equal(await from('2001:db8:1:2::1'), 101);
    assert.equal(await from('2001:db8:1:2::2'), 429);
    assert.equal(await from('2001:db8:1:3::1'), 101);
  });

  it('limits the rate of requests, even of invalid ones', async () => {
    const guarded = await testServer(`${folder.path}/guarded.sqlite`, {
      limits: { requests: { burst: 5, perSecond: 0.001 } },
    });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => raw(`${guarded.url}/api/games`, {})));
    assert.equal(statuses.filter((status) => status === 429).length, 3);
    assert.equal(statusOf(await sendRaw(guarded.url, requestHead('//'))), 429);
    await guarded.close();
  });

  it('lets a club that shares an address load the page, but not without end', async () => {
    const guarded = await testServer(`${folder.path}/files.sqlite`, {
      webRoot: `${folder.path}/web`,
      limits: { requests: { burst: 5, perSecond: 0.001 }, files: { burst: 20, perSecond: 0.001 } },
    });
    const statuses = await Promise.all(Array.from({ length: 22 }, () => raw(`${guarded.url}/assets/a.js`, {})));
    assert.equal(statuses.filter((status) => status === 429).length, 2);
    assert.notEqual(await raw(`${guarded.url}/api/games`, {}), 429, 'files take nothing from other requests');
    await guarded.close();
  });

  it('counts what a person sends over HTTP and sockets together', async (t) => {
    const rare = { burst: 4, perSecond: 0.001 };
    for (const limits of [{ chat: rare }, { messages: { ...rare, burst: 12 }, chat: { burst: 100, perSecond: 1 } }]) {
      const guarded = await testServer(`${folder.path}/${Object.keys(limits).join()}.sqlite`, { limits });
      t.after(() => guarded.close());
      const { table, people, clients, close } = await startedTable(guarded.url);
      t.after(close);
      const say = { type: 'chat', text: 'hello' } as const;
      const overHttp = (): Promise<unknown> => at(people, 0).api.command(table, say);
      const overSocket = (): Promise<unknown> => at(clients, 0).do(say);
      await overHttp();
      await overSocket();
      await overHttp();
      await overSocket();
      if ('messages' in limits) for (let said = 4; said < 10; said++) await overHttp();
      await assert.rejects(overSocket(), /server\.limit\.rate/);
      await assert.rejects(overHttp(), /server\.limit\.rate/);
      await at(clients, 1).do(say);
    }
  });

  it('trusts a proxy only if set to', async () => {
    const behind = await testServer(`${folder.path}/proxy.sqlite`, {
      env: { TRUST_PROXY: '1' },
      limits: { requests: { burst: 1, perSecond: 0.001 } },
    });
    const from = (address: string): Promise<number> => raw(`${behind.url}/api/games`, { 'x-forwarded-for': address });
    assert.equal(await from('spoofed, 203.0.113.1'), 200);
    assert.equal(await from('another, 203.0.113.1'), 429);
    assert.equal(await from('203.0.113.2'), 200);
    // All addresses of an IPv6 network count as one.
    assert.equal(await from('2001:db8:1:2::1'), 200);
    assert.equal(await from('2001:db8:1:2::2'), 429);
    assert.equal(await from('2001:db8:1:3::1'), 200);
    await behind.close();
  });
});
