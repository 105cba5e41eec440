import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { INVITE_HEADER } from '@moonstaff/client';
import { flood } from '../trials/flooding.ts';
import { DATABASES } from './support/databases.ts';
import { eventually } from './support/eventually.ts';
import { newPerson, TableClient } from './support/people.ts';
import { testServer } from './support/server.ts';

const HOUR = 3_600_000;

for (const { kind, open } of DATABASES) {
  describe(`a server whose clock is set back, on ${kind}`, () => {
    it('goes on at once: bots move, and records get the new time', async (t) => {
      const databases = await open();
      t.after(() => databases.stop());
      let offset = 0;
      const server = await testServer(await databases.fresh(), {
        now: () => Date.now() + offset,
        env: { BOT_PACE_MS: '300' },
      });
      const anna = await newPerson(server.url, 'Anna');
      const { table } = await anna.api.openTable({
        game: 'sample',
        seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
        seating: 'chosen',
      });
      const client = new TableClient(server.url, anna, table);
      await client.do({ type: 'start' });
      // The bot's turn is due a moment ahead; now that moment is an hour away.
      offset = -HOUR;
      const bots = (): number =>
        client.records.filter((record) => record.kind === 'entry' && record.cause === 'bot').length;
      await client.until(() => bots() > 0);
      const before = bots();
      for (let turn = 0; turn < 40 && bots() === before; turn++) {
        const { play, info } = await client.until(
          (message) => message.info.status !== 'playing' || (message.play?.legal.length ?? 0) > 0 || bots() > before,
        );
        const action = play?.legal[0];
        if (info.status !== 'playing' || action === undefined) break;
        const seq = await client.do({ type: 'act', action });
        await client.until((message) => message.seq >= seq);
      }
      await client.until(() => bots() > before);
      const last = (await server.store.tables.records(table)).at(-1);
      assert.ok((last?.at ?? 0) < Date.now() - HOUR / 2, 'a date by the new clock');
      client.close();
      await server.close();
    });

    it("doesn't keep anybody out for longer", async (t) => {
      const databases = await open();
      t.after(() => databases.stop());
      let offset = 0;
      const server = await testServer(await databases.fresh(), {
        now: () => Date.now() + offset,
        monotonic: () => performance.now(),
        limits: { wrongTokens: { burst: 1, perSecond: 2 } },
      });
      const anna = await newPerson(server.url, 'Anna');
      const { table } = await anna.api.openTable({ game: 'sample', seats: [{ kind: 'open' }, { kind: 'open' }] });
      const guess = async (): Promise<readonly number[]> => {
        const asked = [
          fetch(`${server.url}/api/me`, { headers: { authorization: 'Bearer moonstaff_guess' } }),
          fetch(`${server.url}/api/club-door`, { headers: { [INVITE_HEADER]: 'A'.repeat(22) } }),
        ];
        return (await Promise.all(asked)).map(({ status }) => status);
      };
      while ((await guess()).some((status) => status !== 429));
      // From Anna's address, which is kept out for a second.
      await flood(server.url, '127.0.0.1');
      offset = -HOUR;
      const client = new TableClient(server.url, anna, table);
      await client.until(() => true);
      const allowed = [false, false];
      await eventually(async () => {
        for (const [index, status] of (await guess()).entries()) allowed[index] ||= status !== 429;
        return !allowed.includes(false);
      });
      client.close();
      await server.close();
    });
  });
}
