import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { checksFor, runChecks } from './checks.ts';
import { readDurations, slowest, writeDurations } from './durations.ts';
import { jobsFor } from './jobs.ts';
import { type Prepared, preparationOf, preparationsFor, prepare } from './prepare.ts';
import { processorSeconds } from './processor.ts';
import { recordThorough } from './record.ts';
import { emptyPaths, type FileResult, runJobs, testFiles, withSecondTries } from './suites.ts';
import { hasTwoLengths, THOROUGH_RUN } from './thorough.ts';
import { flag, toolArgs } from './tool-args.ts';

const root = dirname(import.meta.dirname);
const { values, words: only } = toolArgs({
  command: process.argv.includes('--thorough') ? 'npm run thorough' : 'npm test',
  about: `Runs the checks and every test of every folder, or only the tests under some paths.
“npm run thorough” runs at full length those that “npm test” runs in part.`,
  options: {
    thorough: flag('what “npm run thorough” does'),
    record: flag('with --thorough: keep the result'),
  },
  words: { takes: 'PATH …', about: 'a file or folder, such as games/guild (everything)' },
});
const isWanted = (file: string): boolean => !values.thorough || hasTwoLengths(readFileSync(join(root, file), 'utf8'));
const began = performance.now();
let passed = 0;
let failed = 0;
const write = (text: string): void => void process.stdout.write(text);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

// Programs that the tests start with Node 22 would warn about its newest features.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`.trim();
// Every test file runs in its own process, and most load the same sources.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.moonstaff', 'compile-cache');

if (values.thorough) process.env[THOROUGH_RUN] = '1';
const empty = emptyPaths(root, only);
if (empty.length > 0) {
  process.stderr.write(`There's no test file ${empty.join(', ')}, and no folder of that name with any.\n`);
  process.exit(1);
}
const files = testFiles(root, only).filter(isWanted);
if (files.length === 0) {
  failed += 1;
  write('No test under these paths has two lengths.\n');
}

write(`Using Node ${process.versions.node}\n`);
const shared: Prepared[] = [];
/** A preparation that fails is one failure. The tests still run, and say what they miss. */
const getReady = async (preparation: string): Promise<void> => {
  try {
    const prepared = await prepare(root, preparation);
    shared.push(prepared);
    Object.assign(process.env, prepared.env);
    write(`Using ${prepared.uses}\n`);
  } catch (error) {
    failed += 1;
    write(`✘ ${preparation}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
};
// The other folders' tests don't wait for the browser, nor for the checks.
const preparations = new Map(preparationsFor(root, files).map((file) => [file, getReady(file)]));
const checks = runChecks(root, only.length === 0 && !values.thorough ? checksFor(root) : [], write);

write(`Tests: ${files.length} files\n`);
const describe = (result: FileResult, label: string): void => {
  for (const failure of result.failures) write(`${failure.trimEnd().replace(/^/gm, '    ')}\n`);
  const counts = `${result.passed} passed${result.failed === 0 ? '' : `, ${result.failed} failed`}`;
  write(`${result.failed === 0 ? '✔' : '✘'} [${label}] ${result.file}: ${counts} (${seconds(result.ms)})\n`);
};
const first = await runJobs(root, jobsFor(root, files, readDurations(root)), {
  // More than there are cores, because some tests wait for a disk, a lock or a browser.
  width: availableParallelism() + 2,
  report: (result, done) => describe(result, `${done}/${files.length}`),
  awaits: (file) => preparationOf(file, preparations),
});
for (const verdict of await checks) {
  if (verdict.passed) passed += 1;
  else failed += 1;
}
const broken = first.filter((result) => result.failed > 0).map(({ file }) => [file]);
if (broken.length > 0) write('What failed, alone on the machine\n');
const second = await runJobs(root, broken, { width: 1, report: (result) => describe(result, 'again') });
const { results, unsteady } = withSecondTries(first, second);
for (const result of results) {
  passed += result.passed;
  failed += result.failed;
}
if (!values.thorough) writeDurations(root, results);
else if (values.record) recordThorough(root, results, shared);
const processor = processorSeconds();
await Promise.all(shared.map(({ stop }) => stop()));

if (unsteady.length > 0) write('These failed beside others and passed alone, so they need mending\n');
for (const file of unsteady) write(`  ${file}\n`);
if (results.length > 1) write('The slowest files\n');
for (const { file, ms } of results.length > 1 ? slowest(results, 10) : [])
  write(`  ${seconds(ms).padStart(8)}  ${file}\n`);
const used = processor === undefined ? '' : ` and ${Math.round(processor)} s of processor time`;
write(`It took ${seconds(performance.now() - began)}${used}.\n`);
write(`${passed} passed, ${failed} failed\n`);
// Don't wait for anything a test may have left running.
process.exit(failed === 0 ? 0 : 1);
