import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { emptyPaths, testFiles, withSecondTries } from '../suites.ts';
import { folderOf } from './folder.ts';

const BEGIN = "import test, { before, describe, it } from 'node:test';\n";

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly failures: string;
}

/**
 * The runner's results for a job of these test files. It runs in a process that isn't a test itself, because the runner
 * doesn't nest. A file that hangs is stopped as soon as it has written `hanging`.
 */
function resultsOf(t: test.TestContext, ...codes: readonly string[]): readonly Counts[] {
  const program = `import { existsSync } from 'node:fs';
    import { runJobs, testFiles } from '${import.meta.resolve('../suites.ts')}';
    const limit = new AbortController();
    const check = setInterval(() => {
      if (!existsSync('hanging')) return;
      clearInterval(check);
      // By the next check, its earlier output has arrived.
      setTimeout(() => limit.abort(), 50);
    }, 50);
    const options = { width: 2, report: () => {}, limit: () => limit.signal };
    const results = await runJobs(import.meta.dirname, [testFiles(import.meta.dirname)], options);
    console.log(JSON.stringify(results));
    process.exit();`;
  const files = Object.fromEntries(codes.map((code, i) => [`some/test/${i}.test.ts`, BEGIN + code]));
  const root = folderOf(t, { ...files, 'program.mjs': program });
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'program.mjs')];
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, cwd: root, encoding: 'utf8' });
  assert.notEqual(stdout, '', stderr);
  const results: readonly { passed: number; failed: number; failures: readonly string[] }[] = JSON.parse(stdout);
  return results.map(({ passed, failed, failures }) => ({ passed, failed, failures: failures.join('\n') }));
}

const countsOf = (t: test.TestContext, code: string): Counts => resultsOf(t, code)[0] ?? assert.fail();

test('files that share a process are counted one by one', (t) => {
  const codes = ["test('a', () => {}); test('b', () => {});", "describe('s', () => { it('c', () => {}); });"];
  assert.deepEqual(resultsOf(t, ...codes), [
    { passed: 2, failed: 0, failures: '' },
    { passed: 1, failed: 0, failures: '' },
  ]);
});

test('files that share a process keep their hooks to themselves', (t) => {
  const code = (n: number): string => `
    before(() => { globalThis.begun = [...(globalThis.begun ?? []), ${n}]; });
    test('a', () => { if (globalThis.begun.at(-1) !== ${n}) throw new Error(globalThis.begun); });
    describe('late', async () => { await null; it('b', () => {}); });`;
  assert.deepEqual(resultsOf(t, code(0), code(1)), [
    { passed: 2, failed: 0, failures: '' },
    { passed: 2, failed: 0, failures: '' },
  ]);
});

const GOOD = "test('good', () => {});";

const SPOILED: readonly [what: string, code: string, failure: RegExp][] = [
  ['a failed test', "test('a', () => { throw new Error('wrong'); });", /a \(line 2\)\nError: wrong/],
  ['a failed subtest', "describe('s', () => { it('a', () => { throw new Error('wrong'); }); });", /a \(line 2\)\nErr/],
  ['a skipped test', "test.skip('a', () => {});", /a: was not run/],
  ['a file that breaks while loading', "throw new Error('broken');", /^Error: broken/],
  ['a file without a test', '', /reported no results/],
];

for (const [what, code, failure] of SPOILED) {
  test(`${what} fails its own file, not the others of its process`, (t) => {
    const [before, spoiled, after] = resultsOf(t, GOOD, code, GOOD);
    assert.deepEqual([before, after], [PASSES, PASSES]);
    assert.equal(spoiled?.failed, 1);
    assert.match(spoiled?.failures ?? '', failure);
  });
}

const PASSES: Counts = { passed: 1, failed: 0, failures: '' };

test('a process that breaks fails all its files, so that each is tried alone', (t) => {
  const results = resultsOf(t, GOOD, "test('a', () => process.exit(0));", GOOD);
  assert.deepEqual(
    results.map(({ failed }) => failed),
    [1, 1, 1],
  );
  assert.match(results[0]?.failures ?? '', /reported no results/);
});

test('tests and subtests are counted, suites are not', (t) => {
  const code = `test('a', () => {}); test('b', async (t) => { await t.test('c', () => {}); });
    describe('suite', () => { it('d', () => {}); });`;
  assert.deepEqual(countsOf(t, code), { passed: 4, failed: 0, failures: '' });
});

const FAILING: readonly [what: string, code: string, passed: number, failed: number, failure: RegExp][] = [
  [
    'a failed test',
    "test('a', () => { throw new Error('wrong'); }); test('b', () => {});",
    1,
    1,
    /a \(line 2\)\nError: wrong/,
  ],
  [
    'a failed subtest',
    "test('a', async (t) => { await t.test('b', () => { throw new Error('wrong'); }); });",
    0,
    1,
    /b \(line/,
  ],
  ['a file that breaks while loading', "throw new Error('broken');", 0, 1, /Error: broken/],
  ['a file that isn’t TypeScript', 'const x: = 3;', 0, 1, /SyntaxError/],
  ['a file without a test', '', 0, 1, /reported no results/],
  [
    'a file that ends in the middle',
    "test('a', () => {}); test('b', () => process.exit(0));",
    0,
    1,
    /reported no results/,
  ],
  ['a test that was skipped', "test.skip('a', () => {}); test('b', () => {});", 1, 1, /a: was not run/],
  ['a test still to be written', "test.todo('a');", 0, 1, /a: was not run/],
  ['a suite that fails to start', "describe('s', () => { throw new Error('wrong'); });", 0, 1, /Error: wrong/],
  [
    'a failed preparation',
    "describe('s', () => { before(() => { throw new Error('wrong'); }); it('a', () => {}); });",
    0,
    2,
    /wrong/,
  ],
  ['an error after the end', "test('a', () => { setTimeout(() => { throw new Error('late'); }, 9); });", 1, 1, /late/],
];

for (const [what, code, passed, failed, failure] of FAILING) {
  test(`${what} is a failure`, (t) => {
    const counts = countsOf(t, code);
    assert.match(counts.failures, failure);
    assert.deepEqual({ passed: counts.passed, failed: counts.failed }, { passed, failed });
  });
}

const HANGS = "import { writeFileSync } from 'node:fs'; const hangs = () => writeFileSync('hanging', '');\n";

const HANGING: readonly [what: string, code: string, passed: number][] = [
  [
    'a test that never ends',
    "test('a', async () => { hangs(); setInterval(() => {}, 1000); await new Promise(() => {}); });",
    0,
  ],
  ['a test that blocks its process', "test('a', () => { hangs(); for (;;); });", 0],
  ['a file that doesn’t end after its tests', "test('a', () => { setInterval(hangs, 200); });", 1],
];

for (const [what, code, passed] of HANGING) {
  test(`${what} is a failure, and its process is stopped`, (t) => {
    const counts = countsOf(t, HANGS + code);
    assert.match(counts.failures, /aborted/);
    assert.deepEqual({ passed: counts.passed, failed: counts.failed }, { passed, failed: 1 });
  });
}

test('all test files are found, or those under a path', (t) => {
  const root = folderOf(t, {
    'kernel/test/a.test.ts': '',
    'kernel/test/deep/b.test.ts': '',
    'kernel/test/help.ts': '',
    'kernel/src/c.test.ts': '',
    'games/some/test/d.test.ts': '',
    'node_modules/other/test/e.test.ts': '',
  });
  assert.deepEqual(testFiles(root), [
    'games/some/test/d.test.ts',
    'kernel/test/a.test.ts',
    'kernel/test/deep/b.test.ts',
  ]);
  assert.deepEqual(testFiles(root, ['./games/']), ['games/some/test/d.test.ts']);
  assert.deepEqual(testFiles(root, ['kernel/test/a.test.ts']), ['kernel/test/a.test.ts']);
  assert.deepEqual(testFiles(root, ['kern']), []);
  assert.deepEqual(emptyPaths(root, ['kern', 'kernel', 'games/some/test/d.test.ts', 'no/such/path']), [
    'kern',
    'no/such/path',
  ]);
});

const result = (file: string, failed: number, suspects?: readonly string[]) => ({
  ...{ file, passed: 1, failed, failures: [], ms: 1 },
  ...(suspects !== undefined && { suspects }),
});

test('a second try counts in place of the first, and a file that needed it is named', () => {
  const first = [result('a', 0), result('b', 1), result('c', 1)];
  const second = [result('b', 0), result('c', 2)];
  assert.deepEqual(withSecondTries(first, second), {
    results: [result('a', 0), result('b', 0), result('c', 2)],
    unsteady: ['b'],
  });
});

test('of the files in a broken process, only the cause is named; if none fails alone, all are', () => {
  const job = ['a', 'b'];
  const first = job.map((file) => result(file, 1, job));
  assert.deepEqual(withSecondTries(first, [result('a', 0), result('b', 1)]).unsteady, []);
  assert.deepEqual(withSecondTries(first, [result('a', 0), result('b', 0)]).unsteady, ['a', 'b']);
});
