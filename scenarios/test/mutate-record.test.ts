import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { codeHashOf } from '../src/mutate/rules/hash.ts';
import { PAGE_FILE, pageOf } from '../src/mutate/rules/page.ts';
import { isEnough, mismatches, percent, readReasons, readScore, sumOf } from '../src/mutate/rules/score.ts';
import { ruleFiles } from '../src/mutate/rules/targets.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** With more than this part of the files changed since they were judged, the score says too little. */
const MOST_CHANGED = 0.25;

describe('the recorded score of the rules', () => {
  const score = readScore(ROOT);
  const reasons = readReasons(ROOT);

  it('is as high as demanded', () => {
    const sum = sumOf(Object.values(score));
    assert.ok(isEnough(sum), `${percent(sum)} of ${sum.mutants} mutants are noticed`);
  });

  it('is of the files as they are; it says which have changed since, and those are few', (test) => {
    const files = ruleFiles(ROOT, []);
    const changed = files.filter((file) => score[file]?.hash !== codeHashOf(read(file)));
    const again = `${changed.length} of ${files.length} files aren't judged as they are now: npm run mutate -- ${changed.join(' ')}`;
    if (changed.length > 0) test.diagnostic(again);
    assert.ok(changed.length <= MOST_CHANGED * files.length, again);
    const same = Object.entries(score).filter(([file]) => files.includes(file) && !changed.includes(file));
    const sum = sumOf(same.map(([, one]) => one));
    assert.ok(isEnough(sum), `${percent(sum)} of the mutants in files that haven't changed`);
  });

  it('has a reason for every survivor, and none for others', () => {
    const { unexplained, idle } = mismatches(score, reasons);
    assert.deepEqual(unexplained, [], 'they need a test, or a reason in scenarios/mutants/survivors.yaml');
    assert.deepEqual(idle, [], 'scenarios/mutants/survivors.yaml has reasons for them, but they do not survive');
  });

  it('is the one in the documents', () => {
    assert.equal(read(PAGE_FILE), pageOf(score, reasons));
  });
});
