import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Played } from '@moonstaff/bots';
import { PlayedGames } from '../src/ladder/played.ts';

const fixture = { index: 3, seed: 'a', seating: [0, 1] };
const played: Played = {
  fixture,
  outcome: { scores: [], ranking: [], winners: [1] },
  decisions: 70,
  times: [[1.5], [2]],
  again: 0,
};

test('a bout that was stopped knows the games it has played', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bout-'));
  new PlayedGames('some-bout', folder).add(1, played);
  const again = new PlayedGames('some-bout', folder);
  assert.deepEqual(again.find(1, fixture), played);
  assert.equal(again.find(0, fixture), undefined);
  assert.equal(again.find(1, { ...fixture, seed: 'b' }), undefined);
  assert.equal(new PlayedGames('another', folder).find(1, fixture), undefined);
  rmSync(folder, { recursive: true });
});
