import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pageAt } from '../src/http/page-html.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';

const open = { kind: 'open' } as const;
const PAGE = `<!doctype html><html lang="en"><head><title>Moonstaff</title><link href="./icon.svg" /></head>
<body><script src="./assets/index.js"></script></body></html>`;

describe('the page at a path', () => {
  it('finds its files however deep the path is', () => {
    assert.equal(pageAt(PAGE, 'nowhere', undefined), PAGE);
    assert.match(pageAt(PAGE, 'join/abc', undefined), /href="\.\.\/icon\.svg".*src="\.\.\/assets\/index\.js"/s);
    assert.match(pageAt(PAGE, 'a/b/c', undefined), /src="\.\.\/\.\.\/assets/);
  });

  it('shows a name as it is, whatever it’s made of', () => {
    const title = `<b>"$&'`;
    const page = pageAt(PAGE, 'join/a', { title, line: '', picture: '', language: 'en' });
    assert.match(page, /<title>&lt;b&gt;&quot;\$&amp;&#39;<\/title>/);
    assert.ok(!page.includes('<b>'));
  });
});

describe('what chats show of links', () => {
  const folder = temporaryFolder();
  const webRoot = join(folder.path, 'web');
  let server: TestServer;
  before(async () => {
    mkdirSync(webRoot);
    writeFileSync(join(webRoot, 'index.html'), PAGE);
    server = await testServer(join(folder.path, 'tables.sqlite'), {
      webRoot,
      env: { LOG_LEVEL: 'debug', PUBLIC_URL: 'https://play.example/games' },
    });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  const page = async (path: string, language = 'en'): Promise<string> =>
    (await fetch(`${server.url}/${path}`, { headers: { 'accept-language': language } })).text();
  const tag = (html: string, name: string): string | undefined =>
    new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];

  it('an invitation says who invites and which seats are free, in the reader’s language', async () => {
    const marek = await newPerson(server.url, 'Marek');
    const { invite } = await marek.api.openTable({ game: 'sample', seats: [open, open, open] });
    const html = await page(`join/${invite}`);
    assert.match(tag(html, 'title') ?? '', /^Marek invites you: /);
    assert.equal(tag(html, 'description'), '3 seats, still free: 2. A name is all you need.');
    assert.match(tag(html, 'image') ?? '', /^https:\/\/play\.example\/games\/icon-512\.png$/);
    assert.match(tag(await page(`join/${invite}`, 'pl-PL,pl;q=0.9'), 'title') ?? '', /^Marek zaprasza do gry: /);
  });

  it('a public table has a preview; a private one gives the same page as none', async () => {
    const marek = await newPerson(server.url, 'Marek');
    const shown = await marek.api.openTable({ game: 'sample', seats: [open, open], public: true });
    const hidden = await marek.api.openTable({ game: 'sample', seats: [open, open] });
    assert.match(tag(await page(`table/${shown.table}`), 'title') ?? '', /Marek/);
    assert.match(tag(await page(`screen/${shown.table}`), 'title') ?? '', /Marek/);
    const none = await page(`table/${'A'.repeat(22)}`);
    assert.equal(await page(`table/${hidden.table}`), none);
    assert.equal(tag(none, 'title'), undefined);
    for (const path of ['join/nonsense', `join/${'B'.repeat(22)}`, 'join', 'join/a/b', 'club/x', '%25/x'])
      assert.equal(tag(await page(path), 'title'), undefined, path);
  });

  it('no code gets into the log or into what the browser tells other pages', async () => {
    const marek = await newPerson(server.url, 'Marek');
    const { table, invite } = await marek.api.openTable({ game: 'sample', seats: [open, open] });
    const response = await fetch(`${server.url}/join/${invite}`);
    assert.equal(response.headers.get('referrer-policy'), 'no-referrer');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const html = await response.text();
    for (const secret of [invite, table, marek.id]) assert.ok(!html.includes(secret));
    assert.ok(server.lines.length > 0, 'it logs');
    assert.ok(!server.lines.join('\n').includes(invite));
  });
});

describe('two people with one name', () => {
  it('are told apart at the table, in lists and in the chat, until one is called something else', async () => {
    const folder = temporaryFolder();
    const server = await testServer(join(folder.path, 'tables.sqlite'));
    try {
      const first = await newPerson(server.url, 'Lena');
      const second = await newPerson(server.url, 'LENA');
      const { table, invite } = await first.api.openTable({ game: 'sample', seats: [open, open] });
      await second.api.command(table, { type: 'sit' }, { invite });
      const names = async (): Promise<readonly string[]> =>
        (await first.api.table(table)).info.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
      assert.deepEqual(await names(), ['Lena', 'LENA (2)']);
      const [row] = await second.api.tables('mine');
      assert.deepEqual(
        row?.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
        ['Lena', 'LENA (2)'],
      );
      await first.api.changeMe({ name: 'Ilka' });
      assert.deepEqual(await names(), ['Ilka', 'LENA']);
    } finally {
      await server.close();
      folder.remove();
    }
  });
});
