import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { verdicts } from '../src/ladder/bars.ts';
import { BOUTS } from '../src/ladder/bouts.ts';
import { keptResults, PAGE, readPlayers } from '../src/ladder/kept.ts';
import { pageOf } from '../src/ladder/page.ts';

describe('the ladder of the bots', () => {
  const results = keptResults();

  it('is complete: every bout is kept as it’s defined', () => {
    for (const { name, bots, games, players, tables, isAim } of BOUTS) {
      const kept = results.bouts.get(name);
      if (kept === undefined && isAim) continue;
      assert.ok(kept, name);
      assert.deepEqual(
        { bots: kept.bots, games: kept.games, players: kept.players, tables: kept.tables },
        { bots, games, players, tables },
      );
    }
  });

  it('keeps every promise', () => {
    const broken = verdicts(results).filter(({ met, isAim }) => !met && isAim !== true);
    assert.deepEqual(broken, []);
  });

  it('has a page that says what the results say (npm run ladder -- --page)', () => {
    assert.equal(readFileSync(PAGE, 'utf8'), pageOf(results, readPlayers()));
  });
});
