import assert from 'node:assert/strict';
import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { type NewWay, OCCASIONS, Refused, type Way } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { openStore, restore } from '@moonstaff/server/operator';
import { DATABASES, type Databases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { Imitations } from './support/imitations.ts';
import { newPerson, type TestPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

const TOKEN = `123456789:${'A'.repeat(35)}`;

function browserAt(endpoint: string): NewWay {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const p256dh = keys.getPublicKey().toString('base64url');
  return { kind: 'push', endpoint, p256dh, auth: randomBytes(16).toString('base64url'), name: 'Firefox on Linux' };
}

const refusedWith = (key: string) => (error: unknown) => {
  assert.ok(error instanceof Refused, String(error));
  assert.equal(error.phrase.key, key);
  return true;
};

const wayOf = async ({ api }: TestPerson, kind: Way['kind']): Promise<Way> =>
  at(
    (await api.reach()).ways.filter((way) => way.kind === kind),
    0,
  );

for (const { kind: store, open } of DATABASES) {
  describe(`being reached, on ${store}`, () => {
    let databases: Databases;
    let services: Imitations;
    let server: TestServer;
    let database: string;
    let clock = 0;
    const startServer = (): Promise<TestServer> =>
      testServer(database, {
        env: { NOTICE_DELAY_SECONDS: '0', PUBLIC_URL: 'https://play.example' },
        webhook: { allowed: (address) => address === '127.0.0.1' },
        reachServices: services.services,
        say: async ({ key, args }) => `${key} ${Object.values(args).flat().join(' ')}`.trim(),
        now: () => Date.now() + clock,
        limits: { tests: { burst: 1000, perSecond: 1000 } },
      });
    before(async () => {
      databases = await open();
      services = await Imitations.open();
      database = await databases.fresh();
      server = await startServer();
    });
    after(async () => {
      await server.close();
      await services.close();
      await databases.stop();
    });

    /** What's to be closed after a test, also if it failed: an open connection comes again and again. */
    const opened: (() => void)[] = [];
    afterEach(() => {
      for (const close of opened.splice(0)) close();
    });

    /** Bert sits with Anna; he gets these ways before it becomes his turn. */
    const seatedWith = async (...ways: readonly NewWay[]) => {
      const { close, ...seated } = await startedTable(server.url, 2);
      opened.push(close);
      const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
      for (const way of ways) await bert.api.addWay(way);
      return { ...seated, anna, bert };
    };

    const waysAt = (topic: string): readonly NewWay[] => [
      { kind: 'discord', url: `${services.url}/discord/${topic}` },
      { kind: 'slack', url: `${services.url}/slack/${topic}` },
      { kind: 'ntfy', server: `${services.url}/ntfy`, topic, token: 'tk_secret' },
      { kind: 'webhook', url: `${services.url}/hook/${topic}` },
      browserAt(`${services.url}/push/${topic}`),
    ];

    it('goes over every way, each in its own form', async () => {
      const { anna, bert, table } = await seatedWith(...waysAt('forms'));
      const { ways } = await bert.api.reach();
      assert.ok(
        ways.every(({ on, ready }) => on && ready),
        'saved means on',
      );
      assert.ok(
        !JSON.stringify(ways.map(({ name }) => name)).includes('/discord/forms'),
        'a channel’s address is a key',
      );
      await anna.api.command(table, { type: 'resign' });
      await eventually(() =>
        ['/discord', '/slack', '/ntfy', '/hook', '/push'].every((path) => services.at(path).length > 0),
      );
      const link = `https://play.example/table/${table}`;
      const discord = at(services.at('/discord/forms'), 0).json;
      assert.match(String(discord['content']), /server\.notice\.finished sample/);
      assert.match(String(discord['content']), /server\.notice\.with Player 1/);
      assert.ok(String(discord['content']).endsWith(link));
      assert.deepEqual(discord['allowed_mentions'], { parse: [] });
      assert.ok(String(at(services.at('/slack/forms'), 0).json['text']).includes(link));
      const ntfy = at(services.at('/ntfy'), 0);
      assert.equal(ntfy.json['topic'], 'forms');
      assert.equal(ntfy.json['click'], link);
      assert.equal(ntfy.headers['authorization'], 'Bearer tk_secret');
      const hook = at(services.at('/hook/forms'), 0);
      const { secret = '' } = await wayOf(bert, 'webhook');
      assert.equal(hook.headers['x-moonstaff-signature'], createHmac('sha256', secret).update(hook.body).digest('hex'));
      assert.deepEqual(hook.json['notices'], [{ kind: 'finished', table, game: 'sample' }]);
      const pushed = at(services.at('/push/forms'), 0);
      assert.equal(pushed.headers['content-encoding'], 'aes128gcm');
      assert.match(String(pushed.headers['authorization']), /^vapid t=/);
      assert.ok(!pushed.body.includes('server.notice'), 'encrypted');
    });

    it('reaches people over Telegram once they’ve pressed Start', async () => {
      const { anna, bert, table } = await seatedWith({ kind: 'telegram', token: TOKEN });
      const way = await wayOf(bert, 'telegram');
      assert.deepEqual([way.ready, way.name], [false, '@moon_bot']);
      await assert.rejects(bert.api.connectWay(way.id), refusedWith('server.reach.notStarted'));
      const code = new URL(way.link ?? '').searchParams.get('start');
      services.updates.push({ update_id: 7, message: { text: `/start ${code}`, chat: { id: 4711 } } });
      await bert.api.connectWay(way.id);
      assert.equal((await wayOf(bert, 'telegram')).ready, true);
      assert.deepEqual(services.updates, [], 'Telegram is told what was read');
      await anna.api.command(table, { type: 'resign' });
      await eventually(() => services.at('/telegram').some(({ path }) => path.endsWith('/sendMessage')));
      const sent = at(
        services.at('/telegram').filter(({ path }) => path.endsWith('/sendMessage')),
        0,
      );
      assert.equal(sent.json['chat_id'], '4711');
      assert.match(String(sent.json['text']), new RegExp(`server.notice.finished sample[^]*${table}`));
    });

    it('can be tried, and says why it fails', async () => {
      const anna = await newPerson(server.url, 'Anna');
      for (const way of waysAt('tests')) await anna.api.addWay(way);
      for (const { id, kind } of (await anna.api.reach()).ways) assert.ok('took' in (await anna.api.testWay(id)), kind);
      const faults: readonly (readonly [Way['kind'], string, number, string])[] = [
        ['ntfy', '/ntfy', 401, 'server.reach.ntfyToken'],
        ['discord', '/discord', 404, 'server.reach.gone'],
        ['slack', '/slack', 403, 'server.reach.forbidden'],
        ['webhook', '/hook', 500, 'server.reach.broken'],
        ['push', '/push', 410, 'server.reach.pushGone'],
      ];
      for (const [kind, path, status, why] of faults) {
        services.answers.set(path, status);
        const told = await anna.api.testWay((await wayOf(anna, kind)).id);
        assert.equal('fault' in told && told.fault.key, why);
        assert.equal((await wayOf(anna, kind)).fault?.why.key, why, 'its row says so later, too');
        services.answers.delete(path);
      }
      const ntfy = await wayOf(anna, 'ntfy');
      await anna.api.testWay(ntfy.id);
      assert.equal((await wayOf(anna, 'ntfy')).fault, undefined);
    });

    it('refuses bad addresses, and says what would be right', async () => {
      const { api } = await newPerson(server.url, 'Anna');
      const bad: readonly (readonly [NewWay, string])[] = [
        [browserAt('https://10.0.0.7/push'), 'server.reach.internal'],
        [browserAt('http://[::1]:9/push'), 'server.reach.internal'],
        [{ kind: 'webhook', url: 'http://169.254.169.254/latest' }, 'server.reach.internal'],
        [{ kind: 'ntfy', server: 'http://192.168.1.2', topic: 'moon' }, 'server.reach.internal'],
        [{ kind: 'ntfy', server: 'https://nothing.invalid', topic: 'moon' }, 'server.reach.noHost'],
        [{ kind: 'discord', url: 'https://example.org/hook' }, 'server.reach.discord'],
        [{ kind: 'slack', url: 'https://discord.com/api/webhooks/1' }, 'server.reach.slack'],
        [{ kind: 'telegram', token: 'nonsense' }, 'server.reach.telegramToken'],
        [{ kind: 'mail', email: 'anna@example.org' }, 'server.email.none'],
        [{ kind: 'ntfy', topic: 'a/b' }, 'server.http.shape'],
        [{ kind: 'webhook', url: 'file:///etc/passwd' }, 'server.http.shape'],
      ];
      for (const [way, why] of bad) await assert.rejects(api.addWay(way), refusedWith(why), JSON.stringify(way));
      const { quiet } = (await api.reach()).wishes;
      await assert.rejects(
        api.changeReach({ quiet: { ...quiet, zone: 'Moon/Tycho' } }),
        refusedWith('server.reach.zone'),
      );
      assert.deepEqual((await api.reach()).ways, []);
      assert.ok(!(await api.reach()).offered.includes('mail'), 'a server without mail offers none');
    });

    it('keeps every one of several changes made at once', async () => {
      const { api } = await newPerson(server.url, 'Anna');
      await Promise.all([
        api.changeReach({ turnAfter: 15 }),
        api.changeReach({ deadlineBefore: 12 }),
        api.changeReach({ gather: 3 }),
      ]);
      const { turnAfter, deadlineBefore, gather } = (await api.reach()).wishes;
      assert.deepEqual({ turnAfter, deadlineBefore, gather }, { turnAfter: 15, deadlineBefore: 12, gather: 3 });
    });

    it('keeps to what was chosen: occasions, quiet hours, one message for many tables', async () => {
      const first = await seatedWith(...waysAt('chosen'));
      const { bert } = first;
      const { wishes } = await bert.api.reach();
      await bert.api.changeReach({ occasions: { ...wishes.occasions, over: ['ntfy'] } });
      const minute = new Date(Date.now() + clock).getUTCHours() * 60 + new Date(Date.now() + clock).getUTCMinutes();
      const quiet = { on: true, from: (minute + 1439) % 1440, to: (minute + 60) % 1440, zone: 'UTC', deadlines: true };
      await bert.api.changeReach({ quiet });
      const { table, invite } = await first.anna.api.openTable({
        game: 'sample',
        seats: [{ kind: 'open' }, { kind: 'open' }],
      });
      await bert.api.command(table, { type: 'sit' }, { invite });
      await bert.api.command(table, { type: 'ready', ready: true });
      await first.anna.api.command(table, { type: 'start' });
      await first.anna.api.command(table, { type: 'resign' });
      await first.anna.api.command(first.table, { type: 'resign' });
      const left = async (): Promise<number> =>
        (
          await server.store.sql.read(`SELECT at FROM due WHERE kind = 'notice' AND body = $1 AND at > $2`, [
            bert.id,
            Date.now() + clock,
          ])
        ).length;
      await eventually(async () => (await left()) >= 2);
      const before = services.calls.length;
      clock += 61 * 60_000;
      await server.scheduler.poll();
      await eventually(() => services.at('/ntfy').some(({ json }) => json['topic'] === 'chosen'));
      const sent = services.calls
        .slice(before)
        .filter(({ path, json }) => path === '/ntfy' && json['topic'] === 'chosen');
      assert.equal(sent.length, 1);
      assert.equal(at(sent, 0).json['title'], 'server.notice.several 2');
      assert.equal(at(sent, 0).json['click'], 'https://play.example/');
      assert.equal(services.at('/hook/chosen').length, 0, 'only over the way that was chosen');
    });

    it('says no more than once in a while, except for deadlines', async () => {
      const { anna, bert, table } = await seatedWith({ kind: 'webhook', url: `${services.url}/hook/rare` });
      await bert.api.changeReach({ gather: 3 });
      await server.store.sql.commit([{ text: 'UPDATE reach SET sent_at = $1', values: [Date.now() + clock] }]);
      await anna.api.command(table, { type: 'resign' });
      await eventually(async () => {
        const [row] = await server.store.sql.read(`SELECT at FROM due WHERE kind = 'notice' AND body = $1`, [bert.id]);
        return Number(row?.['at']) > Date.now() + clock + 2 * 3_600_000;
      });
      assert.equal(services.at('/hook/rare').length, 0);
      clock += 3 * 3_600_000 + 1000;
      await server.scheduler.poll();
      await eventually(() => services.at('/hook/rare').length === 1);
    });

    it('calls people who are mentioned, and those who are invited', async () => {
      const { anna, bert, table } = await seatedWith({ kind: 'webhook', url: `${services.url}/hook/called` });
      await anna.api.command(table, { type: 'chat', text: 'Nobody here' });
      await anna.api.command(table, { type: 'chat', text: 'What now, @player 2?' });
      await eventually(() => services.at('/hook/called').length === 1);
      const { json } = at(services.at('/hook/called'), 0);
      assert.equal(json['title'], 'server.notice.mentioned sample Player 1');
      assert.ok(!JSON.stringify(json).includes('What now'), 'not what was said');
      await anna.api.command(table, { type: 'resign' });
      const { invite } = await anna.api.rematch(table);
      await eventually(() =>
        services.at('/hook/called').some(({ json: { link } }) => String(link).endsWith(`/join/${invite}`)),
      );
      assert.equal((await bert.api.reach()).ways.length, 1);
    });

    it('tells nobody twice where two nodes share the work', async () => {
      const other = store === 'postgres' ? await startServer() : undefined;
      const people: string[] = [];
      for (let round = 0; round < 5; round++) {
        const { anna, bert, table } = await seatedWith({
          kind: 'webhook',
          url: `${services.url}/hook/two-${round}`,
        });
        people.push(bert.id);
        await anna.api.command(table, { type: 'resign' });
      }
      const left = async (): Promise<number> => {
        const rows = await server.store.sql.read(`SELECT body FROM due WHERE kind IN ('notice', 'send')`);
        return rows.filter(({ body }) => people.some((person) => String(body).includes(person))).length;
      };
      await eventually(async () => (await left()) === 0);
      for (let round = 0; round < 5; round++) assert.equal(services.at(`/hook/two-${round}`).length, 1);
      await other?.close();
    });

    it('forgets browsers that have taken back their permission', async () => {
      const { anna, bert, table } = await seatedWith(browserAt(`${services.url}/push/gone`));
      services.answers.set('/push/gone', 410);
      await anna.api.command(table, { type: 'resign' });
      await eventually(async () => (await bert.api.reach()).ways.length === 0);
    });

    it('belongs to one person: nobody else changes it, and it goes with them', async () => {
      const [anna, bert] = [await newPerson(server.url, 'Anna'), await newPerson(server.url, 'Bert')];
      await anna.api.addWay({ kind: 'webhook', url: `${services.url}/hook/own` });
      const { id } = await wayOf(anna, 'webhook');
      await assert.rejects(bert.api.switchWay(id, false), refusedWith('server.reach.none'));
      await assert.rejects(bert.api.removeWay(id), refusedWith('server.reach.none'));
      await assert.rejects(bert.api.testWay(id), refusedWith('server.reach.none'));
      const browser = browserAt(`${services.url}/push/shared`);
      await anna.api.addWay(browser);
      await bert.api.addWay(browser);
      assert.equal((await anna.api.reach()).ways.length, 1, 'the browser is Bert’s now');
      await anna.api.deleteMe();
      assert.deepEqual(await server.store.sql.read('SELECT id FROM ways WHERE person = $1', [anna.id]), []);
    });

    it('covers every occasion unless somebody chooses', async () => {
      const { api } = await newPerson(server.url, 'Anna');
      const { occasions } = (await api.reach()).wishes;
      assert.deepEqual(Object.keys(occasions).sort(), [...OCCASIONS].sort());
    });

    it('keeps the channels of earlier versions', async () => {
      const old = await databases.fresh();
      const folder = temporaryFolder();
      const file = `${folder.path}/backup.jsonl`;
      const row = {
        ...{ id: 'A'.repeat(22), name: 'Anna', email: 'anna@example.org', by_email: 1, by_webhook: 0, created_at: 1 },
        ...{ webhook: 'https://example.org/hook', webhook_secret: 'secret', banned: 0, hidden: 0, seen_at: 0 },
      };
      const lines = [{ format: 'moonstaff-backup', shape: 8 }, { table: 'people', row }, { end: 1 }];
      writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
      await restore(old, file);
      folder.remove();
      const opened = await openStore(old);
      const rows = await opened.sql.read('SELECT person, kind, target, secret, is_on FROM ways ORDER BY kind');
      const person = 'A'.repeat(22);
      assert.deepEqual(
        rows.map((row) => ({ ...row })),
        [
          { person, kind: 'mail', target: '', is_on: 1 },
          { person, kind: 'webhook', target: 'https://example.org/hook', secret: 'secret', is_on: 0 },
        ],
      );
      await opened.close();
    });
  });
}
