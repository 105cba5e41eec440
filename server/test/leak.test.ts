import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leak } from '../trials/leak.ts';

/** The long form: `node server/trials/leak.ts --game arnak --games 20`. */
describe('the bytes sent to a viewer', () => {
  for (const { game, games, players } of [
    { game: 'sample', games: 3, players: 3 },
    { game: 'guild', games: 1, players: 2 },
    { game: 'arnak', games: 1, players: 2 },
  ]) {
    it(`don't depend on hidden information, in ${game}`, async () => {
      const report = await leak({ game, games, players, seed: `test ${game}`, truths: 2 });
      assert.deepEqual(report.leaks, []);
      assert.equal(report.finished, games);
      assert.ok(report.compared > 50);
    });
  }
});
