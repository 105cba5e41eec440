import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from './folder.ts';

const RUN = join(ROOT, 'tools/run.mjs');
const ECHO = 'tools/test/fixtures/echo.ts';

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [RUN, ...args], { encoding: 'utf8' });
}

test('a program gets its arguments, and its exit code comes back', () => {
  const { status, stdout, stderr } = run(ECHO, '5', '--json', 'two words');
  assert.equal(stdout, '["--json","two words"]\n');
  assert.equal(status, 5);
  assert.match(stderr, /^\[1\/3\] Node: .*\n\[2\/3\] Packages: up to date .*\n\[3\/3\] Start: .*echo\.ts/);
});

test('a program that is not there is a failed step with an advice', () => {
  const { status, stderr } = run('nowhere/main.ts');
  assert.equal(status, 1);
  assert.match(stderr, /\[3\/3\] Start failed: nowhere\/main\.ts is missing\nWhat to do: /);
});

test('without a program the usage is shown', () => {
  assert.equal(run().status, 2);
});

test('who ends the launcher ends the program, in its own way', async () => {
  const child = spawn(process.execPath, [RUN, ECHO, 'wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const code = new Promise((resolve) => child.on('exit', resolve));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('waiting')) child.kill('SIGTERM');
  });
  assert.equal(await code, 7);
});
