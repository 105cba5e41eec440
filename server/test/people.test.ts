import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Api, PROTOCOL, ServerConnection } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { ban, openStore, resetPassword } from '@moonstaff/server/operator';
import { argon2id } from '../src/people/argon2.ts';
import { eventually } from './support/eventually.ts';
import { browser, newPerson, TableClient } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

/** A program with a token of this person. */
async function programOf(url: string, api: Api): Promise<Api> {
  const program = new Api({ url, token: (await api.newToken('program')).token });
  await program.me();
  return program;
}

const refusedWith = (key: string) => (error: unknown) => error instanceof Error && error.message.startsWith(`${key} `);

/** The server's first message after a hello with this token. */
async function helloWith(url: string, token: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  await new Promise((done) => socket.addEventListener('open', done, { once: true }));
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
  const { data } = await new Promise<MessageEvent>((done) => socket.addEventListener('message', done, { once: true }));
  socket.close();
  const message = JSON.parse(String(data)) as { readonly type: string; readonly phrase?: { readonly key: string } };
  return message.phrase?.key ?? message.type;
}

describe('people', () => {
  const folder = temporaryFolder();
  const database = `${folder.path}/people.sqlite`;
  let server: TestServer;
  before(async () => {
    server = await testServer(database, { limits: { signIns: { burst: 100, perSecond: 100 } } });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it("join with a name, and get a cookie that scripts and other sites can't read", async () => {
    const response = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '  Änna  ' }),
    });
    assert.equal(response.status, 201);
    assert.equal(((await response.json()) as { name: string }).name, 'Änna');
    const cookie = response.headers.getSetCookie()[0] ?? '';
    assert.match(cookie, /^moonstaff=[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("get a cookie that's only sent over https if the server uses https", async () => {
    const secure = await testServer(`${folder.path}/secure.sqlite`, { env: { PUBLIC_URL: 'https://play.example' } });
    const response = await fetch(`${secure.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Anna' }),
    });
    assert.match(
      response.headers.getSetCookie()[0] ?? '',
      /^__Host-moonstaff=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const status = async (header: string): Promise<number> =>
      (await fetch(`${secure.url}/api/me`, { headers: { cookie: header } })).status;
    assert.equal(await status(cookie), 200);
    // Without the prefix, any other site of the domain could have set it.
    assert.equal(await status(cookie.replace('__Host-', '')), 401);
    assert.equal(await status(`${cookie.replace('__Host-', '')}; ${cookie}`), 200);
    assert.match(response.headers.get('strict-transport-security') ?? '', /max-age/);
    await secure.close();
  });

  it("are refused if the cookie's signature is wrong", async () => {
    const { cookie } = await newPerson(server.url, 'Anna');
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const whoAmI = (header: string) => fetch(`${server.url}/api/me`, { headers: { cookie: header } });
    assert.equal((await whoAmI(cookie)).status, 200);
    assert.equal((await whoAmI(forged)).status, 401);
    assert.equal((await whoAmI('moonstaff=abc.def')).status, 401);
  });

  it('claim a name, sign in on another device, and sign out everywhere', async () => {
    const home = browser(server.url);
    const { id } = await home.api.guest('Anna');
    await home.api.claim('Anna.B', 'correct horse battery');
    const phone = browser(server.url);
    await assert.rejects(phone.api.signIn('anna.b', 'wrong horse'), refusedWith('server.person.wrong'));
    await assert.rejects(phone.api.signIn('nobody', 'wrong horse'), refusedWith('server.person.wrong'));
    assert.equal((await phone.api.signIn('ANNA.B', 'correct horse battery')).id, id);
    const other = browser(server.url);
    await other.api.guest('Other');
    await assert.rejects(other.api.claim('anna.B', 'lanterns at noon'), refusedWith('server.person.nameTaken'));
    const program = await programOf(server.url, home.api);
    await home.api.signOutEverywhere();
    await assert.rejects(phone.api.me(), refusedWith('server.person.unknown'));
    await assert.rejects(program.me(), refusedWith('server.person.unknown'));
    await phone.api.signIn('anna.b', 'correct horse battery');
    assert.deepEqual(await phone.api.tokens(), []);
  });

  it('change their password, which ends all other sessions and revokes all tokens', async () => {
    const home = browser(server.url);
    await home.api.guest('Cleo');
    await home.api.claim('cleo', 'first password');
    const phone = browser(server.url);
    await phone.api.signIn('cleo', 'first password');
    await assert.rejects(
      home.api.changePassword('not it at all', 'second password'),
      refusedWith('server.person.wrong'),
    );
    const programs = [await programOf(server.url, home.api), await programOf(server.url, phone.api)];
    await home.api.changePassword('first password', 'second password');
    assert.equal((await home.api.me()).name, 'Cleo');
    for (const program of programs) await assert.rejects(program.me(), refusedWith('server.person.unknown'));
    await assert.rejects(phone.api.me(), refusedWith('server.person.unknown'));
    await assert.rejects(phone.api.signIn('cleo', 'first password'), refusedWith('server.person.wrong'));
  });

  it("get a new password hash at the next sign-in if the old one is weaker than today's", async () => {
    const home = browser(server.url);
    const { id } = await home.api.guest('Ida');
    await home.api.claim('ida', 'lanterns at noon');
    const nonce = Buffer.alloc(16, 7);
    const tag = await argon2id({ message: 'lanterns at noon', nonce, memory: 64, passes: 1, tagLength: 32 });
    const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
    const cheap = `$argon2id$v=19$m=64,t=1,p=1$${base64(nonce)}$${base64(tag)}`;
    await server.store.people.update(id, { password: cheap });
    await assert.rejects(home.api.signIn('ida', 'lanterns at night'), refusedWith('server.person.wrong'));
    assert.equal((await server.store.people.byId(id))?.password, cheap);
    await home.api.signIn('ida', 'lanterns at noon');
    const renewed = (await server.store.people.byId(id))?.password ?? '';
    assert.match(renewed, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await home.api.signIn('ida', 'lanterns at noon');
    assert.equal((await server.store.people.byId(id))?.password, renewed);
  });

  it('create tokens that are shown once, stored hashed, and can be revoked', async () => {
    const { api, token, cookie } = await newPerson(server.url, 'Bot author');
    const [made] = await api.tokens();
    assert.ok(made);
    assert.ok(!('token' in made));
    const rows = await server.store.sql.read('SELECT * FROM tokens');
    assert.ok(!JSON.stringify(rows).includes(token));
    const withCookie = { method: 'DELETE', headers: { cookie } };
    assert.equal((await fetch(`${server.url}/api/me/tokens/${made.id}`, withCookie)).status, 204);
    await assert.rejects(api.me(), refusedWith('server.person.unknown'));
    assert.equal((await fetch(`${server.url}/api/me/tokens/${made.id}`, withCookie)).status, 404);
  });

  it("can't revoke other people's tokens", async () => {
    const anna = await newPerson(server.url, 'Anna');
    const bert = await newPerson(server.url, 'Bert');
    const [made] = await anna.api.tokens();
    await assert.rejects(bert.api.revokeToken(made?.id ?? ''), refusedWith('server.token.none'));
    assert.equal((await anna.api.me()).name, 'Anna');
  });

  it("download their data, without the table's secrets", async () => {
    const seated = await startedTable(server.url, 2);
    const { api } = at(seated.people, 0);
    const data = JSON.stringify(await api.myData());
    assert.match(data, /"name":"Player 1"/);
    assert.match(data, /"kind":"started"/);
    assert.ok(!data.includes('seed'));
    seated.close();
  });

  it('download their own plans and nothing that others did', async () => {
    const { table, people, close } = await startedTable(server.url, 3);
    const turn = async (): Promise<readonly number[]> => (await server.liveTables.table(table)).toAct;
    const act = (seat: number, action: { readonly type: string }, id: string): Promise<{ readonly seq: number }> =>
      at(people, seat).api.command(table, { type: 'act', action }, { id });
    for (const seat of await turn()) {
      const { play } = await at(people, seat).api.table(table);
      await act(seat, at(play?.legal ?? [], 0), `lay-lantern-${seat}`);
    }
    const active = at(await turn(), 0);
    for (const [seat, { api }] of people.entries())
      if (seat !== active) await api.command(table, { type: 'plan', action: { type: 'end' } });
    const { seq } = await act(active, { type: 'end' }, 'end-the-turn');
    assert.equal((await server.liveTables.table(table)).seq, seq + 2, 'the two plans');
    for (const [seat, { api }] of people.entries()) {
      const { records } = (await api.myData()) as { records: { record: { kind: string; entry: { seat: number } } }[] };
      const seats = records.flatMap(({ record }) => (record.kind === 'entry' ? [record.entry.seat] : []));
      assert.deepEqual(seats, [seat, seat], `the data of seat ${seat}`);
    }
    // Sent again, it's still the same command.
    assert.equal((await act(active, { type: 'end' }, 'end-the-turn')).seq, seq);
    assert.equal((await server.liveTables.table(table)).seq, seq + 2);
    close();
  });

  it('delete their account: games are resigned, name and chat are erased', async () => {
    const seated = await startedTable(server.url, 2);
    const [first, second] = [at(seated.people, 0), at(seated.people, 1)];
    await first.api.command(seated.table, { type: 'chat', text: 'remember me' });
    await first.api.deleteMe();
    await assert.rejects(first.api.me(), refusedWith('server.person.unknown'), 'at once');
    await eventually(async () => (await server.store.people.byId(first.id)) === undefined);
    const state = await second.api.table(seated.table);
    assert.equal(state.info.status, 'finished');
    const everything = JSON.stringify([
      await server.store.sql.read('SELECT * FROM records WHERE table_id = $1', [seated.table]),
      await server.store.sql.read('SELECT * FROM tables WHERE id = $1', [seated.table]),
      state,
    ]);
    assert.ok(!everything.includes('Player 1'));
    assert.ok(!everything.includes('remember me'));
    await assert.rejects(first.api.me(), refusedWith('server.person.unknown'));
    assert.ok(await second.api.log(seated.table));
    seated.close();
  });

  it("choose a new password with one from the operator, and can't sign in once banned", async (t) => {
    const home = browser(server.url);
    const { id } = await home.api.guest('Dora');
    await home.api.claim('dora', 'lanterns at noon');
    const store = await openStore(database);
    t.after(() => store.close());
    const program = await programOf(server.url, home.api);
    const handed = await resetPassword(store, 'dora');
    await assert.rejects(home.api.me(), refusedWith('server.person.unknown'));
    await assert.rejects(program.me(), refusedWith('server.person.unknown'));
    // It can only be used to choose another.
    await assert.rejects(home.api.signIn('dora', handed), refusedWith('server.password.temporary'));
    await assert.rejects(
      home.api.signIn('dora', handed, { newPassword: handed }),
      refusedWith('server.password.temporary'),
    );
    await assert.rejects(
      home.api.signIn('dora', handed, { newPassword: 'qwertyuiop' }),
      refusedWith('server.password.common'),
    );
    assert.equal((await home.api.signIn('dora', handed, { newPassword: 'lanterns at dusk' })).id, id);
    await assert.rejects(
      home.api.signIn('dora', handed, { newPassword: 'lanterns at dawn' }),
      refusedWith('server.person.wrong'),
    );
    await ban(store, 'dora');
    await assert.rejects(home.api.me(), refusedWith('server.person.unknown'));
    await assert.rejects(home.api.signIn('dora', 'lanterns at dusk'), refusedWith('server.person.wrong'));
    await ban(store, 'dora', false);
    assert.equal((await home.api.signIn('dora', 'lanterns at dusk')).id, id);
    // A day later it's no longer valid.
    const late = await resetPassword(store, 'dora', Date.now() - 25 * 3_600_000);
    await assert.rejects(
      home.api.signIn('dora', late, { newPassword: 'lanterns at dawn' }),
      refusedWith('server.person.wrong'),
    );
  });

  it('lose their sockets when they sign out everywhere', async (t) => {
    const anna = await newPerson(server.url, 'Anna');
    const statuses: string[] = [];
    const connection = new ServerConnection({
      url: server.url,
      token: anna.token,
      onStatus: (status) => statuses.push(status),
    });
    t.after(() => connection.close());
    await eventually(() => statuses.includes('connected'));
    await fetch(`${server.url}/api/sign-out-everywhere`, { method: 'POST', headers: { cookie: anna.cookie } });
    await eventually(() => statuses.includes('waiting'));
  });

  it('are slowed down if they guess passwords', async () => {
    const guarded = await testServer(`${folder.path}/guarded.sqlite`);
    const attempts = Array.from({ length: 15 }, () => new Api({ url: guarded.url }).signIn('anna', 'wrong password'));
    const keys = (await Promise.allSettled(attempts)).map((result) => {
      return result.status === 'rejected' ? String(result.reason.message).split(' ')[0] : '';
    });
    assert.equal(keys.filter((key) => key === 'server.person.wrong').length, 10);
    assert.equal(keys.filter((key) => key === 'server.limit.rate').length, 5);
    const failures = guarded.lines.filter((line) => line.includes('"sign-in.failed"'));
    assert.equal(failures.length, 10);
    assert.match(failures.join(), /127\.0\.0\.1/);
    assert.doesNotMatch(failures.join(), /wrong password/);
    await guarded.close();
  });

  it("can't choose a guessable password", async () => {
    const home = browser(server.url);
    await home.api.guest('Marlene');
    await assert.rejects(home.api.claim('marlene77', 'Password123'), refusedWith('server.password.common'));
    await assert.rejects(home.api.claim('marlene77', 'my marlene77!'), refusedWith('server.password.name'));
    await assert.rejects(home.api.claim('marlene77', 'too short'), refusedWith('server.http.shape'));
    await home.api.claim('marlene77', 'lanterns at noon');
    await assert.rejects(
      home.api.changePassword('lanterns at noon', 'qwertyuiop'),
      refusedWith('server.password.common'),
    );
  });

  it('are refused for a while if they guess tokens', async () => {
    let now = Date.now();
    const guarded = await testServer(`${folder.path}/tokens.sqlite`, { now: () => now });
    const anna = await newPerson(guarded.url, 'Anna');
    const guess = async (n: number): Promise<number> =>
      (await fetch(`${guarded.url}/api/me`, { headers: { authorization: `Bearer moonstaff_guess${n}` } })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push(await guess(n));
    assert.deepEqual(statuses, [...Array(20).fill(401), ...Array(10).fill(429)]);
    assert.equal(await helloWith(guarded.url, 'moonstaff_guess'), 'server.limit.rate');
    // Others may share the address, so the right token works all the time.
    assert.equal((await anna.api.me()).name, 'Anna');
    assert.equal(await helloWith(guarded.url, anna.token), 'welcome');
    now += 60_000;
    assert.equal((await anna.api.me()).name, 'Anna');
    assert.equal(await helloWith(guarded.url, anna.token), 'welcome');
    assert.equal(await helloWith(guarded.url, 'moonstaff_guess'), 'server.person.unknown');
    await guarded.close();
  });

  it("can't see private tables without an invitation", async () => {
    const anna = await newPerson(server.url, 'Anna');
    const bert = await newPerson(server.url, 'Bert');
    const open = { kind: 'open' } as const;
    const { table, invite } = await anna.api.openTable({ game: 'sample', seats: [open, open] });
    await assert.rejects(bert.api.table(table), refusedWith('server.table.none'));
    await assert.rejects(bert.api.command(table, { type: 'sit' }), refusedWith('server.table.none'));
    assert.ok(!(await bert.api.tables('open')).some(({ id }) => id === table));
    assert.equal((await bert.api.table(table, invite)).info.invite, undefined);
    // Not in the URL, which proxies log.
    const headers = { authorization: `Bearer ${bert.token}` };
    assert.equal((await fetch(`${server.url}/api/tables/${table}?invite=${invite}`, { headers })).status, 404);
    await bert.api.command(table, { type: 'sit' }, { invite });
    assert.equal((await bert.api.table(table)).info.invite, invite);
  });

  it('can watch only if spectators are allowed', async () => {
    const seated = await startedTable(server.url, 2, { public: true, spectators: false });
    const eve = await newPerson(server.url, 'Eve');
    await assert.rejects(eve.api.table(seated.table), refusedWith('server.table.noSpectators'));
    const open = await startedTable(server.url, 2, { public: true });
    const client = new TableClient(server.url, eve, open.table);
    const { play, you } = await client.until(({ play }) => play !== undefined);
    assert.equal(you, undefined);
    assert.deepEqual(play?.legal, []);
    assert.ok(!JSON.stringify(play?.view).includes('"own"'));
    for (const each of [seated, open, client]) each.close();
  });
});
