import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Refused } from '@moonstaff/client';
import { at } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { DATABASES, type Databases } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { newPerson, TableClient, type TestPerson } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { playOut, type StartedTable } from '../support/table.ts';

const refusedWith = (key: string) => (error: unknown) => error instanceof Refused && error.phrase.key === key;

// PostgreSQL is asked the same in `npm run thorough`.
for (const { kind, open } of isThorough ? DATABASES : DATABASES.slice(0, 1)) {
  describe(`clubs on ${kind}`, () => {
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

    interface TestClub {
      readonly id: string;
      readonly code: string;
      readonly owner: TestPerson;
      readonly member: TestPerson;
      readonly stranger: TestPerson;
    }

    const newClub = async (): Promise<TestClub> => {
      const [owner, member, stranger] = await Promise.all(
        ['Ilka', 'Marek', 'Wim'].map((name) => newPerson(server.url, name)),
      );
      if (owner === undefined || member === undefined || stranger === undefined) throw new Error('nobody came');
      const { id } = await owner.api.foundClub('Thursday table', 'campfire');
      const { code } = await owner.api.club(id);
      await member.api.joinClub(code);
      return { id, code, owner, member, stranger };
    };

    const playInClub = async ({ id, owner, member }: TestClub): Promise<string> => {
      const open = { kind: 'open' as const };
      const { table, invite } = await owner.api.openTable({
        game: 'sample',
        seats: [open, open],
        club: id,
        rated: true,
        seating: 'chosen',
      });
      await member.api.command(table, { type: 'sit' }, { invite });
      await member.api.command(table, { type: 'ready', ready: true });
      await owner.api.command(table, { type: 'start' });
      const people = [owner, member];
      const clients = people.map((person) => new TableClient(server.url, person, table));
      const seated: StartedTable = { table, invite, people, clients, close: () => {} };
      await playOut(seated);
      for (const client of clients) client.close();
      await eventually(async () => (await owner.api.results({ club: id })).results.some((one) => one.table === table));
      return table;
    };

    it('are joined by their link, which works until the owner renews it', async () => {
      const { id, code, owner, member, stranger } = await newClub();
      const door = await stranger.api.clubDoor(code);
      assert.deepEqual(door, { id, name: 'Thursday table', crest: 'campfire', members: 2, member: false });
      await assert.rejects(stranger.api.club(id), refusedWith('server.club.none'));
      await assert.rejects(stranger.api.results({ club: id }), refusedWith('server.club.none'));
      await assert.rejects(stranger.api.standings({ club: id }), refusedWith('server.club.none'));
      await assert.rejects(member.api.renewClubLink(id), refusedWith('server.club.notOwner'));
      assert.equal((await member.api.club(id)).code, code);
      const { code: renewed } = await owner.api.renewClubLink(id);
      assert.notEqual(renewed, code);
      await assert.rejects(stranger.api.joinClub(code), refusedWith('server.club.link'));
      await stranger.api.joinClub(renewed);
      assert.deepEqual(
        (await stranger.api.club(id)).members.map(({ name, presence }) => [name, presence]),
        [
          ['Ilka', 'here'],
          ['Marek', 'here'],
          ['Wim', 'here'],
        ],
      );
    });

    it('plan an evening, and members say whether they come', async () => {
      const { id, owner, member } = await newClub();
      await assert.rejects(member.api.come(id, true), refusedWith('server.club.noEvening'));
      await owner.api.changeClub(id, { evening: { at: 1_900_000_000_000, note: 'Snake Temple' } });
      const club = await member.api.come(id, true);
      assert.deepEqual(club.evening, { at: 1_900_000_000_000, note: 'Snake Temple' });
      const coming = (): readonly (boolean | undefined)[] => club.members.map((one) => one.coming);
      assert.deepEqual(coming(), [undefined, true]);
      const moved = await owner.api.changeClub(id, { evening: { at: 1_900_000_500_000 } });
      assert.ok(moved.members.every((one) => one.coming === undefined));
      assert.equal((await owner.api.changeClub(id, { evening: 'none' })).evening, undefined);
    });

    it('show running tables to members only, with what they need to come in', async () => {
      const { id, owner, member, stranger } = await newClub();
      const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
      await assert.rejects(
        stranger.api.openTable({ game: 'sample', seats, club: id }),
        refusedWith('server.club.none'),
      );
      const { table, invite } = await owner.api.openTable({ game: 'sample', seats, club: id });
      const [listed] = (await member.api.club(id)).tables;
      assert.deepEqual([listed?.id, listed?.invite], [table, invite]);
    });

    it('keep results, standings and who was ahead of whom, and play with the same people again', async () => {
      const club = await newClub();
      const { id, owner, member } = club;
      await assert.rejects(owner.api.sameAgain(id), refusedWith('server.club.noGame'));
      await playInClub(club);
      const [result] = (await member.api.results({ club: id })).results;
      assert.equal((await owner.api.club(id)).games, 1);
      const won = result?.seats.filter((seat) => seat.won).map(({ person }) => person) ?? [];
      const standings = await member.api.standings({ club: id });
      for (const line of standings) {
        assert.deepEqual([line.played, line.won, line.games], [1, won.includes(line.person) ? 1 : 0, 1]);
        assert.equal(line.rating, undefined, 'five games make a rating');
      }
      const [pair] = await owner.api.clubPairs(id, [owner.id, member.id]);
      assert.equal(pair?.played, 1);
      assert.equal((pair?.ahead ?? 0) + (pair?.behind ?? 0), won.length === 1 ? 1 : 0);
      const { again } = await member.api.club(id);
      assert.deepEqual(again?.people.map(({ name }) => name).sort(), ['Ilka', 'Marek']);
      const { table } = await member.api.sameAgain(id);
      const { info } = await member.api.table(table);
      assert.deepEqual([info.club, info.rated, info.seats.length], [id, true, 2]);
      const [listed] = await member.api.clubs();
      assert.deepEqual(
        listed?.faces.map(({ name }) => name),
        ['Ilka'],
        'the others, not oneself',
      );
      assert.equal(listed?.last?.game, 'sample');
      const winners = [owner, member]
        .filter((who) => won.includes(who.id))
        .map((who) => (who === owner ? 'Ilka' : 'Marek'));
      assert.deepEqual(listed?.last?.winners, winners);
      const freeFor = async ({ api }: typeof owner) => (await api.clubs())[0]?.free;
      const { invite = '' } = (await freeFor(owner))?.[0] ?? {};
      assert.deepEqual(
        await freeFor(owner),
        [{ table, invite, game: 'sample', host: 'Marek' }],
        'shown to who is called',
      );
      assert.deepEqual(await freeFor(member), [], 'not to who has called');
      await owner.api.command(table, { type: 'sit' }, { invite });
      assert.deepEqual(await freeFor(owner), []);
    });

    it('can be exported and deleted by the owner; games stay with those who played', async () => {
      const club = await newClub();
      const { id, owner, member } = club;
      const table = await playInClub(club);
      const data = JSON.stringify(await owner.api.clubData(id));
      assert.ok(data.includes(table) && data.includes('Marek') && !data.includes(club.code));
      await assert.rejects(member.api.deleteClub(id), refusedWith('server.club.notOwner'));
      await owner.api.deleteClub(id);
      await assert.rejects(owner.api.club(id), refusedWith('server.club.none'));
      assert.equal((await owner.api.results()).results[0]?.table, table);
      assert.deepEqual(await owner.api.clubs(), []);
    });

    it('pass to the oldest member when the owner goes', async () => {
      const { id, owner, member } = await newClub();
      await owner.api.deleteMe();
      assert.equal((await member.api.club(id)).owner, member.id);
      assert.deepEqual(
        (await member.api.club(id)).members.map(({ name }) => name),
        ['Marek'],
      );
    });

    it('refuse bad names with a reason', async () => {
      const { owner } = await newClub();
      for (const name of ['', ' ', 'x'.repeat(500), 'a\u202Eb'])
        await assert.rejects(owner.api.foundClub(name), refusedWith('server.http.shape'));
    });

    it('seat everyone at a rematch with one call, and the next player starts', async () => {
      const club = await newClub();
      const { owner, member } = club;
      const table = await playInClub(club);
      const { table: next } = await member.api.rematch(table);
      const { table: same } = await owner.api.rematch(table);
      assert.equal(same, next);
      const { info } = await owner.api.table(next);
      const old = await owner.api.table(table);
      const names = (seats: typeof info.seats): readonly string[] =>
        seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind));
      assert.deepEqual(names(info.seats), [...names(old.info.seats)].reverse());
      await member.api.command(next, { type: 'start' });
      assert.equal(at((await member.api.table(next)).info.seats, 0).kind, 'person');
    });
  });
}
