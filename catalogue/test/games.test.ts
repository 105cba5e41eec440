import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAME_IDS, isGameId, isLevel, LEVELS, loadGame, OFFERED_LEVELS } from '@moonstaff/catalogue';

describe('the catalogue', () => {
  it('lists every game there is, each under its own id', async () => {
    const folders = readdirSync(new URL('../../games/', import.meta.url));
    assert.deepEqual([...GAME_IDS].sort(), folders.sort());
    assert.deepEqual(
      (await Promise.all(GAME_IDS.map(loadGame))).map(({ id }) => id),
      GAME_IDS,
    );
  });

  it('tells games and levels from other words', () => {
    assert.deepEqual(['arnak', 'chess', 1, undefined].map(isGameId), [true, false, false, false]);
    assert.deepEqual(['master', 'genius', 1, undefined].map(isLevel), [true, false, false, false]);
  });

  it('offers people every level except random', () => {
    assert.deepEqual(['random', ...OFFERED_LEVELS], LEVELS);
  });
});
