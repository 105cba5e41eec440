import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Result } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { RatingStore } from '../../src/ratings/store.ts';
import { DATABASES, type Databases } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { newPerson } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { playOut, type StartedTable, startedTable } from '../support/table.ts';

// PostgreSQL is asked the same in `npm run thorough`.
for (const { kind, open } of isThorough ? DATABASES : DATABASES.slice(0, 1)) {
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

    it('make up somebody’s page, which its owner can hide', async () => {
      const table = await played({ rated: true });
      const result = await resultOf(table);
      const [me, other] = table.people;
      const page = await other?.api.person(me?.id ?? '');
      assert.equal(page?.name, 'Player 1');
      assert.deepEqual([page?.total, page?.hidden, page?.clubs, page?.places], [1, false, [], []]);
      const [game] = page?.games ?? [];
      assert.deepEqual({ ...game, own: 0, takes: [] }, { ...result, own: 0, takes: [] });
      assert.equal(result.seats.find(({ seat }) => seat === game?.own)?.person, me?.id);
      await me?.api.changeMe({ hidden: true });
      const key = async (call: Promise<unknown> | undefined): Promise<unknown> =>
        call?.then(
          () => 'shown',
          (error: { readonly phrase?: { readonly key: string } }) => error.phrase?.key,
        );
      assert.equal(await key(other?.api.person(me?.id ?? '')), 'server.person.hidden');
      assert.equal(await key(other?.api.results({ person: me?.id ?? '' })), 'server.person.hidden');
      assert.equal((await me?.api.person(me.id))?.hidden, true, 'one’s own page is still there');
      await me?.api.changeMe({ hidden: false });
      assert.equal(await key(other?.api.person(me?.id ?? '')), 'shown');
      assert.equal(await key(other?.api.person('nobody-at-all')), 'server.person.none');
    });

    it('give a place among all who have a rating, after five rated games', async () => {
      const people = await Promise.all(['Ann', 'Bob'].map((name) => newPerson(server.url, name)));
      const [first] = people;
      await server.store.sql.commit(
        people.map(({ id }, i) => ({
          text: `INSERT INTO ratings (person, game, mu, sigma, shown, games, recent) VALUES ($1, 'arnak', 25, 3, $2, 5, '[]')`,
          values: [id, 9000 + i],
        })),
      );
      const ratings = new RatingStore(server.store.sql);
      const place = await ratings.placeOf(first?.id ?? '', 'arnak', 5);
      assert.deepEqual([place?.rating, place?.place], [9000, 2]);
      assert.equal(await ratings.placeOf(first?.id ?? '', 'guild', 5), undefined);
    });

    it('lead people who watched on to the rematch, and nobody else', async () => {
      const table = await played();
      const [me] = table.people;
      const watcher = await newPerson(server.url, 'Television');
      const { info } = (await me?.api.table(table.table)) ?? {};
      const none = await watcher.api.next(table.table, info?.invite).catch((error) => error.phrase.key);
      assert.equal(none, 'server.table.none', 'there is no rematch yet');
      const rematch = await me?.api.rematch(table.table);
      assert.deepEqual(await watcher.api.next(table.table, info?.invite), rematch);
      const refused = await watcher.api.next(table.table).catch((error) => error.phrase.key);
      assert.equal(refused, 'server.table.none', 'without the invitation the table isn’t there');
    });

    it('stay with a guest who makes an account: name, tables, history, rating and clubs', async () => {
      const table = await played({ rated: true });
      await resultOf(table);
      const me = at(table.people, 0);
      await me.api.foundClub('Thursday table');
      const before = await Promise.all([me.api.person(me.id), me.api.clubs(), me.api.tables('finished')]);
      const claimed = await me.api.claim(`keeper-${kind}`, 'tidal lantern orchard 7');
      assert.deepEqual([claimed.id, claimed.name], [me.id, 'Player 1']);
      const after = await Promise.all([me.api.person(me.id), me.api.clubs(), me.api.tables('finished')]);
      assert.deepEqual(after, before);
      assert.equal(after[0].games[0]?.seats.find(({ person }) => person === me.id)?.rating !== undefined, true);
    });
  });
}
