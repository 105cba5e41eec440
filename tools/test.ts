// npm test: the checks, then every test of every folder. npm test -- PATH…: only the tests under these paths.
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { checksFor, runChecks } from './checks.ts';
import { chromium } from './chromium.ts';
import { postgresPrograms } from './postgres.ts';
import { runFiles, testFiles } from './suites.ts';

const root = dirname(import.meta.dirname);
const only = process.argv.slice(2);
let passed = 0;
let failed = 0;
const write = (text: string): void => void process.stdout.write(text);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

// Without this, programs of Node 22 that the tests start would speak of its newest features.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`.trim();

if (only.length === 0) {
  write('Checks\n');
  for (const verdict of await runChecks(root, checksFor(root), write)) {
    if (verdict.passed) passed += 1;
    else failed += 1;
  }
}

const files = testFiles(root, only);
if (files.length === 0) {
  failed += 1;
  write('There is no test under these paths.\n');
}

// What several files need is put in place once, before they run side by side.
const folders = new Set(files.map((file) => file.slice(0, file.indexOf('/test/'))));
const helpers = globSync(
  [...folders].map((folder) => `${folder}/test/**/*.ts`),
  { cwd: root },
);
const mentions = (tool: string): boolean =>
  helpers.some((file) => readFileSync(join(root, file), 'utf8').includes(`'@moonstaff/tools/${tool}'`));
for (const [tool, prepare] of [
  ['chromium', chromium],
  ['postgres', postgresPrograms],
] as const) {
  if (!mentions(tool)) continue;
  try {
    write(`Using ${prepare()}\n`);
  } catch (error) {
    failed += 1;
    write(`✘ ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

write(`Tests: ${files.length} files\n`);
await runFiles(root, files, availableParallelism(), (result, done) => {
  passed += result.passed;
  failed += result.failed;
  for (const complaint of result.complaints) write(`${complaint.trimEnd().replace(/^/gm, '    ')}\n`);
  const counts = `${result.passed} passed${result.failed === 0 ? '' : `, ${result.failed} failed`}`;
  write(
    `${result.failed === 0 ? '✔' : '✘'} [${done}/${files.length}] ${result.file}: ${counts} (${seconds(result.ms)})\n`,
  );
});

write(`${passed} passed, ${failed} failed\n`);
// Not waiting for what a test may have left running.
process.exit(failed === 0 ? 0 : 1);
