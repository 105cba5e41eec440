import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { moveIn, openStore } from '@moonstaff/server/operator';
import { temporaryFolder } from './support/server.ts';

describe('the folder of the games', () => {
  it('takes over what lay where things are thrown away', async () => {
    const folder = temporaryFolder();
    const places = { once: `${folder.path}/cache/moonstaff.sqlite`, now: `${folder.path}/data/moonstaff.sqlite` };
    assert.equal(moveIn(places.now, places), undefined);
    const old = await openStore(places.once);
    await old.people.create({ id: 'p1', name: 'Anna', createdAt: 1 });
    assert.throws(() => moveIn(places.now, places), /server\.data\.busy/);
    assert.ok(existsSync(places.once));
    await old.close();
    // Somebody who chose a place of their own is left alone.
    assert.equal(moveIn(`${folder.path}/mine.sqlite`, places), undefined);
    assert.deepEqual(moveIn(places.now, places), { from: places.once, to: places.now });
    assert.equal(moveIn(places.now, places), undefined);
    const store = await openStore(places.now);
    assert.equal((await store.people.byId('p1'))?.name, 'Anna');
    await store.close();
    folder.remove();
  });

  it('is not moved into when there are games already', async () => {
    const folder = temporaryFolder();
    const places = { once: `${folder.path}/once.sqlite`, now: `${folder.path}/now.sqlite` };
    for (const where of Object.values(places)) await (await openStore(where)).close();
    assert.equal(moveIn(places.now, places), undefined);
    assert.ok(existsSync(places.once));
    folder.remove();
  });
});
