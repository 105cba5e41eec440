import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { type NewWay, PROTOCOL } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { openStore, replaceKey } from '@moonstaff/server/operator';
import { WebSocket } from 'ws';
import { CookieKeys } from '../src/people/cookie-keys.ts';
import { deviceOf } from '../src/people/device.ts';
import { MIGRATIONS, migrate } from '../src/store/migrations.ts';
import { openSql } from '../src/store/opening.ts';
import { SESSIONS_SHAPE } from '../src/store/shape/sessions.ts';
import { DATABASES, type Databases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { browser, newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';

const DAY = 86_400_000;
const PASSWORD = 'lanterns over water';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const refusedWith = (key: string) => (error: unknown) => error instanceof Error && error.message.startsWith(`${key} `);

/** A socket of this browser, and the code it was closed with, once it is. */
interface Line {
  readonly closed: Promise<number>;
  /** Asks the server for a sign of life. */
  answer(): Promise<'open' | number>;
}

async function socketOf(url: string, cookie: string): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const closed = new Promise<number>((done) => socket.once('close', done));
  await new Promise((done) => socket.once('open', done));
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  await new Promise((done) => socket.once('message', done));
  const answer = (): Promise<'open' | number> => {
    const pong = new Promise<'open'>((done) => socket.once('pong', () => done('open')));
    socket.ping();
    return Promise.race([closed, pong]);
  };
  return { closed, answer };
}

/** What a browser sends that may be reached by pushes. */
function pushesTo(name: string): NewWay {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const p256dh = keys.getPublicKey().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { kind: 'push', endpoint: `https://192.0.2.1/${name}`, p256dh, auth, name };
}

for (const { kind, open } of DATABASES) {
  describe(`sessions, on ${kind}`, () => {
    let databases: Databases;
    let where: string;
    let nodes: readonly TestServer[];
    let now = Date.now();
    before(async () => {
      databases = await open();
      where = await databases.fresh();
      const limits = { signIns: { burst: 1000, perSecond: 1000 }, codes: { burst: 1000, perSecond: 1000 } };
      const start = (): Promise<TestServer> =>
        testServer(where, { now: () => now, limits, webhook: { allowed: () => true }, env: { LOG_LEVEL: 'info' } });
      nodes = kind === 'postgres' ? await Promise.all([start(), start()]) : [await start()];
    });
    after(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await databases.stop();
    });
    const urlOf = (node = 0): string => at(nodes, node % nodes.length).url;

    /** An account, signed in with these browsers. */
    async function signedIn(username: string, agents: readonly string[]): Promise<ReturnType<typeof browser>[]> {
      const { api } = browser(urlOf());
      await api.guest(username);
      await api.claim(username, PASSWORD);
      await api.signOut();
      const pages: ReturnType<typeof browser>[] = [];
      for (const [index, agent] of agents.entries()) {
        const page = browser(urlOf(index), agent);
        await page.api.signIn(username, PASSWORD);
        pages.push(page);
      }
      return pages;
    }

    it('are listed for their owner alone: with what, since when, last used (7.5.2)', async () => {
      const [home, phone] = await signedIn('anna', [FIREFOX, IPHONE]);
      assert.ok(home && phone);
      const listed = await home.api.sessions();
      assert.deepEqual(listed.map(({ browser: name, system, current }) => [name, system, current]).sort(), [
        ['Firefox', 'Linux', true],
        ['Safari', 'iPhone', false],
      ]);
      const { createdAt } = at(listed, 0);
      assert.ok(listed.every((session) => session.createdAt === now && session.usedAt === now));
      now += DAY;
      await phone.api.me();
      const [first] = await home.api.sessions();
      assert.ok(first);
      assert.deepEqual([first.createdAt, first.usedAt], [createdAt, now]);
      const bert = await newPerson(urlOf(), 'Bert');
      assert.equal((await bert.api.sessions()).length, 1);
    });

    it('end one by one, with the password, and so do their sockets, on every node (7.5.2)', async () => {
      const [home, phone] = await signedIn('cleo', [FIREFOX, IPHONE]);
      assert.ok(home && phone);
      const [here, there] = [await socketOf(urlOf(), home.cookie), await socketOf(urlOf(1), phone.cookie)];
      const other = (await home.api.sessions()).find(({ current }) => !current);
      assert.ok(other);
      await assert.rejects(home.api.endSession(other.id), refusedWith('server.person.wrong'));
      await assert.rejects(home.api.endSession(other.id, 'wrong password'), refusedWith('server.person.wrong'));
      await phone.api.me();
      await home.api.endSession(other.id, PASSWORD);
      assert.equal(await there.closed, 1008);
      await assert.rejects(phone.api.me(), refusedWith('server.person.unknown'));
      await assert.rejects(home.api.endSession(other.id, PASSWORD), refusedWith('server.session.none'));
      assert.equal(await here.answer(), 'open');
      await home.api.me();
    });

    it('can’t be ended by anybody else', async () => {
      const [dora] = await signedIn('dora', [FIREFOX]);
      const [emil] = await signedIn('emil', [FIREFOX]);
      const [own] = (await dora?.api.sessions()) ?? [];
      assert.ok(own && emil);
      await assert.rejects(emil.api.endSession(own.id, PASSWORD), refusedWith('server.session.none'));
      await dora?.api.me();
    });

    it('end all at once but the one that asks', async () => {
      const [home, phone, work] = await signedIn('finn', [FIREFOX, IPHONE, FIREFOX]);
      assert.ok(home && phone && work);
      await assert.rejects(home.api.endOtherSessions('wrong password'), refusedWith('server.person.wrong'));
      await home.api.endOtherSessions(PASSWORD);
      await home.api.me();
      for (const page of [phone, work]) await assert.rejects(page.api.me(), refusedWith('server.person.unknown'));
      assert.equal((await home.api.sessions()).length, 1);
      assert.match(at(nodes, 0).lines.join('\n'), /other sessions ended/);
    });

    it('take the pushes of their browser with them, and no others', async () => {
      const [home, phone, work] = await signedIn('ida', [FIREFOX, IPHONE, FIREFOX]);
      assert.ok(home && phone && work);
      const names = async (): Promise<readonly string[]> =>
        (await home.api.reach()).ways.map(({ name }) => name).sort();
      for (const [name, { api }] of Object.entries({ home, phone, work })) await api.addWay(pushesTo(name));
      await home.api.addWay({ kind: 'webhook', url: 'https://192.0.2.1/hook' });
      assert.deepEqual(await names(), ['home', 'https://192.0.2.1/hook', 'phone', 'work']);
      const [ended] = (await phone.api.sessions()).filter(({ current }) => current);
      await home.api.endSession(ended?.id ?? '', PASSWORD);
      assert.deepEqual(await names(), ['home', 'https://192.0.2.1/hook', 'work']);
      await work.api.signOut();
      assert.deepEqual(await names(), ['home', 'https://192.0.2.1/hook']);
      await work.api.signIn('ida', PASSWORD);
      await work.api.addWay(pushesTo('work'));
      await home.api.endOtherSessions(PASSWORD);
      assert.deepEqual(await names(), ['home', 'https://192.0.2.1/hook']);
      // A session that ran out by itself takes nothing away, and neither does signing in again.
      now += 100 * DAY;
      await at(nodes, 0).store.sessions.forget({ now, unusedSince: now - 90 * DAY });
      for (let again = 0; again < 2; again++) {
        await home.api.signIn('ida', PASSWORD);
        assert.deepEqual(await names(), ['home', 'https://192.0.2.1/hook']);
      }
      await home.api.addWay(pushesTo('home'));
      await home.api.signIn('ida', PASSWORD);
      assert.deepEqual(await names(), ['home', 'https://192.0.2.1/hook']);
      // Somebody else who signs in with this browser isn't called in her name.
      await signedIn('jan', []);
      await home.api.signIn('jan', PASSWORD);
      await phone.api.signIn('ida', PASSWORD);
      assert.deepEqual(
        (await phone.api.reach()).ways.map(({ kind: way }) => way),
        ['webhook'],
      );
    });

    it('end when they haven’t been used for 90 days, however young they are (7.3.1)', async () => {
      const [home, phone] = await signedIn('gina', [FIREFOX, IPHONE]);
      assert.ok(home && phone);
      now += 60 * DAY;
      await home.api.me();
      now += 60 * DAY;
      await home.api.me();
      await assert.rejects(phone.api.me(), refusedWith('server.person.unknown'));
      assert.equal((await home.api.sessions()).length, 1);
      // And in any case after 180 days (7.3.2).
      now += 59 * DAY;
      await home.api.me();
      now += DAY;
      await assert.rejects(home.api.me(), refusedWith('server.person.unknown'));
    });

    it('outlive a new key for as long as their cookies do, unless all are ended', async () => {
      const [home] = await signedIn('hugo', [FIREFOX]);
      assert.ok(home);
      const statusOn = async (node: number): Promise<number> =>
        (await fetch(`${urlOf(node)}/api/me`, { headers: { cookie: home.cookie } })).status;
      const store = await openStore(where);
      const keys = await CookieKeys.open(store, () => now);
      const before = keys.sign('x');
      await replaceKey(store, { endAll: false }, now);
      await keys.check();
      assert.equal(keys.sign('x'), before, 'other nodes may not know the new key yet');
      now += 10_000;
      const later = keys.sign('x');
      assert.notEqual(later, before);
      for (const signature of [before, later]) assert.ok(keys.isSigned('x', signature, DAY));
      for (const node of [0, 1]) assert.equal(await statusOn(node), 200);
      now += DAY;
      assert.deepEqual([keys.isSigned('x', before, DAY), keys.isSigned('x', later, DAY)], [false, true]);
      await replaceKey(store, { endAll: true }, now);
      await keys.check();
      assert.equal(keys.isSigned('x', later, DAY), false);
      for (const node of [0, 1]) await eventually(async () => (await statusOn(node)) === 401);
      await store.close();
    });

    it('keep their age and last use when an older database is opened', async () => {
      const old = await databases.fresh();
      const sql = openSql(old);
      await migrate(sql, MIGRATIONS.slice(0, MIGRATIONS.indexOf(SESSIONS_SHAPE)));
      await sql.commit([
        { text: `INSERT INTO people (id, name, created_at, seen_at) VALUES ('p1', 'Anna', 1, ${150 * DAY})` },
        { text: `INSERT INTO sessions (hash, person, expires_at) VALUES ('old', 'p1', ${200 * DAY})` },
        { text: `INSERT INTO people (id, name, created_at) VALUES ('p2', 'Bert', 1)` },
        { text: `INSERT INTO sessions (hash, person, expires_at) VALUES ('new', 'p2', ${200 * DAY})` },
      ]);
      await sql.close();
      const store = await openStore(old);
      const validity = { now: 0, unusedSince: 0 };
      const [anna] = await store.sessions.ofPerson('p1', validity);
      const [bert] = await store.sessions.ofPerson('p2', validity);
      await store.close();
      assert.deepEqual([anna?.createdAt, anna?.usedAt], [20 * DAY, 150 * DAY]);
      assert.deepEqual([bert?.createdAt, bert?.usedAt], [20 * DAY, 20 * DAY]);
    });
  });
}

describe('what is kept of a browser', () => {
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  for (const [agent, known] of [
    [FIREFOX, { browser: 'Firefox', system: 'Linux' }],
    [IPHONE, { browser: 'Safari', system: 'iPhone' }],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`,
      { browser: 'Edge', system: 'Windows' },
    ],
    [`Mozilla/5.0 (Linux; Android 15; K) ${CHROME} Mobile Safari/537.36`, { browser: 'Chrome', system: 'Android' }],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, { browser: 'Chrome', system: 'macOS' }],
    ['curl/8.0', {}],
    ['', {}],
  ] as const) {
    it(`is its name and its system, and nothing else: ${agent.slice(0, 60)}`, () => {
      assert.deepEqual(deviceOf(agent), known);
    });
  }

  it('is nothing if it says nothing', () => assert.deepEqual(deviceOf(undefined), {}));
});

it('browsers use https for subdomains only if the operator says so (3.4.1)', async () => {
  const folder = temporaryFolder();
  const header = async (env: Record<string, string>): Promise<string | null> => {
    const server = await testServer(`${folder.path}/${Object.keys(env).length}.sqlite`, {
      env: { PUBLIC_URL: 'https://play.example', ...env },
    });
    const reply = await fetch(`${server.url}/api/games`);
    await server.close();
    return reply.headers.get('strict-transport-security');
  };
  assert.equal(await header({}), 'max-age=31536000');
  assert.equal(await header({ HSTS_SUBDOMAINS: '1' }), 'max-age=31536000; includeSubDomains');
  folder.remove();
});
