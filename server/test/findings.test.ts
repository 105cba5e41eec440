import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runGuided } from '@moonstaff/tools/guided';
import { isThorough } from '@moonstaff/tools/thorough';
import { targets } from '../trials/fuzz-targets.ts';
import { FINDINGS, TARGETS, TARGETS_MODULE } from '../trials/guided-fuzz.ts';

/** What fuzzing has found once must be refused for ever. */
describe('findings of the fuzzer', () => {
  for (const name of TARGETS.filter((target) => existsSync(join(FINDINGS, target)))) {
    it(`are refused by ${name}`, async () => {
      const target = await targets[name]?.();
      const files = readdirSync(join(FINDINGS, name));
      assert.ok(files.length > 0);
      for (const file of files) {
        const input = readFileSync(join(FINDINGS, name, file), 'utf8');
        await assert.rejects(
          async () => target?.run(input),
          (error) => target?.isRefusal(error) === true,
          file,
        );
      }
    });
  }
});

/** The long form: `npm run guided-fuzz`. Few of the protocol's inputs are refused, and not every hundred reaches something new. */
const inputsFor = (target: string): number => (isThorough || target === 'protocol' ? 200 : 50);

describe('strange input, guided by coverage', () => {
  for (const target of TARGETS) {
    it(`is refused by ${target}`, async () => {
      const report = await runGuided({
        module: TARGETS_MODULE,
        target,
        inputs: inputsFor(target),
        seconds: 120,
        seed: 7,
      });
      assert.deepEqual(report.findings, []);
      assert.ok(report.refused > 20 && report.reached > report.reachedAtFirst, JSON.stringify(report));
    });
  }
});
