import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Bench } from '../src/mutate/rules/bench.ts';
import { hashOf } from '../src/mutate/rules/hash.ts';
import { KeptCoverage } from '../src/mutate/rules/kept-coverage.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Mistakes that no small change of the code makes, each with the rule it breaks and the scenario that must notice. */
const PLANTED = [
  {
    mistake: 'A-BOON-2: a boon once a round instead of once a game',
    file: 'games/arnak/src/round.ts',
    from: 'player.playArea = [];',
    to: 'player.playArea = []; player.guardians = player.guardians.map((own) => ({ ...own, used: false }));',
    scenarios: 'scenarios/arnak/acceptance/rounds.yaml',
    noticed: [
      'A boon used in one round is spent in the next',
      'A travel boon used in one round travels no more in the next',
    ],
  },
] as const;

describe('mistakes planted into the rules', () => {
  for (const { mistake, file, from, to, scenarios, noticed } of PLANTED) {
    it(`are noticed: ${mistake}`, async () => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      assert.equal(text.split(from).length, 2, `${file} has one place to plant it`);
      const code = stripTypeScriptTypes(text.replace(from, to));
      const bench = new Bench({
        root: ROOT,
        instrumented: [{ file, hash: hashOf(text), code, mutants: [], keeps: false }],
        files: [{ kind: 'scenario', path: scenarios }],
      });
      const nothing = new KeptCoverage(join(tmpdir(), 'moonstaff-planted-nothing.json'), mistake);
      const { failing } = await bench.prepare(
        nothing,
        () => '',
        () => {},
      );
      assert.deepEqual(
        failing,
        noticed.map((title) => `${scenarios} › ${title}`),
      );
    });
  }
});
