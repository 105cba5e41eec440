import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { moveOldDatabase, openStore } from '@moonstaff/server/operator';
import { temporaryFolder } from './support/server.ts';

describe('the data folder', () => {
  it('takes over a database from the old cache folder', async () => {
    const folder = temporaryFolder();
    const places = { old: `${folder.path}/cache/moonstaff.sqlite`, current: `${folder.path}/data/moonstaff.sqlite` };
    assert.equal(moveOldDatabase(places.current, places), undefined);
    const old = await openStore(places.old);
    await old.people.create({ id: 'p1', name: 'Anna', createdAt: 1 });
    assert.throws(() => moveOldDatabase(places.current, places), /server\.data\.busy/);
    assert.ok(existsSync(places.old));
    await old.close();
    // A database somewhere else is left alone.
    assert.equal(moveOldDatabase(`${folder.path}/mine.sqlite`, places), undefined);
    assert.deepEqual(moveOldDatabase(places.current, places), { from: places.old, to: places.current });
    assert.equal(moveOldDatabase(places.current, places), undefined);
    const store = await openStore(places.current);
    assert.equal((await store.people.byId('p1'))?.name, 'Anna');
    await store.close();
    folder.remove();
  });

  it('keeps its own database if it already has one', async () => {
    const folder = temporaryFolder();
    const places = { old: `${folder.path}/once.sqlite`, current: `${folder.path}/now.sqlite` };
    for (const where of Object.values(places)) await (await openStore(where)).close();
    assert.equal(moveOldDatabase(places.current, places), undefined);
    assert.ok(existsSync(places.old));
    folder.remove();
  });
});
