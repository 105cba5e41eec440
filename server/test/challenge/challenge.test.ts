import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Api, INVITE_HEADER, Refused } from '@moonstaff/client';
import { at, Match, parseLog, replay } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import { isThorough } from '@moonstaff/tools/thorough';
import { ChallengeStore, type StoredChallenge } from '../../src/challenges/store.ts';
import { newSeed } from '../../src/ids.ts';
import { openStore } from '../../src/store/index.ts';
import { DATABASES, type Databases, postgresDatabases } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { newPerson, TableClient, type TestPerson } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { finishTry, startTry } from '../support/tries.ts';

const NOON = Date.parse('2026-11-17T12:00:00Z');
const HOUR = 3_600_000;

const refused = (key: string) => (error: unknown) => error instanceof Refused && error.phrase.key === key;

// PostgreSQL is asked the same in `npm run thorough`.
for (const { kind, open } of isThorough ? DATABASES : DATABASES.slice(0, 1)) {
  describe(`the challenge of a day, on ${kind}`, () => {
    let databases: Databases;
    let where = '';
    let server: TestServer;
    let clock = NOON;
    before(async () => {
      databases = await open();
      where = await databases.fresh();
      server = await testServer(where, { now: () => clock, env: { TIME_ZONE: 'UTC' } });
    });
    after(async () => {
      assert.deepEqual(server.lines, []);
      await server.close();
      await databases.stop();
    });

    const person = (name: string): Promise<TestPerson> => newPerson(server.url, name);
    const seedOf = async (table: string): Promise<string> =>
      (await server.liveTables.table(table)).match?.header.seed ?? '';

    it('is drawn once, no matter who asks first', async () => {
      const stores = await Promise.all([1, 2].map(() => openStore(where)));
      const drawn = (): StoredChallenge => ({
        ...{ day: '2020-01-01', game: 'sample', seats: [{ kind: 'open' }], options: {}, rules: 1, endsAt: 1 },
        seed: newSeed(),
      });
      const written = await Promise.all(
        Array.from({ length: 8 }, (_, i) => new ChallengeStore(at(stores, i % 2).sql).once(drawn())),
      );
      assert.equal(new Set(written.map(({ seed }) => seed)).size, 1);
      await Promise.all(stores.map((store) => store.close()));
    });

    it('is the same deal and the same seats for everybody', async () => {
      const people = await Promise.all(['Anna', 'Bert'].map(person));
      const tables = await Promise.all(people.map((one) => startTry(one)));
      const [anna, bert] = await Promise.all(tables.map((table) => server.liveTables.table(table)));
      assert.deepEqual(anna?.match?.header, bert?.match?.header);
      const kinds = (one: typeof anna): unknown =>
        one?.seats.map((seat) => [seat.kind, seat.kind === 'bot' && seat.level]);
      assert.deepEqual(kinds(anna), kinds(bert));
      assert.equal(anna?.seats.filter((seat) => seat.kind === 'person').length, 1);
    });

    it('can be seen by strangers, without the seed', async () => {
      const reply = await (await fetch(`${server.url}/api/challenges`)).text();
      const { challenges, day, endsAt } = JSON.parse(reply) as Awaited<ReturnType<Api['challenges']>>;
      assert.deepEqual([day, endsAt], ['2026-11-17', Date.parse('2026-11-18T00:00:00Z')]);
      assert.deepEqual(
        challenges.map(({ game, seats }) => [game, seats.length]),
        [['sample', 2]],
      );
      const table = await startTry(await person('Cleo'));
      assert.ok(!reply.includes(await seedOf(table)));
    });

    it('gives everybody one try, however often and fast they ask', async () => {
      const dora = await person('Dora');
      const tables = await Promise.all(Array.from({ length: 5 }, () => startTry(dora)));
      assert.equal(new Set(tables).size, 1);
      const rows = await server.store.sql.read('SELECT id FROM tables WHERE host = $1', [dora.id]);
      assert.equal(rows.length, 1);
      await dora.api.command(at(tables, 0), { type: 'resign' });
      assert.equal(await startTry(dora), tables[0]);
      const { mine } = await dora.api.challenge('2026-11-17', 'sample');
      assert.equal(mine?.finishedAt, clock);
      assert.deepEqual([mine?.total, mine?.place], [undefined, undefined]);
    });

    it('has no hints, no chat, no votes and no rematch', async () => {
      const emil = await person('Emil');
      const table = await startTry(emil);
      const { info } = await emil.api.table(table);
      assert.deepEqual([info.hints, info.chat, info.spectators, info.rated], [false, false, false, false]);
      const ask = (proposal: { kind: 'end' } | { kind: 'rewind'; to: number }) =>
        emil.api.command(table, { type: 'ask', proposal });
      await assert.rejects(ask({ kind: 'rewind', to: 0 }), refused('server.challenge.fixed'));
      await assert.rejects(ask({ kind: 'end' }), refused('server.challenge.fixed'));
      (await finishTry(server.url, emil, table)).close();
      await assert.rejects(emil.api.rematch(table), refused('server.challenge.fixed'));
    });

    it('shows nothing of a try to others, with or without its invitation', async () => {
      const [finn, gita] = await Promise.all(['Finn', 'Gita'].map(person));
      assert.ok(finn && gita);
      const table = await startTry(finn);
      (await finishTry(server.url, finn, table)).close();
      const { invite } = await server.liveTables.table(table);
      for (const code of [undefined, invite])
        await assert.rejects(gita.api.table(table, code), refused('server.table.none'));
      await assert.rejects(gita.api.door(table), refused('server.table.none'));
      await assert.rejects(gita.api.log(table, invite), refused('server.table.none'));
      const replayed = await fetch(`${server.url}/api/tables/${table}/replay`, {
        headers: { [INVITE_HEADER]: invite },
      });
      assert.equal(replayed.status, 404);
      const screen = await fetch(`${server.url}/screen/${table}`);
      assert.ok(!(await screen.text()).includes('Finn'));
      const client = new TableClient(server.url, gita, table, invite);
      const refusal = new Promise<string>((resolve) => {
        client.connection.watch(table, { invite, onTable: () => resolve('seen'), onShut: ({ key }) => resolve(key) });
      });
      assert.equal(await refusal, 'server.table.none');
      client.close();
      assert.deepEqual((await gita.api.results({ person: finn.id })).results, []);
      assert.deepEqual((await gita.api.person(finn.id)).games, []);
    });

    it('hides the results until one’s own try is over, and the seed until the day is', async () => {
      const [hana, igor] = await Promise.all(['Hana', 'Igor'].map(person));
      assert.ok(hana && igor);
      const table = await startTry(hana);
      const client = await finishTry(server.url, hana, table);
      const seed = await seedOf(table);
      assert.ok(!JSON.stringify(client.messages).includes(seed));
      assert.equal(client.last?.info.invite, undefined);
      client.close();
      for (const ask of [() => hana.api.log(table), () => hana.api.challengeLog('2026-11-17', 'sample', 'best')])
        await assert.rejects(ask, refused('server.challenge.tomorrow'));
      const replayed = await fetch(`${server.url}/api/tables/${table}/replay`, {
        headers: { authorization: `Bearer ${hana.token}` },
      });
      assert.equal(replayed.status, 409);
      assert.ok(!JSON.stringify(await hana.api.myData()).includes(seed));
      await assert.rejects(igor.api.challenge('2026-11-17', 'sample'), refused('server.challenge.sealed'));
      await startTry(igor);
      await assert.rejects(igor.api.challenge('2026-11-17', 'sample'), refused('server.challenge.sealed'));
      const result = await hana.api.challenge('2026-11-17', 'sample');
      assert.ok(!JSON.stringify(result).includes(seed));
      assert.equal(result.over, false);
      const own = result.tries.find((one) => one.person === hana.id);
      assert.deepEqual([own?.total, own?.place, own?.name], [result.mine?.total, result.mine?.place, 'Hana']);
    });

    it('is played by the bots too, once, each on its own', async () => {
      const jana = await person('Jana');
      (await finishTry(server.url, jana, await startTry(jana))).close();
      const done = (): Promise<readonly unknown[]> =>
        server.store.sql.read('SELECT line FROM challenge_lines WHERE done = 1');
      await eventually(async () => (await done()).length === 4);
      const { bots, best } = await jana.api.challenge('2026-11-17', 'sample');
      assert.deepEqual(
        bots.map(({ level }) => level),
        ['random'],
      );
      assert.ok(
        best !== undefined &&
          (best.won || !bots[0]?.won) &&
          (best.won !== bots[0]?.won || best.total >= (bots[0]?.total ?? 0)),
      );
    });

    it('ends at midnight, also for those who are still playing, and opens everything', async () => {
      const [kira, liam, mona] = await Promise.all(['Kira', 'Liam', 'Mona'].map(person));
      assert.ok(kira && liam && mona);
      const table = await startTry(kira);
      (await finishTry(server.url, kira, table)).close();
      const running = await startTry(liam);
      clock = NOON + 13 * HOUR;
      await eventually(async () => (await liam.api.table(running)).info.status === 'finished');
      const late = await liam.api.challenge('2026-11-17', 'sample');
      assert.deepEqual([late.over, late.mine?.total, late.mine?.finishedAt], [true, undefined, clock]);
      assert.ok(!late.tries.some((one) => one.person === liam.id));
      // Somebody who never tried may look, too.
      const log = await mona.api.challengeLog('2026-11-17', 'sample', table);
      assert.equal(log.seed, await seedOf(table));
      assert.ok(replay(parseLog(JSON.stringify(log)), [sample]) instanceof Match);
      for (const line of ['random', 'best']) {
        const played = replay(parseLog(JSON.stringify(await mona.api.challengeLog('2026-11-17', 'sample', line))), [
          sample,
        ]);
        assert.ok(sample.outcome(played.state as never) !== undefined);
        assert.equal(played.header.seed, log.seed);
      }
      assert.equal((await kira.api.log(table)).seed, log.seed);
      await assert.rejects(mona.api.challengeLog('2026-11-17', 'sample', 'nothing'), refused('server.challenge.none'));
      await assert.rejects(mona.api.table(table), refused('server.table.none'));
      await eventually(async () => (await mona.api.results({ person: kira.id })).results.length === 1);
      await assert.rejects(mona.api.tryChallenge('2026-11-17', 'sample'), refused('server.challenge.over'));
      const today = await mona.api.challenges();
      assert.equal(today.day, '2026-11-18');
      assert.deepEqual(at(today.past, 0), { day: '2026-11-17', game: 'sample' });
      assert.notEqual(await seedOf(await startTry(mona)), log.seed);
    });

    it('goes with a person who leaves, and is in what they download', async () => {
      const nora = await person('Nora');
      const table = await startTry(nora);
      const { tries } = (await nora.api.myData()) as { readonly tries: readonly { readonly table: string }[] };
      assert.deepEqual(
        tries.map((one) => one.table),
        [table],
      );
      await nora.api.deleteMe();
      const rows = await server.store.sql.read('SELECT 1 AS one FROM tries WHERE person = $1', [nora.id]);
      assert.deepEqual(rows, []);
    });
  });
}

describe('two nodes over one PostgreSQL', () => {
  it('draw one challenge and give one try, asked at the same moment', async () => {
    const databases = await postgresDatabases();
    const where = await databases.fresh();
    const nodes = await Promise.all([1, 2].map(() => testServer(where, { now: () => NOON })));
    const anna = await newPerson(at(nodes, 0).url, 'Anna');
    const apis = nodes.map(({ url }) => new Api({ url, token: anna.token }));
    const offers = await Promise.all(apis.map((api) => api.challenges()));
    assert.deepEqual(offers[0], offers[1]);
    const { day } = at(offers, 0);
    const tables = await Promise.all(apis.map((api) => api.tryChallenge(day, 'sample')));
    assert.deepEqual(tables[0], tables[1]);
    const rows = await at(nodes, 0).store.sql.read('SELECT seed FROM daily_challenges');
    assert.equal(rows.length, 1);
    await Promise.all(nodes.map((node) => node.close()));
    await databases.stop();
  });
});
