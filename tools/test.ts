// npm test: the checks, then every test of every folder. npm test -- PATH…: only the tests under these paths.
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { checksFor, runChecks } from './checks.ts';
import { longestFirst, readDurations, slowest, writeDurations } from './durations.ts';
import { type Prepared, preparationsFor, prepare } from './prepare.ts';
import { type FileResult, runFiles, testFiles, withSecondTries } from './suites.ts';

const root = dirname(import.meta.dirname);
const only = process.argv.slice(2);
const began = performance.now();
let passed = 0;
let failed = 0;
const write = (text: string): void => void process.stdout.write(text);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

// Programs that the tests start with Node 22 would warn about its newest features.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`.trim();
// Every test file runs in its own process, and most load the same sources.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.moonstaff', 'compile-cache');

const files = longestFirst(testFiles(root, only), readDurations(root));
if (files.length === 0) {
  failed += 1;
  write('There are no tests under these paths.\n');
}

write(`Using Node ${process.versions.node}\n`);
const shared: Prepared[] = [];
for (const preparation of preparationsFor(root, files)) {
  try {
    const prepared = await prepare(root, preparation);
    shared.push(prepared);
    Object.assign(process.env, prepared.env);
    write(`Using ${prepared.uses}\n`);
  } catch (error) {
    failed += 1;
    write(`✘ ${preparation}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

if (only.length === 0) {
  write('Checks\n');
  for (const verdict of await runChecks(root, checksFor(root), write)) {
    if (verdict.passed) passed += 1;
    else failed += 1;
  }
}

write(`Tests: ${files.length} files\n`);
const describe = (result: FileResult, label: string): void => {
  for (const failure of result.failures) write(`${failure.trimEnd().replace(/^/gm, '    ')}\n`);
  const counts = `${result.passed} passed${result.failed === 0 ? '' : `, ${result.failed} failed`}`;
  write(`${result.failed === 0 ? '✔' : '✘'} [${label}] ${result.file}: ${counts} (${seconds(result.ms)})\n`);
};
// One more than the number of cores, because some tests wait for a disk, a lock or a browser.
const first = await runFiles(root, files, availableParallelism() + 1, (result, done) =>
  describe(result, `${done}/${files.length}`),
);
const broken = first.filter((result) => result.failed > 0).map(({ file }) => file);
if (broken.length > 0) write('What failed, alone on the machine\n');
const second = await runFiles(root, broken, 1, (result) => describe(result, 'again'));
const { results, unsteady } = withSecondTries(first, second);
for (const result of results) {
  passed += result.passed;
  failed += result.failed;
}
writeDurations(root, results);
await Promise.all(shared.map(({ stop }) => stop()));

if (unsteady.length > 0) write('These failed beside others and passed alone, so they need mending\n');
for (const file of unsteady) write(`  ${file}\n`);
if (results.length > 1) write('The slowest files\n');
for (const { file, ms } of results.length > 1 ? slowest(results, 10) : [])
  write(`  ${seconds(ms).padStart(8)}  ${file}\n`);
write(`It took ${seconds(performance.now() - began)}.\n`);
write(`${passed} passed, ${failed} failed\n`);
// Don't wait for anything a test may have left running.
process.exit(failed === 0 ? 0 : 1);
