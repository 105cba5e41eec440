import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ran } from './support.ts';

describe('tune', () => {
  it('continues an interrupted run, with the same result as in one go', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'moonstaff-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'run.json');
    const call = 'tune --game guild --games 2 --seed test --jobs 2';
    const whole = await ran(`${call} --rounds 2 --json`);
    assert.equal(whole.code, 0);
    await ran(`${call} --rounds 1 --out ${file}`);
    assert.equal(JSON.parse(readFileSync(file, 'utf8')).rounds.length, 1);
    await ran(`${call} --rounds 2 --out ${file}`);
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(whole.out));
    // The run is complete, so it's only printed.
    const { out } = await ran(`${call} --rounds 2 --out ${file}`);
    assert.match(out, /Round 2: .* points/);
    assert.match(out, /treasure\s+3\.2\s+\d/);
    const other = await ran(`tune --game guild --games 2 --seed other --out ${file}`);
    assert.equal(other.code, 2);
    assert.match(other.err, /another game, seed or size/);
  });
});
