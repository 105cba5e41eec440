import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Result } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { DATABASES, type Databases } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { newPerson } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { playOut, type StartedTable, startedTable } from '../support/table.ts';

for (const { kind, open } of DATABASES) {
  describe(`results on ${kind}`, () => {
    let databases: Databases;
    let server: TestServer;
    before(async () => {
      databases = await open();
      server = await testServer(await databases.fresh());
    });
    after(async () => {
      await server.close();
      await databases.stop();
    });

    const played = async (settings = {}): Promise<StartedTable> => {
      const table = await startedTable(server.url, 2, settings);
      await playOut(table);
      table.close();
      return table;
    };
    const resultOf = async (table: StartedTable): Promise<Result> => {
      const { api } = at(table.people, 0);
      await eventually(async () => (await api.results({})).results.some((one) => one.table === table.table));
      return at((await api.results({})).results, 0);
    };

    it('list a finished game with scores, winner and length for everyone who played', async () => {
      const table = await played();
      const result = await resultOf(table);
      const { info } = await at(table.people, 0).api.table(table.table);
      assert.deepEqual(
        result.seats.map(({ seat, total }) => [seat, total]).sort(),
        info.outcome?.scores.map(({ seat, total }) => [seat, total]).sort(),
      );
      assert.deepEqual(
        result.seats.filter(({ won }) => won).map(({ seat }) => seat),
        info.winners,
      );
      assert.deepEqual(result.seats.map(({ name }) => name).sort(), ['Player 1', 'Player 2']);
      assert.equal(result.finishedAt, info.finishedAt);
      assert.equal(result.length, (info.finishedAt ?? 0) - (info.startedAt ?? 0));
      assert.equal(result.rated, false);
      const others = await at(table.people, 1).api.results({});
      assert.deepEqual(others.results, [result]);
      assert.deepEqual((await (await newPerson(server.url, 'Nobody')).api.results({})).results, []);
    });

    it('rate only tables that say so, and move ratings by the place', async () => {
      const casual = await played();
      assert.ok((await resultOf(casual)).seats.every(({ rating }) => rating === undefined));
      const rated = await resultOf(await played({ rated: true }));
      assert.equal(rated.rated, true);
      const [first, second] = rated.seats;
      const drawn = first?.place === second?.place;
      assert.equal((first?.rating ?? 0) > 1500, !drawn);
      assert.equal((second?.rating ?? 0) < 1500, !drawn);
      assert.equal(first?.change, (first?.rating ?? 0) - 1500);
    });

    it('count leaving as a loss', async () => {
      const table = await startedTable(server.url, 2, { rated: true });
      const [stays, leaves] = table.people;
      await leaves?.api.command(table.table, { type: 'resign' });
      const result = await resultOf(table);
      table.close();
      const [winner, loser] = result.seats;
      assert.equal(result.reason, 'resigned');
      assert.deepEqual([winner?.person, winner?.won, winner?.left], [stays?.id, true, false]);
      assert.deepEqual([loser?.person, loser?.won, loser?.left], [leaves?.id, false, true]);
      assert.ok((winner?.change ?? 0) > 0 && (loser?.change ?? 0) < 0);
    });

    it('don’t rate a game that was ended by consent', async () => {
      const table = await startedTable(server.url, 2, { rated: true });
      await at(table.people, 0).api.command(table.table, { type: 'ask', proposal: { kind: 'end' } });
      await at(table.people, 1).api.command(table.table, { type: 'answer', yes: true });
      const result = await resultOf(table);
      table.close();
      assert.equal(result.reason, 'agreed');
      assert.equal(result.rated, false);
      assert.ok(result.seats.every(({ won, place, rating }) => !won && place === undefined && rating === undefined));
    });

    it('are filtered and paged by the server', async () => {
      const table = await played();
      const first = await resultOf(table);
      const [me, other] = table.people;
      const mine = await me?.api.results({ limit: 1 });
      assert.equal(mine?.results[0]?.table, first.table);
      assert.equal(mine?.next, undefined);
      assert.equal(mine?.total, 1);
      const named = async (name: string): Promise<number> => (await me?.api.results({ name }))?.results.length ?? -1;
      assert.deepEqual([await named('pLAYER 2'), await named('Somebody else')], [1, 0]);
      assert.equal((await me?.api.results({ with: other?.id }))?.results.length, 1);
      assert.equal((await me?.api.results({ game: 'other' }))?.results.length, 0);
      const won = first.seats.some(({ person, won: winner }) => person === me?.id && winner);
      assert.equal((await me?.api.results({ won: won ? 'yes' : 'no' }))?.results.length, 1);
      assert.equal((await me?.api.results({ won: won ? 'no' : 'yes' }))?.results.length, 0);
    });
  });
}
