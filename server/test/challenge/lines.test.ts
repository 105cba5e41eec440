import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, seedFrom } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import type { Thinker } from '../../src/bots/thinker.ts';
import { Lines } from '../../src/challenges/lines.ts';
import type { ChallengeStore, StoredLine } from '../../src/challenges/store.ts';
import { makeLogger } from '../../src/logger.ts';

describe('the bots’ lines of a challenge', () => {
  it('are put down after a while by a clock that nobody can set, and go on from there', async () => {
    const key = { day: '2026-11-17', game: sample.id };
    const kept = new Map<number, StoredLine>();
    const challenge = {
      ...key,
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'first' }],
      options: {},
      seed: seedFrom('lines'),
      rules: sample.rules.current,
      endsAt: 0,
    };
    const challenges = {
      find: async () => challenge,
      lines: async () => [...kept.values()],
      keepLine: async (_key: unknown, line: StoredLine) => void kept.set(line.line, line),
    } as unknown as ChallengeStore;
    const thinker = {
      levels: ['first'],
      choose: async ({ legal }: { readonly legal: readonly unknown[] }) => at(legal, 0),
    } as unknown as Thinker;
    let passed = 0;
    const lines = new Lines({
      challenges,
      games: new Map([[sample.id, sample]]),
      thinker,
      budget: 1,
      log: makeLogger('error', () => {}),
      // Set back more and more.
      now: () => -passed,
      monotonic: () => (passed += 4000),
    });
    assert.deepEqual(await lines.play(key), { again: -passed });
    assert.equal(kept.get(0)?.done, false);
    const entries = kept.get(0)?.entries.length ?? 0;
    await lines.play(key);
    assert.ok((kept.get(0)?.entries.length ?? 0) > entries);
  });
});
