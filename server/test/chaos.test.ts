import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import { isThorough } from '@moonstaff/tools/thorough';
import { chaos, faultsFor, isGood } from '../trials/chaos.ts';
import type { FaultName } from '../trials/faults.ts';
import { inspectTable, type Sent } from '../trials/inspect.ts';
import { hashOf, seatPlayers } from '../trials/players.ts';
import { temporaryFolder, testServer } from './support/server.ts';

/** Most faults are the same for one node as for two. In `npm test` one node suffers only those that two don't. */
const faultsHere = (nodes: number): readonly FaultName[] =>
  isThorough || nodes > 1 ? faultsFor(nodes) : faultsFor(nodes).filter((fault) => !faultsFor(2).includes(fault));

/** The long form: `npm run chaos -- --nodes 3`. */
describe('servers on a bad day', () => {
  for (const nodes of [1, 2]) {
    it(`lose nothing, do nothing twice, and recover by themselves, with ${nodes} node(s)`, async () => {
      const faults = faultsHere(nodes);
      assert.ok(faults.length > 0);
      const report = await chaos({ nodes, rounds: 1, faults, tables: 3, game: 'sample' });
      assert.ok(isGood(report), JSON.stringify(report, undefined, 2));
      for (const fault of faults) assert.equal(report.faults[fault], 1);
    });
  }

  it('would be found out if they did', async () => {
    const folder = temporaryFolder();
    const server = await testServer(join(folder.path, 'moonstaff.sqlite'));
    const players = await seatPlayers([server.url], sample, 'T');
    await Promise.all(players.map((player) => player.play()));
    const player = at(players, 0);
    const stored = await server.store.tables.records(player.table);
    await player.caughtUp(stored.length);
    for (const each of players) each.close();
    await server.close();
    folder.remove();
    const { table, person, seat, acknowledged, seqs, views } = player;
    const inspected = (change: Partial<Sent>, records = stored): string => {
      const sent = { table, person, seat, acknowledged, seqs, views, ...change };
      const { lost, doubled, astray } = inspectTable(table, records, sample, [sent]);
      return `${lost.length} lost, ${doubled.length} doubled, ${astray.length} astray`;
    };
    assert.ok(views.size > 5 && acknowledged.size > 5, `${views.size} views, ${acknowledged.size} acknowledged`);
    assert.equal(inspected({}), '0 lost, 0 doubled, 0 astray');
    const other = new Map([...views, [at([...views.keys()], 3), hashOf({ other: true })] as const]);
    assert.equal(inspected({ views: other }), '0 lost, 0 doubled, 1 astray', 'one view in the middle');
    assert.equal(inspected({ seqs: seqs.filter((seq) => seq !== 4) }), '0 lost, 0 doubled, 1 astray', 'a gap');
    const withoutEnd = new Map([...views].filter(([seq]) => seq !== stored.length));
    assert.equal(inspected({ views: withoutEnd }), '0 lost, 0 doubled, 1 astray', 'not up to the end');
    const unknown = new Map([...acknowledged, ['never-stored', 4] as const]);
    assert.equal(inspected({ acknowledged: unknown }), '1 lost, 0 doubled, 0 astray', 'an acknowledged move');
    const [id, seq] = at([...acknowledged], 0);
    const twice = stored.map((record) =>
      record.seq === stored.length ? { ...record, sender: person, command: id } : record,
    );
    assert.equal(inspected({ acknowledged: new Map([[id, seq]]) }, twice), '0 lost, 1 doubled, 0 astray');
  });
});
