import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Api } from '@moonstaff/client';
import { type AnyGame, at, firstSealOf, parseLog, replay } from '@moonstaff/kernel';
import { openStore, restore, type Store } from '@moonstaff/server/operator';
import { isThorough } from '@moonstaff/tools/thorough';
import { loadGames } from '../src/games.ts';
import { hashOf, newId } from '../src/ids.ts';
import { loadTable } from '../src/live/load.ts';
import { Sessions } from '../src/people/sessions.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { GAME_SOURCES } from '../trials/games.ts';
import { DATABASES, type Databases } from './support/databases.ts';
import { testServer } from './support/server.ts';

interface Expected {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly seq: number;
  /** The log's hash so far; fixtures of format 1 have this instead of a seal. */
  readonly hash?: string;
  readonly seal?: string;
}

/** Each fixture is a whole database of an earlier version. Add new ones, never change them. */
const inFolder = (pattern: string): readonly string[] =>
  globSync(fileURLToPath(new URL(`./fixtures/${pattern}`, import.meta.url))).sort();
const fixtures = inFolder('*.jsonl');
const logs = inFolder('*.log.json');

const expectedOf = (file: string): readonly Expected[] =>
  JSON.parse(readFileSync(file.replace('.jsonl', '.expected.json'), 'utf8')) as Expected[];

/** These schemas came together with the next one. */
const SKIPPED: readonly number[] = [2, 3, 6, 7];

/** How many turns to play at each running table. */
const MOVES = isThorough ? 20 : 8;

const shapeOf = (file: string): number => Number(/"shape":(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);

/** SQLite gets all of them. In `npm test`, PostgreSQL gets the oldest, the newest and some between. */
const EVERY = 5;
const fixturesFor = (kind: Databases['kind']): readonly string[] =>
  isThorough || kind === 'sqlite'
    ? fixtures
    : fixtures
        .toSorted((a, b) => shapeOf(a) - shapeOf(b))
        .filter((_, i, { length }) => i % EVERY === 0 || i === length - 1);

/** Access for a person of a fixture: nobody knows their password any more. */
async function returning(store: Store, url: string, person: string): Promise<Api> {
  const token = Sessions.newToken();
  await store.people.addToken({ id: newId(), person, name: 'test', createdAt: 1 }, hashOf(token));
  return new Api({ url, token });
}

/** The people at a running table take turns with some legal action. Returns how many there were. */
async function playOn(store: Store, url: string, table: string): Promise<number> {
  const rows = await store.sql.read('SELECT person FROM seats WHERE table_id = $1', [table]);
  const apis = await Promise.all(rows.map(({ person }) => returning(store, url, String(person))));
  let moves = 0;
  for (let turn = 0; turn < MOVES; turn++) {
    const api = at(apis, turn % apis.length);
    const { play } = await api.table(table);
    const action = play?.legal[(turn * 7) % Math.max(1, play.legal.length)];
    if (action === undefined) continue;
    await api.command(table, { type: 'act', action });
    moves++;
  }
  return moves;
}

for (const { kind, open } of DATABASES) {
  describe(`tables stored by earlier versions, on ${kind}`, () => {
    let databases: Databases;
    let games: ReadonlyMap<string, AnyGame>;
    before(async () => {
      databases = await open();
      games = await loadGames(GAME_SOURCES);
    });
    after(() => databases.stop());

    it('exist for every schema that a commit of the project has had', () => {
      const shapes = fixtures.map(shapeOf);
      const all = Array.from({ length: MIGRATIONS.length }, (_, i) => i + 1);
      assert.deepEqual(
        all.filter((shape) => !shapes.includes(shape) && !SKIPPED.includes(shape)),
        [],
        'write one with `node tools/run.mjs server/tools/fixture.ts --shape sample`',
      );
    });

    it('exist for every game', () => {
      const stored = fixtures.flatMap(expectedOf).map(({ game, status }) => `${game} ${status}`);
      for (const game of games.keys()) {
        assert.ok(stored.includes(`${game} finished`), game);
        assert.ok(stored.includes(`${game} playing`), game);
      }
    });

    for (const file of fixturesFor(kind)) {
      it(`open unchanged and can be played on: ${basename(file)}`, async () => {
        const where = await databases.fresh();
        await restore(where, file);
        const store = await openStore(where);
        const expected = expectedOf(file);
        for (const { table: id, status, seq, hash, seal } of expected) {
          const table = await loadTable(store, games, id);
          assert.ok(table?.match);
          assert.deepEqual({ status: table.status, seq: table.seq }, { status, seq });
          if (seal === undefined) assert.equal(firstSealOf(table.match.game, table.match.state), hash);
          else assert.equal(table.match.seal(), seal);
        }
        const server = await testServer(where, { games: GAME_SOURCES });
        for (const { table, status, seq } of expected) {
          if (status !== 'playing') continue;
          const moves = await playOn(store, server.url, table);
          assert.ok(moves > MOVES / 4, `${moves} moves`);
          assert.ok((await server.liveTables.table(table)).seq >= seq + moves);
        }
        assert.deepEqual(server.lines, []);
        await server.close();
        await store.close();
      });
    }
  });
}

describe('logs of whole games written by earlier versions', () => {
  it('exist for every game', async () => {
    const games = [...(await loadGames(GAME_SOURCES)).keys()];
    const written = logs.map((file) => parseLog(readFileSync(file, 'utf8')).game);
    assert.deepEqual(
      games.filter((game) => !written.includes(game)),
      [],
    );
  });

  for (const file of logs) {
    it(`replay to the same end: ${basename(file)}`, async () => {
      const games = [...(await loadGames(GAME_SOURCES)).values()];
      const match = replay(parseLog(readFileSync(file, 'utf8')), games);
      assert.ok(match.game.outcome(match.state) !== undefined);
    });
  }
});
