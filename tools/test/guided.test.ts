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

  it('takes refusals as they are, and reports what is slow', async () => {
    const { findings, refused } = await runGuided({ module, target: 'slow', inputs: 2, seconds: 60, seed: 1 });
    assert.match(findings[0]?.what ?? 'nothing', /^took \d+ ms/);
    assert.ok(refused > 0);
  });
});
