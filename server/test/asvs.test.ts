import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { requestHead, sendRaw, statusOf } from '../trials/raw-nonsense.ts';
import { numbersIn, REQUIREMENTS } from './support/asvs.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const sectionOf = (title: string): string => page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** The rows of a section's table, as cells. */
const rowsOf = (title: string): readonly (readonly string[])[] =>
  sectionOf(title)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

describe('the list of ASVS requirements', () => {
  const measures = rowsOf('Measures');
  const rest = [...rowsOf("What doesn't apply"), ...rowsOf("What we don't do")];

  it('has every requirement of levels 1 and 2 once, and none that there isn’t', () => {
    const listed = [...measures, ...rest].flatMap(([numbers = '']) => numbersIn(numbers));
    assert.deepEqual(
      listed.filter((number) => !REQUIREMENTS.has(number)),
      [],
    );
    assert.deepEqual(
      listed.filter((number, index) => listed.indexOf(number) !== index),
      [],
    );
    const missing = [...REQUIREMENTS].filter(([number, level]) => level <= 2 && !listed.includes(number));
    assert.deepEqual(missing, []);
    assert.equal([...REQUIREMENTS.values()].filter((level) => level <= 2).length, 253);
  });

  it('names a test for each measure, and files that exist', () => {
    for (const [numbers = '', , where = '', shown = ''] of measures) {
      const tests = [...shown.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, name = '']) => name);
      assert.ok(tests.length > 0, `${numbers} has no test`);
      for (const name of tests) {
        const file = /^(web|cli|tools|kernel)\//.test(name) ? name : `server/test/${name}`;
        assert.ok(existsSync(join(ROOT, file)), `${numbers}: ${file}`);
      }
      for (const [, file = ''] of where.matchAll(/`([\w./-]+)`/g)) {
        const known = [file, `server/src/${file}`].some((path) => existsSync(join(ROOT, path)));
        assert.ok(known, `${numbers}: ${file}`);
      }
    }
  });
});

describe('what no other test shows', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    mkdirSync(`${folder.path}/web/assets`, { recursive: true });
    writeFileSync(`${folder.path}/web/index.html`, '<!doctype html><title>Moonstaff</title>');
    writeFileSync(`${folder.path}/web/assets/a.js`, '');
    server = await testServer(`${folder.path}/moonstaff.sqlite`, { webRoot: `${folder.path}/web` });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });
  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server.url}${path}`, { redirect: 'manual', ...init });

  it('every answer has a type and text an encoding (4.1.1), and nothing redirects (3.7.2, 4.1.2)', async () => {
    for (const path of ['/', '/table/abc', '/api/games', '/api/me', '/api/nowhere', '/assets/b.js', '/healthz']) {
      const { status, headers } = await get(path);
      assert.match(headers.get('content-type') ?? '', /^[\w/+-]+(; ?charset=utf-8)$/i, path);
      assert.ok(status < 300 || status >= 400, `${path} redirects`);
      assert.equal(headers.get('access-control-allow-origin'), null, path);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /object-src 'none';base-uri 'none'/, path);
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', path);
    }
  });

  it('folders are not listed (13.4.3)', async () => {
    for (const path of ['/assets', '/assets/']) {
      const text = await (await get(path)).text();
      assert.doesNotMatch(text, /a\.js/, path);
    }
  });

  it('TRACE is refused (13.4.4), and so is a request with two lengths (4.2.1)', async () => {
    const trace = await sendRaw(server.url, requestHead('/').replace('GET', 'TRACE'));
    assert.ok([400, 404, 405].includes(statusOf(trace)), trace);
    const both = ['Content-Type: application/json', 'Content-Length: 4', 'Transfer-Encoding: chunked'];
    const head = requestHead('/api/guest', both).replace('GET', 'POST');
    assert.equal(statusOf(await sendRaw(server.url, `${head}0\r\n\r\n`)), 400);
  });

  it('a parameter given twice is refused (15.3.7)', async () => {
    const { token } = await newPerson(server.url, 'Anna');
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await get('/api/tables?list=mine', { headers })).status, 200);
    assert.equal((await get('/api/tables?list=mine&list=open', { headers })).status, 400);
  });

  it('downloads have a name of ours (5.4.1, 5.4.2)', async () => {
    const { token } = await newPerson(server.url, '"; x="');
    const reply = await get('/api/me/data', { headers: { authorization: `Bearer ${token}` } });
    assert.equal(reply.headers.get('content-disposition'), 'attachment; filename="moonstaff-data.json"');
  });

  it('password fields are password fields that managers can fill in (6.2.6, 6.2.7)', () => {
    const pages = join(ROOT, 'web/src/pages/account');
    const found = (pattern: RegExp): readonly string[] =>
      readdirSync(pages)
        .filter((name) => name.endsWith('.tsx'))
        .flatMap((name) => readFileSync(join(pages, name), 'utf8').match(pattern) ?? []);
    // Two kinds of them, which all forms use.
    const fields = found(/<Field\b[^>]*password[^>]*>/gis);
    assert.deepEqual(
      fields.map((field) => field.match(/autoComplete="(current|new)-password"/)?.[1]),
      ['current', 'new'],
    );
    for (const field of fields) {
      assert.match(field, /type="password"/);
      assert.doesNotMatch(field, /onPaste/);
    }
    assert.ok(found(/<(?:Current|New)Password\b/g).length >= 6);
  });

  it('the account page has both ways out (7.4.4)', () => {
    const source = readFileSync(join(ROOT, 'web/src/pages/account/Leaving.tsx'), 'utf8');
    assert.match(source, /leave\(api\.signOut\(\)\)/);
    assert.match(source, /leave\(api\.signOutEverywhere\(\)\)/);
  });

  it('certificates are checked (12.3.2)', () => {
    const sources = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(ROOT, 'server/src', name), 'utf8'));
    assert.ok(sources.length > 100);
    for (const source of sources) assert.doesNotMatch(source, /rejectUnauthorized|NODE_TLS_REJECT/);
  });
});
