import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crash } from '../trials/crash.ts';
import { openTrialDatabase } from '../trials/database.ts';

/** The long form: `node server/trials/crash.ts --kills 50 --nodes 3`. */
describe('servers that are killed under load', () => {
  for (const { kind, nodes } of [
    { kind: 'sqlite', nodes: 1 },
    { kind: 'postgres', nodes: 2 },
    { kind: 'postgres', nodes: 3 },
  ] as const) {
    it(`lose nothing acknowledged and do nothing twice, on ${kind} with ${nodes}`, { timeout: 120_000 }, async () => {
      const database = await openTrialDatabase(kind);
      const report = await crash({ database: database.where, nodes, kills: 3, tables: 4, game: 'sample' });
      await database.close();
      assert.deepEqual(report.lost, []);
      assert.deepEqual(report.astray, []);
      assert.ok(report.acknowledged > 20, `only ${report.acknowledged} acknowledged`);
    });
  }
});
