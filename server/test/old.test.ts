import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { stateHash } from '@moonstaff/kernel';
import { openStore, restore } from '@moonstaff/server/operator';
import { loadGames } from '../src/games.ts';
import { loadTable } from '../src/host/load.ts';
import { GAME_SOURCES } from '../trials/games.ts';
import { DATABASES, type Databases } from './support/databases.ts';

interface Expected {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly seq: number;
  readonly hash: string;
}

/** Each is a whole database as an earlier version left it. They are added to, never changed. */
const fixtures = globSync(fileURLToPath(new URL('./fixtures/*.jsonl', import.meta.url)));

for (const { kind, open } of DATABASES) {
  describe(`tables stored by earlier versions, on ${kind}`, () => {
    let databases: Databases;
    before(async () => {
      databases = await open();
    });
    after(() => databases.stop());

    it('are there to be opened', () => assert.ok(fixtures.length > 0));

    for (const file of fixtures) {
      it(`open as they were: ${basename(file)}`, async () => {
        const where = await databases.fresh();
        await restore(where, file);
        const store = await openStore(where);
        const games = await loadGames(GAME_SOURCES);
        const expected = JSON.parse(readFileSync(file.replace('.jsonl', '.expected.json'), 'utf8')) as Expected[];
        for (const { table: id, status, seq, hash } of expected) {
          const table = await loadTable(store, games, id);
          assert.ok(table?.match);
          assert.deepEqual(
            { status: table.status, seq: table.seq, hash: stateHash(table.match.state) },
            { status, seq, hash },
          );
        }
        await store.close();
      });
    }
  });
}
