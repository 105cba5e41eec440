import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { at } from '@moonstaff/kernel';
import { restore } from '@moonstaff/server/operator';
import { daysBefore } from '../../src/challenges/day.ts';
import { CHALLENGE_LISTS } from '../../src/challenges/store.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import type { Value } from '../../src/store/sql.ts';
import { DATABASES, type Databases } from '../support/databases.ts';
import { newPerson, type TestPerson } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { finishTry, startTry } from '../support/tries.ts';

const NOON = Date.parse('2026-11-17T12:00:00Z');
const OLDEST = fileURLToPath(new URL('../fixtures/shape-1.jsonl', import.meta.url));

/** A try as if it had been played. */
async function tried(
  { sql }: Store,
  { day, person, score }: { day: string; person: string; score?: readonly [won: number, total: number] },
): Promise<void> {
  const table = `${day} ${person}`;
  const [won, total] = score ?? [];
  await sql.commit([
    {
      text: `INSERT INTO tables (id, seq, plan_stamp, status, public, host, invite, turn, summary, changed_at)
        VALUES ($1, 1, 0, 'finished', 0, $2, $1, '', '{}', 1)`,
      values: [table, person],
    },
    {
      text: `INSERT INTO tries (day, game, person, table_id, started_at, finished_at, ranked, won, total)
        VALUES ($1, 'sample', $2, $3, 1, 2, $4, $5, $6)`,
      values: [day, person, table, Number(score !== undefined), won, total],
    },
  ]);
}

for (const { kind, open } of DATABASES) {
  describe(`the week’s table, on ${kind}`, () => {
    let databases: Databases;
    let server: TestServer;
    let people: readonly TestPerson[];
    before(async () => {
      databases = await open();
      server = await testServer(await databases.fresh(), { now: () => NOON, env: { TIME_ZONE: 'UTC' } });
      people = await Promise.all(['Anna', 'Bert', 'Cleo', 'Dora'].map((name) => newPerson(server.url, name)));
    });
    after(async () => {
      await server.close();
      await databases.stop();
    });

    it('adds up the share of people each was ahead of, over seven days without today', async () => {
      const [anna, bert, cleo, dora] = people;
      assert.ok(anna && bert && cleo && dora);
      const play = (ago: number, person: TestPerson, score?: readonly [number, number]): Promise<void> =>
        tried(server.store, { day: daysBefore('2026-11-17', ago), person: person.id, ...(score && { score }) });
      // Who won comes before who didn't; Cleo gave up and counts for nobody.
      await play(1, anna, [0, 60]);
      await play(1, bert, [1, 40]);
      await play(1, cleo);
      // All the same.
      for (const one of [anna, bert, cleo]) await play(7, one, [1, 50]);
      // Today, and too long ago.
      await play(0, cleo, [1, 99]);
      await play(8, cleo, [1, 99]);
      const { from, to, lines } = await anna.api.challengeWeek();
      assert.deepEqual([from, to], ['2026-11-10', '2026-11-16']);
      assert.deepEqual(
        lines.map(({ name, place, points, played }) => [name, place, points, played]),
        [
          ['Bert', 1, 75 + 50, 2],
          ['Anna', 2, 25 + 50, 2],
          ['Cleo', 3, 50, 1],
        ],
      );
      await bert.api.changeMe({ hidden: true });
      const shown = async (one: TestPerson): Promise<readonly string[]> =>
        (await one.api.challengeWeek()).lines.map(({ name }) => name);
      assert.deepEqual(await shown(anna), ['Anna', 'Cleo']);
      assert.deepEqual(await shown(bert), ['Bert', 'Anna', 'Cleo']);
    });
  });

  describe(`lists of challenges, on ${kind}`, () => {
    let databases: Databases;
    let store: Store;
    before(async () => {
      databases = await open();
      store = await openStore(await databases.fresh());
      const people = Array.from({ length: 400 }, (_, i) => `person-${i}`);
      const days = Array.from({ length: 10 }, (_, i) => daysBefore('2026-11-17', i));
      await store.sql.commit(
        people.map((id) => ({ text: 'INSERT INTO people (id, name, created_at) VALUES ($1, $1, 1)', values: [id] })),
      );
      for (const day of days) {
        await store.sql.commit([
          {
            text: `INSERT INTO tables (id, seq, plan_stamp, status, public, host, invite, turn, summary, changed_at)
              SELECT $1 || id, 1, 0, 'finished', 0, id, '', '', '{}', 1 FROM people`,
            values: [day],
          },
          {
            text: `INSERT INTO tries (day, game, person, table_id, started_at, finished_at, ranked, won, total)
              SELECT $1, 'sample', id, $1 || id, 1, 2, 1, 1, LENGTH(id) FROM people`,
            values: [day],
          },
        ]);
      }
      if (kind === 'postgres') await store.sql.commit([{ text: 'ANALYZE tries' }]);
    });
    after(async () => {
      await store.close();
      await databases.stop();
    });

    const lists: readonly (readonly [keyof typeof CHALLENGE_LISTS, readonly Value[]])[] = [
      ['best', ['2026-11-17', 'sample', 100]],
      ['count', ['2026-11-17', 'sample']],
      ['ahead', ['2026-11-17', 'sample', 1, 8]],
      ['of', ['person-7']],
    ];
    for (const [name, values] of lists)
      it(`${name}: an index, never a whole table`, async () => {
        const explain = kind === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
        const rows = await store.sql.read(`${explain} ${CHALLENGE_LISTS[name]}`, values);
        const plan = rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
        assert.match(plan, /INDEX|Index|Bitmap/);
        assert.doesNotMatch(plan, /SCAN tries\b(?! USING)|Seq Scan on tries/, plan);
        if (name === 'best' && kind === 'sqlite') assert.doesNotMatch(plan, /TEMP B-TREE/, plan);
      });
  });

  describe(`a challenge over a database of the oldest version, on ${kind}`, () => {
    it('is drawn, played and ranked', async () => {
      const databases = await open();
      const where = await databases.fresh();
      await restore(where, OLDEST);
      const server = await testServer(where, { now: () => NOON });
      const anna = await newPerson(server.url, 'Anna');
      const table = await startTry(anna);
      (await finishTry(server.url, anna, table)).close();
      const { day } = await anna.api.challenges();
      const { tries } = await anna.api.challenge(day, 'sample');
      assert.deepEqual([at(tries, 0).person, at(tries, 0).place], [anna.id, 1]);
      assert.deepEqual(server.lines, []);
      await server.close();
      await databases.stop();
    });
  });
}
