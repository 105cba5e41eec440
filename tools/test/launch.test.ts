import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import test from 'node:test';
import { ROOT } from './folder.ts';

const RUN = join(ROOT, 'tools/run.mjs');
const ECHO = 'tools/test/fixtures/echo.ts';

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [RUN, ...args], { encoding: 'utf8' });
}

test('a program gets its arguments, and its exit code is returned', () => {
  const { status, stdout, stderr } = run(ECHO, '5', '--json', 'two words');
  assert.equal(stdout, '["--json","two words"]\n');
  assert.equal(status, 5);
  assert.match(stderr, /^\[1\/3\] Node: .*\n\[2\/3\] Packages: up to date .*\n\[3\/3\] Start: .*echo\.ts/);
});

test('help doesn’t wait for the pages', () => {
  const { stdout, stderr } = run('--web', ECHO, '0', '--help');
  assert.equal(stdout, '["--help"]\n');
  assert.doesNotMatch(stderr, /Pages/);
});

test('a missing program is a failed step with advice', () => {
  const { status, stderr } = run('nowhere/main.ts');
  assert.equal(status, 1);
  assert.match(stderr, /\[3\/3\] Start failed: nowhere\/main\.ts is missing\nWhat to do: /);
});

test('without a program, the usage is printed', () => {
  assert.equal(run().status, 2);
});

/** Stops a program once it's waiting. Returns its output and exit code. */
async function endWhenWaiting(child: ChildProcessByStdio<null, Readable, null>): Promise<[string, number | null]> {
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (text.includes('waiting')) child.kill('SIGTERM');
  });
  const [code] = await once(child, 'close');
  return [output, code];
}

test('stopping the launcher stops the program gracefully', async () => {
  const child = spawn(process.execPath, [RUN, ECHO, 'wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  assert.deepEqual(await endWhenWaiting(child), ['[]\nwaiting\nended\n', 7]);
});

test('stopping the npm that started the launcher stops the program too', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const shell = spawn(`"${process.execPath}" "${RUN}" ${ECHO} wait; true`, {
    shell: true,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output] = await endWhenWaiting(shell);
  assert.equal(output, '[]\nwaiting\nended\n');
});
