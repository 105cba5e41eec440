import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename, delimiter, dirname } from 'node:path';
import process from 'node:process';

/** Puts the chosen Node first in the path, so that everything we start uses it. @param {string} node */
function environment(node) {
  const path = process.env['PATH'] ?? process.env['Path'] ?? '';
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${path}` };
}

/**
 * Runs a program and collects its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean, onLine?: (line: string) => void }} how
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, { cwd, env = process.env, shell = false, onLine = () => {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let rest = '';
    /** @param {string} text */
    const take = (text) => {
      output += text;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs npm with the given Node: the npm that started us, or else the machine's.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {{ cwd: string, onLine?: (line: string) => void }} how
 */
export function npm(node, args, { cwd, onLine = () => {} }) {
  const env = environment(node);
  const own = process.env['npm_execpath'];
  if (own !== undefined && basename(own) === 'npm-cli.js') return capture(node, [own, ...args], { cwd, env, onLine });
  return capture('npm', args, { cwd, env, onLine, shell: process.platform === 'win32' });
}

/**
 * Runs a TypeScript program in this terminal and returns its exit code.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function become(node, args) {
  return new Promise((resolve) => {
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
      stdio: 'inherit',
      env: environment(node),
    });
    // Ctrl-C in a terminal already reaches the program. A second signal would mean "stop at once".
    const interrupted = () => process.stdin.isTTY || child.kill('SIGINT');
    const ended = () => child.kill('SIGTERM');
    process.on('SIGINT', interrupted).on('SIGTERM', ended).on('SIGHUP', ended);
    // Killing npm also kills the shell between it and us, without any signal to us.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return;
      clearInterval(watch);
      ended();
    }, 500);
    child.on('error', () => resolve(127));
    child.on('close', () => clearInterval(watch));
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal === null ? 1 : constants.signals[signal])));
  });
}
