import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, fastRandom, nextBelow } from '@moonstaff/kernel';
import { backup, openStore } from '@moonstaff/server/operator';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';
import { loadTable } from '../src/live/load.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { VERSION } from '../src/version.ts';
import { openTrialDatabase } from '../trials/database.ts';
import { GAME_NAMES, gameNamed } from '../trials/games.ts';
import { guest } from '../trials/players.ts';
import { databaseEnv, freePort, NodeProcess } from '../trials/process.ts';

export interface Expected {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly seq: number;
  readonly seal: string;
}

async function playTable(url: string, game: AnyGame, entries: number): Promise<string> {
  const people = [await guest(url, 'Anna'), await guest(url, 'Bert')];
  const [anna, bert] = people;
  if (anna === undefined || bert === undefined) throw new Error('guests are missing');
  const open = { kind: 'open' } as const;
  const { table, invite } = await anna.api.openTable({ game: game.id, seats: [open, open], seating: 'chosen' });
  await bert.api.command(table, { type: 'sit' }, { invite });
  await bert.api.command(table, { type: 'ready', ready: true });
  await anna.api.command(table, { type: 'chat', text: 'Have fun!' });
  await anna.api.command(table, { type: 'start' });
  const random = fastRandom(`fixture ${game.id}`);
  for (let done = 0; done < entries; done++) {
    const { info } = await anna.api.table(table);
    if (info.status !== 'playing') break;
    for (const { api } of people) {
      const { play } = await api.table(table);
      const action = play?.legal[nextBelow(random, Math.max(1, play.legal.length))];
      if (action !== undefined) await api.command(table, { type: 'act', action });
      if (done % 7 === 3 && (await api.table(table)).play?.undo.steps) await api.command(table, { type: 'undo' });
    }
  }
  return table;
}

/** A database with two tables of one game, and the log of the finished one. */
async function writeFixture(file: string, game: AnyGame): Promise<void> {
  const database = await openTrialDatabase('sqlite');
  const node = new NodeProcess(await freePort(), databaseEnv(database.where));
  await node.start();
  const tables = [await playTable(node.url, game, 5000), await playTable(node.url, game, 10)];
  await node.kill('SIGTERM');
  await backup(database.where, `${file}.jsonl`);
  const store = await openStore(database.where);
  const expected: Expected[] = [];
  for (const id of tables) {
    const table = await loadTable(store, new Map([[game.id, game]]), id);
    if (table?.match === undefined) throw new Error(`table ${id} is missing`);
    const { status, seq, match } = table;
    expected.push({ table: id, game: game.id, status, seq, seal: match.seal() });
    if (status === 'finished') writeFileSync(`${file}.log.json`, `${JSON.stringify(match.log())}\n`);
  }
  writeFileSync(`${file}.expected.json`, `${JSON.stringify(expected, undefined, 2)}\n`);
  await store.close();
  await database.close();
}

const FIXTURES = fileURLToPath(new URL('../test/fixtures', import.meta.url));
const { values, words } = toolArgs({
  command: 'node tools/run.mjs server/tools/fixture.ts',
  about: `Writes fixtures for the test that later versions can open tables of this one: for each game a backup with a finished and a
running table, what they look like, and the log of the finished one.`,
  options: { shape: flag('a database named after the newest step of the schema, not after the version') },
  words: { takes: 'GAME …', about: `of ${GAME_NAMES.join(', ')}`, known: GAME_NAMES },
});
for (const name of words) {
  const game = await gameNamed(name);
  await writeFixture(join(FIXTURES, `${game.id}-${values.shape ? `shape-${MIGRATIONS.length}` : VERSION}`), game);
}
