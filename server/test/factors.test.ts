import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { resetPassword } from '@moonstaff/server/operator';
import { isThorough } from '@moonstaff/tools/thorough';
import { Secret, TOTP } from 'otpauth';
import { siteOf } from '../src/people/factors/passkey.ts';
import { Authenticator } from './support/authenticator.ts';
import { DATABASES, type Databases } from './support/databases.ts';
import { browser } from './support/people.ts';
import { type TestServer, testServer } from './support/server.ts';

const PASSWORD = 'lanterns over water';
const refusedWith = (key: string) => (error: unknown) => error instanceof Error && error.message.startsWith(`${key} `);

// PostgreSQL is asked the same in `npm run thorough`.
for (const { kind, open } of isThorough ? DATABASES : DATABASES.slice(0, 1)) {
  describe(`a second factor, on ${kind}`, () => {
    let databases: Databases;
    let server: TestServer;
    let now = Date.now();
    before(async () => {
      databases = await open();
      server = await testServer(await databases.fresh(), {
        now: () => now,
        env: { REQUIRE_SECOND_FACTOR: 'Olga' },
        limits: { signIns: { burst: 1000, perSecond: 1000 } },
      });
    });
    after(async () => {
      await server.close();
      await databases.stop();
    });

    const account = async (username: string): Promise<ReturnType<typeof browser>> => {
      const page = browser(server.url);
      await page.api.guest(username);
      await page.api.claim(username, PASSWORD);
      return page;
    };
    const codeFor = (secret: string): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
    const later = (): void => {
      now += 60_000;
    };

    it('in an app: signing in takes its code, and each code works once', async () => {
      const anna = await account('anna');
      await assert.rejects(anna.api.newApp('wrong password'), refusedWith('server.person.wrong'));
      const { id, secret, uri } = await anna.api.newApp(PASSWORD);
      assert.match(uri, /^otpauth:\/\/totp\/Moonstaff:anna\?/);
      const phone = browser(server.url);
      await phone.api.signIn('anna', PASSWORD);
      await assert.rejects(anna.api.confirmApp(id, '000000'), refusedWith('server.factor.wrong'));
      const { recoveryCodes } = await anna.api.confirmApp(id, codeFor(secret));
      assert.equal(new Set(recoveryCodes).size, 10);
      for (const each of recoveryCodes)
        assert.ok(each.replaceAll('-', '').length * 4 >= 112, 'enough bits for a plain hash');
      await assert.rejects(phone.api.signIn('anna', PASSWORD), refusedWith('server.factor.needed'));
      await assert.rejects(phone.api.signIn('anna', 'wrong horse'), refusedWith('server.person.wrong'));
      const wrong = { code: '123456' };
      await assert.rejects(phone.api.signIn('anna', PASSWORD, wrong), refusedWith('server.factor.wrong'));
      later();
      const code = codeFor(secret);
      assert.equal((await phone.api.signIn('anna', PASSWORD, { code })).username, 'anna');
      await assert.rejects(phone.api.signIn('anna', PASSWORD, { code }), refusedWith('server.factor.wrong'), 'once');
      const recovery = { code: at(recoveryCodes, 0).toUpperCase() };
      assert.equal((await phone.api.signIn('anna', PASSWORD, recovery)).username, 'anna');
      await assert.rejects(phone.api.signIn('anna', PASSWORD, recovery), refusedWith('server.factor.wrong'));
      assert.equal((await phone.api.factors()).recoveryCodes, 9);
      const stored = JSON.stringify(await server.store.sql.read('SELECT * FROM recovery_codes'));
      for (const each of recoveryCodes) assert.ok(!stored.includes(each.replaceAll('-', '')), 'only hashes are stored');
      await assert.rejects(anna.api.removeFactor(id, 'wrong password'), refusedWith('server.person.wrong'));
      await phone.api.removeFactor(id, PASSWORD);
      assert.deepEqual(await phone.api.factors(), { factors: [], recoveryCodes: 0, required: false, passkeys: true });
      await phone.api.signIn('anna', PASSWORD);
    });

    it('in an app: a code is good for its 30 seconds, neither earlier nor later (6.5.5)', async () => {
      const gustav = await account('gustav');
      const { id, secret } = await gustav.api.newApp(PASSWORD);
      now = Math.ceil(now / 30_000) * 30_000;
      await gustav.api.confirmApp(id, codeFor(secret));
      now += 30_000;
      const code = codeFor(secret);
      now -= 1;
      await assert.rejects(gustav.api.signIn('gustav', PASSWORD, { code }), refusedWith('server.factor.wrong'));
      now += 30_001;
      await assert.rejects(gustav.api.signIn('gustav', PASSWORD, { code }), refusedWith('server.factor.wrong'));
      now -= 1;
      assert.equal((await gustav.api.signIn('gustav', PASSWORD, { code })).username, 'gustav');
    });

    it('as a passkey: signing in takes an answer to a fresh challenge from this site', async () => {
      const bert = await account('bert');
      const passkey = new Authenticator(new URL(server.url).origin);
      const stranger = new Authenticator('http://evil.localhost');
      const asked = await bert.api.newPasskey(PASSWORD);
      const made = passkey.create(asked.options);
      const elsewhere = stranger.create(asked.options);
      await assert.rejects(bert.api.confirmPasskey('phone', elsewhere), refusedWith('server.factor.wrong'));
      await assert.rejects(bert.api.confirmPasskey('phone', made), refusedWith('server.factor.wrong'), 'used up');
      const again = await bert.api.newPasskey(PASSWORD);
      const { recoveryCodes } = await bert.api.confirmPasskey('phone', passkey.create(again.options));
      assert.equal(recoveryCodes.length, 10);
      const laptop = browser(server.url);
      await assert.rejects(laptop.api.signIn('bert', PASSWORD), refusedWith('server.factor.needed'));
      await assert.rejects(laptop.api.signInPasskey('bert', 'wrong'), refusedWith('server.person.wrong'));
      const answer = passkey.use((await laptop.api.signInPasskey('bert', PASSWORD)).options);
      assert.equal((await laptop.api.signIn('bert', PASSWORD, { passkey: answer })).username, 'bert');
      const replayed = laptop.api.signIn('bert', PASSWORD, { passkey: answer });
      await assert.rejects(replayed, refusedWith('server.factor.wrong'));
      const old = (await laptop.api.signInPasskey('bert', PASSWORD)).options;
      now += 301_000;
      const late = laptop.api.signIn('bert', PASSWORD, { passkey: passkey.use(old) });
      await assert.rejects(late, refusedWith('server.factor.wrong'), 'too late');
    });

    it('is required of those the operator names: until they have one, they can only set it up', async () => {
      const olga = await account('olga');
      assert.equal((await olga.api.me()).username, 'olga');
      await assert.rejects(olga.api.tables('open'), refusedWith('server.factor.required'));
      assert.equal((await olga.api.factors()).required, true);
      const { id, secret } = await olga.api.newApp(PASSWORD);
      await olga.api.confirmApp(id, codeFor(secret));
      assert.deepEqual(await olga.api.tables('open'), []);
      const guest = browser(server.url);
      await guest.api.guest('Olga');
      assert.deepEqual(await guest.api.tables('open'), [], 'guests have no password to guard');
      await assert.rejects(guest.api.newApp(PASSWORD), refusedWith('server.person.wrong'));
    });

    it("isn't replaced by a password from the operator", async () => {
      const frida = await account('frida');
      const { id, secret } = await frida.api.newApp(PASSWORD);
      const { recoveryCodes } = await frida.api.confirmApp(id, codeFor(secret));
      const newPassword = 'lanterns under water';
      const handed = await resetPassword(server.store, 'frida', now);
      const phone = browser(server.url);
      await assert.rejects(phone.api.signIn('frida', handed, { newPassword }), refusedWith('server.factor.needed'));
      const code = at(recoveryCodes, 0);
      assert.equal((await phone.api.signIn('frida', handed, { newPassword, code })).username, 'frida');
    });

    it('is limited like passwords', async () => {
      const cleo = await account('cleo');
      const { id } = await cleo.api.newApp(PASSWORD);
      let refused = 0;
      for (let i = 0; i < 20; i++)
        await cleo.api.confirmApp(id, String(100_000 + i)).catch((error: unknown) => {
          if (refusedWith('server.limit.rate')(error)) refused++;
        });
      assert.ok(refused >= 10, `${refused} of 20 guesses had to wait`);
    });

    it('goes when the person goes', async () => {
      const dora = await account('dora');
      const { id, secret } = await dora.api.newApp(PASSWORD);
      await dora.api.confirmApp(id, codeFor(secret));
      const { id: person } = await dora.api.me();
      await dora.api.deleteMe();
      assert.deepEqual(await server.store.factors.of(person), []);
      assert.equal(await server.store.factors.recoveryCodes(person), 0);
    });
  });
}

describe('passkeys', () => {
  it('are for pages that were opened by name, over https or on this machine', () => {
    const origins = [
      siteOf('play.example', true),
      siteOf('localhost:8420', false),
      siteOf('play.example', false),
      siteOf('192.168.1.5:8420', true),
      siteOf('[::1]:8420', false),
    ].map((site) => site?.origin);
    assert.deepEqual(origins, ['https://play.example', 'http://localhost:8420', undefined, undefined, undefined]);
  });
});
