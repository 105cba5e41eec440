import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runGuided } from '../guided/run.ts';

const module = new URL('./fixtures/fuzz-targets.ts', import.meta.url);

describe('fuzzing guided by coverage', () => {
  it('gets step by step to where chance alone would never get', async () => {
    const { findings, corpus } = await runGuided({ module, target: 'deep', inputs: 20_000, seconds: 60, seed: 1 });
    assert.match(findings[0]?.what ?? 'nothing', /found the bottom/);
    assert.ok(corpus > 4, `${corpus} inputs led there`);
  });

  it('goes on with what an earlier run has kept, also without looking at what runs', async () => {
    const first = await runGuided({ module, target: 'deep', inputs: 2000, seconds: 60, seed: 1 });
    assert.ok(first.kept.length > 0 && first.kept.length === first.corpus - 3, JSON.stringify(first.kept));
    const run = { module, target: 'deep', inputs: 300, seconds: 60, seed: 2, kept: first.kept };
    const blind = await runGuided({ ...run, blind: true });
    assert.deepEqual([blind.inputs, blind.reached, blind.kept], [300, 0, first.kept]);
  });

  it('takes refusals as they are, and reports what is slow', async () => {
    const { findings, refused } = await runGuided({ module, target: 'slow', inputs: 2, seconds: 60, seed: 1 });
    assert.match(findings[0]?.what ?? 'nothing', /^took \d+ ms/);
    assert.ok(refused > 0);
  });
});
