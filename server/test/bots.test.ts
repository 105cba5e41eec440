import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@moonstaff/catalogue';
import { type ActionShape, at, Match, same, seedFrom } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import { BUILT_IN_BOTS } from '@moonstaff/server';
import { ThinkerPool } from '../src/bots/pool.ts';
import { gameNamed } from '../trials/games.ts';
import { newPerson, TableClient } from './support/people.ts';
import { SAMPLE, type TestServer, temporaryFolder, testServer } from './support/server.ts';
import { playOut } from './support/table.ts';

const open = { kind: 'open' } as const;
const bot = (level: string) => ({ kind: 'bot', level }) as const;
const FAULTY = new URL('./support/faulty-bots.ts', import.meta.url).href;

async function withBots(
  url: string,
  levels: readonly string[],
  clock?: { kind: 'live'; seconds: number; increment: number },
) {
  const anna = await newPerson(url, 'Anna');
  const { table } = await anna.api.openTable({
    game: 'sample',
    seats: [open, ...levels.map(bot)],
    seating: 'chosen',
    onTimeout: 'bot',
    ...(clock !== undefined && { clock }),
  });
  await anna.api.command(table, { type: 'start' });
  return { anna, table, client: new TableClient(url, anna, table) };
}

describe('bots', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  before(async () => {
    server = await testServer(`${folder.path}/bots.sqlite`, { bots: FAULTY, env: { BOT_SECONDS: '0.2' } });
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('play whole games with people', async () => {
    const { table, client } = await withBots(server.url, ['random', 'last', 'random']);
    await playOut({ table, invite: '', people: [], clients: [client], close: () => {} });
    const causes = client.records.flatMap((record) => (record.kind === 'entry' ? [record.cause] : []));
    assert.ok(causes.includes('bot'));
    assert.equal((await client.until(({ info }) => info.status === 'finished')).info.reason, 'played');
    client.close();
  });

  it("don't hold up the table if they throw or cheat", async () => {
    const { table, client } = await withBots(server.url, ['throws', 'cheats']);
    await playOut({ table, invite: '', people: [], clients: [client], close: () => {} });
    assert.ok(server.lines.some((line) => line.includes('bot.failed')));
    client.close();
  });

  it('are stopped if they never reply, and others go on', async () => {
    const pool = await ThinkerPool.open({ games: [SAMPLE], bots: FAULTY, workers: 1, overtime: 2000 });
    const request = { game: 'sample', seat: 0, view: {}, legal: [{ type: 'end' }], seed: 'x', budget: 10 };
    const stuck = pool.choose({ ...request, level: 'sleeps' });
    const next = pool.choose({ ...request, level: 'last' });
    await assert.rejects(stuck, /no answer/);
    assert.deepEqual(await next, { type: 'end' });
    await pool.close();
  });

  it('that come with the server choose a legal action in each game, at each level', async () => {
    const pool = await ThinkerPool.open({ games: GAME_IDS, bots: BUILT_IN_BOTS, workers: 1 });
    for (const name of GAME_IDS) {
      const game = await gameNamed(name);
      const { state } = Match.start(game, { seats: 2, seed: seedFrom(name) });
      const seat = at(game.toAct(state), 0);
      const legal = game.legal(state, seat) as readonly ActionShape[];
      const request = { game: name, seat, view: game.view(state, seat), legal, seed: 'test', budget: 100 };
      for (const level of pool.levels) {
        const action = await pool.choose({ ...request, level });
        assert.ok(
          legal.some((offer) => same(offer, action)),
          `${name}, ${level}`,
        );
      }
    }
    await pool.close();
  });

  it('get only what their seat may know', async () => {
    const { anna, table, client } = await withBots(server.url, ['last']);
    const { match } = await server.liveTables.table(table);
    assert.ok(match);
    const view = JSON.stringify(sample.view(match.state as never, 1));
    assert.ok(!view.includes(match.header.seed));
    client.close();
    await anna.api.command(table, { type: 'resign' });
  });

  describe('in other programs', () => {
    interface Ended {
      readonly code: number;
      readonly errors: string;
    }

    /** Runs the example bot at a table. */
    const program = (token: string, table: string, invite: string) => {
      const script = fileURLToPath(new URL('../../client/example/bot.ts', import.meta.url));
      const env = { ...process.env, SERVER: server.url, TOKEN: token };
      const child = spawn(process.execPath, [script, table, invite], { env, stdio: ['ignore', 'inherit', 'pipe'] });
      let errors = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        errors += text;
      });
      const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code: code ?? -1, errors })));
      return { ended, kill: () => child.kill() };
    };

    const table = async () => {
      const [anna, author] = [await newPerson(server.url, 'Anna'), await newPerson(server.url, 'Author')];
      const opened = await anna.api.openTable({ game: 'sample', seats: [open, open], seating: 'chosen' });
      return { anna, author, ...opened };
    };

    it('join with a token, and play on after a restart', async (t) => {
      const { anna, author, table: id, invite } = await table();
      const client = new TableClient(server.url, anna, id);
      t.after(() => client.close());
      const isReady = (): Promise<unknown> =>
        client.until(({ info }) =>
          info.seats.every((seat) => seat.kind === 'person' && (seat.ready || seat.person === anna.id)),
        );
      const first = program(author.token, id, invite);
      t.after(() => first.kill());
      await isReady();
      first.kill();
      await first.ended;
      await author.api.command(id, { type: 'ready', ready: false });
      await client.until(({ info }) =>
        info.seats.some((seat) => seat.kind === 'person' && seat.person === author.id && !seat.ready),
      );
      const second = program(author.token, id, invite);
      t.after(() => second.kill());
      await isReady();
      second.kill();
      await second.ended;
      await client.do({ type: 'start' });
      const third = program(author.token, id, invite);
      t.after(() => third.kill());
      await playOut({ table: id, invite, people: [], clients: [client], close: () => {} });
      assert.deepEqual(await third.ended, { code: 0, errors: '' });
    });

    it('say in one line why they were refused', async () => {
      const { anna, author, table: id, invite } = await table();
      const bert = await newPerson(server.url, 'Bert');
      await bert.api.command(id, { type: 'sit' }, { invite });
      const refused = async (token: string, where = id): Promise<string> => {
        const { code, errors } = await program(token, where, invite).ended;
        assert.equal(code, 1);
        assert.match(errors, /^[^\n]+\n$/);
        return errors;
      };
      assert.match(await refused(author.token), /server\.table\.noSeat/);
      assert.match(await refused(author.token, author.id), /server\.table\.none/);
      assert.match(await refused('moonstaff_wrong'), /server\.person\.unknown/);
      await bert.api.command(id, { type: 'ready', ready: true });
      await anna.api.command(id, { type: 'start' });
      assert.match(await refused(author.token), /server\.table\.notOpen/);
    });
  });
});

describe('a table that waits during a restart', () => {
  const folder = temporaryFolder();
  const database = `${folder.path}/restart.sqlite`;
  after(() => folder.remove());

  it("goes on with the bot's move", async () => {
    const first = await testServer(database, { env: { BOT_PACE_MS: '10000' } });
    const { anna, table, client } = await withBots(first.url, ['random']);
    client.close();
    await first.close();
    const second = await testServer(database, { now: () => Date.now() + 60_000 });
    const again = new TableClient(second.url, anna, table);
    const { records } = await again.until(() =>
      again.records.some((record) => record.kind === 'entry' && record.cause === 'bot'),
    );
    assert.ok(records.length > 0);
    again.close();
    await second.close();
  });

  it('finds that the clock has run out', async () => {
    const first = await testServer(database);
    const { anna, table, client } = await withBots(first.url, ['random'], { kind: 'live', seconds: 100, increment: 0 });
    client.close();
    await first.close();
    const second = await testServer(database, { now: () => Date.now() + 100_000 });
    const again = new TableClient(second.url, anna, table);
    await again.until(() => again.records.some(({ kind }) => kind === 'ranOut'));
    await again.until(() =>
      again.records.some((record) => record.kind === 'entry' && record.entry.kind === 'act' && record.entry.seat === 0),
    );
    again.close();
    await second.close();
  });
});
