import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { backup, restore } from '@moonstaff/server/operator';
import { type Append, type DueChange, openStore, type Store } from '../src/store/index.ts';
import { migrate } from '../src/store/migrations.ts';
import { openSql } from '../src/store/opening.ts';
import { DATABASES, type Databases } from './support/databases.ts';
import { temporaryFolder } from './support/server.ts';

const TABLE = 'tableAAAAAAAAAAAAAAAAA';

function appendAt(after: number, records: readonly string[], due: readonly DueChange[] = [], command?: string): Append {
  return {
    row: {
      id: TABLE,
      seq: after + records.length,
      planStamp: 0,
      status: 'open',
      public: true,
      host: 'host',
      invite: 'invite',
      turn: ['anna'],
      summary: '{}',
      changedAt: 1,
    },
    after: { seq: after, planStamp: 0 },
    records: records.map((body, index) => ({
      seq: after + index + 1,
      at: 1,
      body,
      ...(command !== undefined && { sender: 'anna' }),
      ...(command !== undefined && index === 0 && { command }),
    })),
    due,
    people: ['anna', 'bert'],
  };
}

for (const { kind, open } of DATABASES) {
  describe(`the store on ${kind}`, () => {
    let databases: Databases;
    let store: Store;
    before(async () => {
      databases = await open();
      store = await openStore(await databases.fresh());
      await store.tables.create(appendAt(0, ['"one"']));
    });
    after(async () => {
      await store.close();
      await databases.stop();
    });

    it('keeps records in order', async () => {
      assert.equal(await store.tables.append(appendAt(1, ['"two"', '"three"'])), 'done');
      const records = await store.tables.records(TABLE);
      assert.deepEqual(
        records.map(({ seq, body }) => [seq, body]),
        [
          [1, '"one"'],
          [2, '"two"'],
          [3, '"three"'],
        ],
      );
      assert.deepEqual(
        (await store.tables.records(TABLE, 2)).map(({ seq }) => seq),
        [3],
      );
    });

    it('lets one of several writers win; the others write nothing', async () => {
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, i) => store.tables.append(appendAt(3, [`"writer ${i}"`]))),
      );
      assert.deepEqual(results.filter((result) => result === 'done').length, 1);
      assert.equal((await store.tables.records(TABLE, 3)).length, 1);
      assert.equal((await store.tables.row(TABLE))?.seq, 4);
    });

    it('writes a command once', async () => {
      assert.equal(await store.tables.append(appendAt(4, ['"five"'], [], 'command-1')), 'done');
      assert.equal(await store.tables.append(appendAt(5, ['"six"'], [], 'command-1')), 'raced');
      assert.equal(await store.tables.done(TABLE, 'anna', 'command-1'), 5);
      assert.equal(await store.tables.done(TABLE, 'bert', 'command-1'), undefined);
      assert.equal((await store.tables.row(TABLE))?.seq, 5);
    });

    it("refuses a writer that doesn't know the latest plans", async () => {
      const planned = { ...appendAt(5, []), plans: [{ seat: 1, action: '{"type":"pass"}' }] };
      assert.equal(await store.tables.append({ ...planned, row: { ...planned.row, planStamp: 1 } }), 'done');
      assert.equal(await store.tables.append(appendAt(5, ['"six"'])), 'raced');
      assert.deepEqual([...(await store.tables.plans(TABLE))], [[1, '{"type":"pass"}']]);
    });

    it("gives due work to one taker, again after its lease, but not once it's done", async () => {
      const due: DueChange[] = Array.from({ length: 10 }, (_, i) => {
        return { change: 'set', name: `work:${i}`, kind: 'bot', at: 1000 + i, body: String(i) };
      });
      const base = appendAt(5, ['"six"'], due);
      const append = { ...base, after: { seq: 5, planStamp: 1 }, row: { ...base.row, planStamp: 1 } };
      assert.equal(await store.tables.append(append), 'done');
      assert.deepEqual(await store.due.take(999, 500, { kinds: ['bot'], limit: 100 }), []);
      const takers = await Promise.all([1, 2, 3, 4].map(() => store.due.take(2000, 500, { kinds: ['bot'], limit: 4 })));
      const names = takers.flat().map(({ name }) => name);
      assert.equal(new Set(names).size, names.length);
      const rest = await store.due.take(2000, 500, { kinds: ['bot'], limit: 100 });
      assert.equal(names.length + rest.length, 10);
      const [first] = rest.length > 0 ? rest : takers.flat();
      assert.ok(first);
      await store.due.finish(first);
      assert.equal((await store.due.take(2500, 500, { kinds: ['bot'], limit: 100 })).length, 9);
    });

    it('keeps work that was scheduled again while it was being done', async () => {
      const again: DueChange = { change: 'set', name: 'work:0', kind: 'bot', at: 3000 };
      const kept: DueChange = { change: 'keep', name: 'work:1', kind: 'bot', at: 9000 };
      const [work] = (await store.due.take(3000, 500, { kinds: ['bot'], limit: 100 })).filter(
        ({ name }) => name === 'work:0',
      );
      const base = appendAt(6, ['"seven"'], [again, kept]);
      await store.tables.append({ ...base, after: { seq: 6, planStamp: 1 }, row: { ...base.row, planStamp: 1 } });
      if (work !== undefined) await store.due.finish(work);
      const names = (await store.due.take(4000, 500, { kinds: ['bot'], limit: 100 })).map(({ name }) => name);
      assert.ok(names.includes('work:0'));
      assert.ok(names.includes('work:1'));
    });

    it('lists tables waiting for the person first', async () => {
      const other = appendAt(0, ['"one"']);
      await store.tables.create({ ...other, row: { ...other.row, id: 'tableB', turn: [], changedAt: 99 } });
      assert.deepEqual(
        (await store.tables.mine('anna', 10)).map(({ id }) => id),
        [TABLE, 'tableB'],
      );
      assert.deepEqual(
        (await store.tables.mine('bert', 10)).map(({ id }) => id),
        ['tableB', TABLE],
      );
    });

    it('gives a user name to only one person', async () => {
      const ids = ['p1', 'p2', 'p3'];
      for (const id of ids) await store.people.create({ id, name: id, createdAt: 1 });
      const results = await Promise.all(ids.map((id) => store.people.claim(id, 'Anna', 'hash')));
      assert.equal(results.filter(Boolean).length, 1);
      assert.equal((await store.people.byUsername('ANNA'))?.username, 'Anna');
    });

    it('ignores expired sessions, unused ones and those of banned people', async () => {
      const personOf = async (now: number, unusedSince = -1): Promise<string | undefined> =>
        (await store.sessions.personOf('h1', { now, unusedSince }))?.id;
      await store.sessions.add({ hash: 'h1', createdAt: 0, usedAt: 500 }, 'p1', 1000);
      assert.equal(await personOf(999), 'p1');
      assert.equal(await personOf(1000), undefined);
      assert.equal(await personOf(999, 499), 'p1');
      assert.equal(await personOf(999, 500), undefined);
      await store.people.update('p1', { banned: true });
      assert.equal(await personOf(999), undefined);
      await store.people.remove('p1');
      assert.equal(await store.people.byId('p1'), undefined);
    });

    it('forgets sessions that are over, and no others', async () => {
      for (const [hash, usedAt, expiresAt] of [
        ['over', 500, 1000],
        ['unused', 100, 2000],
        ['good', 500, 2000],
      ] as const)
        await store.sessions.add({ hash, createdAt: 0, usedAt }, 'p2', expiresAt);
      await store.sessions.forget({ now: 1000, unusedSince: 100 });
      const left = await store.sessions.ofPerson('p2', { now: 0, unusedSince: 0 });
      assert.deepEqual(
        left.map(({ hash }) => hash),
        ['good'],
      );
    });

    it('creates a shared secret once', async () => {
      const made = await Promise.all([1, 2, 3].map((n) => store.once('secret', () => String(n))));
      assert.equal(new Set(made).size, 1);
    });

    it('migrates once, even if several start at once, and refuses a later schema', async () => {
      const where = await databases.fresh();
      const several = await Promise.all([1, 2, 3].map(() => openStore(where)));
      await Promise.all(several.map((each) => each.close()));
      const sql = openSql(where);
      await assert.rejects(migrate(sql, []), /server\.database\.later/);
      await sql.close();
    });

    it('is the same after backup and restore, into either database', async () => {
      const folder = temporaryFolder();
      const source = await databases.fresh();
      const original = await openStore(source);
      await original.people.create({ id: 'p9', name: 'Änna "the" fox', createdAt: 5 });
      await original.tables.create(
        appendAt(0, ['{"a":1}', '"zwei"'], [{ change: 'set', name: 'x', kind: 'clock', at: 7 }]),
      );
      const { rows } = await backup(source, `${folder.path}/backup.jsonl`);
      for (const target of [await databases.fresh(), `${folder.path}/restored.sqlite`]) {
        assert.deepEqual(await restore(target, `${folder.path}/backup.jsonl`), { rows });
        const copy = await openStore(target);
        assert.deepEqual(await copy.tables.records(TABLE), await original.tables.records(TABLE));
        assert.deepEqual(await copy.people.byId('p9'), await original.people.byId('p9'));
        assert.equal((await copy.due.take(8, 1, { kinds: ['clock'], limit: 9 })).length, 1);
        await copy.close();
        await assert.rejects(restore(target, `${folder.path}/backup.jsonl`), /notEmpty/);
      }
      await original.close();
      folder.remove();
    });

    it('backs up and restores more than one page', async () => {
      const folder = temporaryFolder();
      const source = await databases.fresh();
      const original = await openStore(source);
      const bodies = Array.from({ length: 700 }, (_, i) => `"${i}"`);
      for (const id of ['b', 'C', 'a']) {
        const append = appendAt(0, bodies);
        await original.tables.create({ ...append, row: { ...append.row, id }, people: [] });
      }
      await backup(source, `${folder.path}/backup.jsonl`);
      const target = await databases.fresh();
      await restore(target, `${folder.path}/backup.jsonl`);
      const copy = await openStore(target);
      for (const id of ['b', 'C', 'a'])
        assert.deepEqual(await copy.tables.records(id), await original.tables.records(id));
      await copy.close();
      await original.close();
      folder.remove();
    });

    it('restores nothing from a truncated backup, wherever it ends', async () => {
      const folder = temporaryFolder();
      const source = await databases.fresh();
      const original = await openStore(source);
      await original.tables.create(appendAt(0, ['{"a":1}', '"zwei"']));
      const { rows } = await backup(source, `${folder.path}/backup.jsonl`);
      await original.close();
      const whole = readFileSync(`${folder.path}/backup.jsonl`, 'utf8');
      const target = await databases.fresh();
      const lastRow = whole.lastIndexOf('{"table"');
      const end = whole.lastIndexOf('{"end"');
      for (const [length, left] of [
        [lastRow, rows - 1],
        [lastRow + 20, rows - 1],
        [end, rows],
        [end + 4, rows],
        [whole.indexOf('\n') + 10, 0],
      ] as const) {
        writeFileSync(`${folder.path}/cut.jsonl`, whole.slice(0, length));
        await assert.rejects(
          restore(target, `${folder.path}/cut.jsonl`),
          new RegExp(`server\\.operator\\.cutShort {"rows":${left}}`),
        );
      }
      await assert.rejects(restore(target, folder.path), /server\.operator\.noFile/);
      assert.deepEqual(await restore(target, `${folder.path}/backup.jsonl`), { rows });
      folder.remove();
    });
  });
}
