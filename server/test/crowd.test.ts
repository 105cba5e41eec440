import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crowd } from '../trials/crowd.ts';

/** The long form, with the claims about time and memory: `npm run crowd`. */
describe('a crowd at one table', () => {
  it('comes in, and everyone sees every move', async () => {
    const report = await crowd({ spectators: 150, within: 1500, others: 3, moves: 3, game: 'sample' });
    assert.equal(report.joined, 150);
    assert.equal(report.failed, 0);
    assert.equal(report.movesSeenByAll, 3);
    assert.ok(report.othersMoves > 0);
  });
});
