import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CLUB_LISTS } from '../../src/clubs/store.ts';
import { CLUB_RATINGS, STANDINGS } from '../../src/ratings/store.ts';
import { listStatement, PLAYED, type ResultQuery, ResultStore } from '../../src/results/store.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import type { Value } from '../../src/store/sql.ts';
import { manyResults } from '../../trials/many-results.ts';
import { DATABASES, type Databases } from '../support/databases.ts';

/** With 20,000 games: `npm run load -- --people`. */
const MANY = { people: 100, games: 2000 };

for (const { kind, open } of DATABASES) {
  describe(`lists of a large club, on ${kind}`, () => {
    let databases: Databases;
    let store: Store;
    let club = '';
    before(async () => {
      databases = await open();
      store = await openStore(await databases.fresh());
      club = await manyResults(store.sql, MANY);
    });
    after(async () => {
      await store.close();
      await databases.stop();
    });

    const demandIndex = async (text: string, values: readonly Value[]): Promise<void> => {
      const explain = kind === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
      const rows = await store.sql.read(`${explain} ${text}`, values);
      const plan = rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
      assert.match(plan, /INDEX|Index|Bitmap/);
      assert.doesNotMatch(
        plan,
        /SCAN (s|r|o|results|result_people|tables|m|c)\b(?! USING)|Seq Scan on (results|result_people|tables)/,
        plan,
      );
    };

    const lists: readonly (readonly [string, () => ResultQuery])[] = [
      ['somebody’s games', () => ({ person: 'person-7', limit: 21 })],
      ['somebody’s games of one kind', () => ({ person: 'person-7', game: 'guild', board: 'aghon', limit: 21 })],
      ['somebody’s games with another', () => ({ person: 'person-7', withOneOf: ['person-8'], limit: 21 })],
      ['a club’s games', () => ({ club, limit: 21 })],
      ['a club’s games of one kind', () => ({ club, game: 'arnak', limit: 21 })],
      ['a member’s games in a club', () => ({ club, withOneOf: ['person-8'], limit: 21 })],
      ['a later page', () => ({ club, limit: 21, after: { finishedAt: 1_720_000_000_000, table: 'table-9' } })],
    ];
    for (const [name, query] of lists)
      it(`${name}: an index, never a whole table`, async () => {
        const { text, values } = listStatement(query());
        await demandIndex(text, values);
      });

    it('standings, members and running tables: an index, never a whole table', async () => {
      await demandIndex(CLUB_LISTS.tables, [club]);
      await demandIndex(PLAYED, ['person-7', 500]);
      if (kind === 'sqlite') {
        await demandIndex(STANDINGS, ['*', 5, 100]);
        await demandIndex(CLUB_LISTS.members, [club]);
        await demandIndex(CLUB_RATINGS, [club, '*']);
        await demandIndex(CLUB_LISTS.of, ['person-7']);
      }
    });

    it('pages follow each other without gaps or repeats', async () => {
      const results = new ResultStore(store.sql);
      const whole = await results.list({ club, game: 'guild', limit: 200 });
      const paged = [];
      for (let last = undefined as (typeof whole)[number] | undefined; paged.length < whole.length; ) {
        const after = last === undefined ? {} : { after: { finishedAt: last.finishedAt, table: last.table } };
        const page = await results.list({ club, game: 'guild', limit: 30, ...after });
        paged.push(...page);
        last = page.at(-1);
      }
      assert.deepEqual(
        paged.slice(0, whole.length).map(({ table }) => table),
        whole.map(({ table }) => table),
      );
    });

    it('sums agree with what they sum up', async () => {
      const results = new ResultStore(store.sql);
      const all = await results.list({ person: 'person-7', limit: 10_000 });
      const tally = (await results.tallies('', 'person-7')).get('*');
      assert.equal(tally?.games, all.length);
      assert.equal(tally?.won, all.filter(({ seats }) => seats.some((s) => s.person === 'person-7' && s.won)).length);
      const [most] = await results.opponents('', 'person-7', '*', 1);
      const shared = all.filter(({ seats }) => seats.some(({ person }) => person === most?.other));
      assert.equal(most?.played, shared.length);
    });
  });
}
