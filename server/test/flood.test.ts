import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FLOODS, flood } from '../trials/flood.ts';

/** The long form, with the claims about time: `npm run flood`. */
describe('floods from one address', () => {
  it('are turned away, and others go on playing', async () => {
    const report = await flood({ seconds: 1, tables: 2, game: 'guild' });
    for (const kind of FLOODS) assert.ok(report[kind].moves > 0, `moves during ${kind}`);
    for (const kind of ['nonsense', 'explain', 'guest'] as const) {
      const { cutOff, refused } = report[kind];
      assert.ok(cutOff + refused > 0, `${kind}: ${JSON.stringify(report[kind])}`);
    }
    assert.ok(report.requests.refused > 0, JSON.stringify(report.requests));
  });
});
