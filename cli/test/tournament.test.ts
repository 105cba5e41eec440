import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEVELS } from '@moonstaff/catalogue';
import { ran } from './support.ts';

describe('tournament', () => {
  it('rates bots, and the same seed gives the same tournament on any number of cores', async () => {
    const call = 'tournament --game guild --bots random,novice --games 4 --seed test --json';
    const [one, two] = [await ran(`${call} --jobs 1`), await ran(`${call} --jobs 2`)];
    const [first, second] = [JSON.parse(one.out), JSON.parse(two.out)];
    assert.deepEqual(first.standings, second.standings);
    assert.equal(first.standings[0].name, 'novice');
    assert.equal(first.standings[0].games, 4);
    assert.ok(first.standings[0].rating > first.standings[1].rating);
  });

  it('shows a table with intervals', async () => {
    const { out, code } = await ran('tournament --game guild --bots random,novice --games 2');
    assert.equal(code, 0);
    assert.match(out, /novice\s+2\s+100% \(\d+%–100%\)/);
  });

  it('says which bots there are', async () => {
    const { code, err } = await ran('tournament --game guild --bots clever');
    assert.equal(code, 2);
    assert.ok(err.includes(`“clever” isn’t a bot. Levels: ${LEVELS.join(', ')}`), err);
    assert.equal((await ran('tournament --game guild --bots novice,novice')).code, 2);
  });
});
