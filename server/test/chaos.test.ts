import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chaos, faultsFor, isGood } from '../trials/chaos.ts';

/** The long form: `npm run chaos -- --nodes 3`. */
describe('servers on a bad day', () => {
  for (const nodes of [1, 2]) {
    it(`lose nothing, do nothing twice, and recover by themselves, with ${nodes} node(s)`, async () => {
      const faults = faultsFor(nodes);
      const report = await chaos({ nodes, rounds: 1, faults, tables: 3, game: 'sample' });
      assert.ok(isGood(report), JSON.stringify(report, undefined, 2));
      for (const fault of faults) assert.equal(report.faults[fault], 1);
    });
  }
});
