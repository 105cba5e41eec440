import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { after, before, describe, it, type TestContext } from 'node:test';
import { Api, ServerConnection } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { SMTPServer } from 'smtp-server';
import { isPublicAddress } from '../src/notices/address.ts';
import { makeMailer } from '../src/notices/mail.ts';
import { postWebhook } from '../src/notices/webhook.ts';
import { eventually } from './support/eventually.ts';
import { newPerson } from './support/people.ts';
import { type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { startedTable } from './support/table.ts';

describe('notices', () => {
  const folder = temporaryFolder();
  const mails: { to: string; text: string }[] = [];
  const calls: { body: string; signature: string }[] = [];
  let smtp: SMTPServer;
  let hook: Server;
  let server: TestServer;
  let hookUrl: string;
  let outOfOrder = false;
  before(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString('utf8');
        });
        stream.on('end', () => {
          mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text });
          done();
        });
      },
    });
    await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
    const smtpPort = (smtp.server.address() as AddressInfo).port;
    hook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString('utf8');
      });
      request.on('end', () => {
        calls.push({ body, signature: String(request.headers['x-moonstaff-signature']) });
        response.statusCode = outOfOrder ? 503 : 204;
        outOfOrder = false;
        response.end();
      });
    });
    await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
    hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    server = await testServer(`${folder.path}/notices.sqlite`, {
      env: {
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        SMTP_FROM: 'Moonstaff <moonstaff@example.org>',
        NOTICE_DELAY_SECONDS: '0',
      },
      webhook: { allowed: () => true },
      limits: { mails: { burst: 100, perSecond: 100 }, mailsTo: { burst: 100, perSecond: 100 } },
      say: async ({ key, args }) => `${key} ${Object.values(args).join(' ')}`,
    });
  });
  after(async () => {
    await server.close();
    await new Promise<void>((done) => smtp.close(done));
    await new Promise((done) => hook.close(done));
    folder.remove();
  });

  it('go to confirmed mail addresses and, signed, to webhooks', async () => {
    const seated = await startedTable(server.url, 2);
    const { api } = at(seated.people, 1);
    await api.changeMe({ language: 'de' });
    await api.addWay({ kind: 'mail', email: 'bert@example.org' });
    await api.addWay({ kind: 'webhook', url: hookUrl });
    await eventually(() => mails.length === 1);
    const code = /server\.mail\.confirm ([\w-]+)/.exec(at(mails, 0).text.replaceAll('=\r\n', ''))?.[1] ?? '';
    await assert.rejects(api.confirmEmail('wrong'), /server\.email\.code/);
    assert.equal((await api.me()).emailConfirmed, false);
    assert.equal((await api.confirmEmail(code)).emailConfirmed, true);
    const [first, second] = [at(seated.clients, 0), at(seated.clients, 1)];
    for (const client of [first, second])
      await client.do({ type: 'act', action: at(client.last?.play?.legal ?? [], 0) });
    // A player who has just moved gets no notice, so Anna has to make it Bert's turn.
    const { play } = await first.until((message) => message.play?.entries === 2);
    if (at(play?.toAct ?? [], 0) === 1) {
      await second.until((message) => (message.play?.legal.length ?? 0) > 0);
      await second.do({ type: 'act', action: { type: 'end' } });
    }
    await first.until((message) => message.play?.toAct.length === 1 && message.play.legal.length > 0);
    await first.do({ type: 'act', action: { type: 'end' } });
    await eventually(() => mails.length >= 2 && calls.length >= 1);
    assert.equal(at(mails, 1).to, 'bert@example.org');
    assert.match(at(mails, 1).text.replaceAll('=\r\n', ''), new RegExp(seated.table));
    const call = at(calls, 0);
    const { ways } = await api.reach();
    const secret = ways.find(({ kind }) => kind === 'webhook')?.secret ?? '';
    assert.equal(call.signature, createHmac('sha256', secret).update(call.body).digest('hex'));
    assert.match(call.body, new RegExp(seated.table));
    seated.close();
  });

  it('are sent again if the webhook failed', async () => {
    const seated = await startedTable(server.url, 2);
    const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
    await bert.api.addWay({ kind: 'webhook', url: hookUrl });
    outOfOrder = true;
    await anna.api.command(seated.table, { type: 'resign' });
    const received = (): readonly string[] =>
      calls.map(({ body }) => body).filter((body) => body.includes(seated.table));
    await eventually(() => received().length === 2);
    assert.equal(received()[0], received()[1]);
    assert.match(at(received(), 0), /"kind":"finished"/);
    seated.close();
  });

  it('are sent again only over the channel that failed', async () => {
    const seated = await startedTable(server.url, 2);
    const [anna, bert] = [at(seated.people, 0), at(seated.people, 1)];
    await bert.api.addWay({ kind: 'mail', email: 'once@example.org' });
    await bert.api.addWay({ kind: 'webhook', url: hookUrl });
    await server.store.people.update(bert.id, { emailCode: undefined });
    mails.length = 0;
    outOfOrder = true;
    await anna.api.command(seated.table, { type: 'resign' });
    const left = (): Promise<readonly unknown[]> =>
      server.store.sql.read('SELECT name FROM due WHERE table_id = $1', [seated.table]);
    while ((await left()).length > 0) await new Promise((done) => setTimeout(done, 20));
    assert.equal(calls.filter(({ body }) => body.includes(seated.table)).length, 2);
    assert.equal(mails.filter(({ to }) => to === 'once@example.org').length, 1);
    seated.close();
  });

  it('bring back people who forgot their password', async () => {
    const anna = await newPerson(server.url, 'Anna');
    await anna.api.claim('anna', 'a long old password');
    await assert.rejects(anna.api.addWay({ kind: 'mail', email: 'thief@example.org' }), /server\.person\.wrong/);
    await assert.rejects(anna.api.changeMe({ email: 'thief@example.org' }), /server\.person\.wrong/);
    await anna.api.addWay({ kind: 'mail', email: 'Anna@example.org', password: 'a long old password' });
    const stranger = new Api({ url: server.url });
    mails.length = 0;
    await stranger.askReset('anna');
    await stranger.askReset('nobody');
    await server.store.people.update(anna.id, { emailCode: undefined });
    for (const who of ['ANNA', 'anna@EXAMPLE.org']) await stranger.askReset(who);
    await eventually(() => mails.length >= 2);
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['Anna@example.org', 'Anna@example.org'],
      'nothing to an address that isn’t confirmed',
    );
    const code = /#\/reset\/([\w-]+)/.exec(at(mails, 0).text.replaceAll('=\r\n', ''))?.[1] ?? '';
    await assert.rejects(stranger.finishReset(code, 'password123'), /server\.password\.common/);
    await stranger.finishReset(code, 'a long new password');
    await assert.rejects(stranger.finishReset(code, 'yet another password'), /server\.reset\.code/);
    await assert.rejects(anna.api.me(), /server\.person\.unknown/, 'signed out everywhere');
    await assert.rejects(stranger.signIn('anna', 'a long old password'), /server\.person\.wrong/);
    assert.equal((await stranger.signIn('anna', 'a long new password')).id, anna.id);
  });

  it('appear on open pages', async () => {
    const seated = await startedTable(server.url, 2);
    const kinds: string[] = [];
    const connection = new ServerConnection({
      url: server.url,
      token: at(seated.people, 1).token,
      onNotice: ({ kind }) => kinds.push(kind),
    });
    const [first] = seated.clients;
    await connection.explain(seated.table, {}).catch(() => {});
    await first?.do({ type: 'resign' });
    await eventually(() => kinds.includes('finished'));
    connection.close();
    seated.close();
  });
});

describe('webhooks', () => {
  it('call no internal addresses', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '224.0.0.1',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
      '64:ff9b::a9fe:a9fe',
      '2002:7f00:1::',
      'not an address',
    ]) {
      assert.equal(isPublicAddress(address), false, address);
    }
    for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])
      assert.ok(isPublicAddress(address), address);
    for (const url of [
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::1]/',
      'http://0x7f.1/',
      'http://2130706433/',
      'http://[::ffff:7f00:1]/',
    ]) {
      await assert.rejects(postWebhook(url, 'secret', {}), /internal address|ENOTFOUND|EAI_AGAIN/, url);
    }
  });

  it("follow no redirects and don't wait forever", async (t) => {
    let wanted = 302;
    const server = createServer((_, response) => {
      if (wanted === 0) return;
      response.writeHead(wanted, { location: 'http://169.254.169.254/' }).end();
    });
    t.after(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const call = (timeout = PATIENCE_MS): Promise<void> =>
      postWebhook(url, 'secret', {}, { allowed: () => true, timeout });
    await assert.rejects(call(), /answered 302/);
    wanted = 0;
    await assert.rejects(call(200), /in time/);
    wanted = 204;
    await call();
  });
});

/** A server that sends these words, and then one letter after another without end. */
async function dripping(t: TestContext, words: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.write(words);
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('a server that sends letter by letter', () => {
  const soon = { timeout: PATIENCE_MS };

  it("doesn't hold up webhooks", soon, async (t) => {
    const port = await dripping(t, 'HTTP/1.1 200 OK\r\nx-slow: ');
    const call = postWebhook(`http://127.0.0.1:${port}/`, 'secret', {}, { allowed: () => true, timeout: 200 });
    await assert.rejects(call, /in time/);
  });

  it("doesn't hold up mail, before or after the greeting", soon, async (t) => {
    for (const words of ['220-', '220 mail.example\r\n250-']) {
      const url = `smtp://127.0.0.1:${await dripping(t, words)}`;
      const mailer = makeMailer({ url, from: 'moonstaff@example.org', timeout: 300 });
      await assert.rejects(
        mailer.send({ to: 'bert@example.org', subject: 'x', text: 'x' }),
        /timeout|in time|Greeting/i,
      );
      mailer.close();
    }
  });
});
