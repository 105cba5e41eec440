import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { fuzz } from '../trials/fuzz.ts';

/** The long form: `npm run fuzz -- --messages 100000`. */
describe('nonsense', () => {
  it('is refused, changes nothing and reveals nothing', async () => {
    const report = await fuzz({ messages: isThorough ? 4000 : 1500, seed: 'test' });
    assert.deepEqual(report.faults, []);
    for (const key of [
      'server.table.none',
      'server.socket.shape',
      'server.socket.hello',
      'server.limit.rate',
      'act.notYourTurn',
    ]) {
      assert.ok((report.refusals[key] ?? 0) > 0, `nothing was refused with ${key}`);
    }
  });
});
