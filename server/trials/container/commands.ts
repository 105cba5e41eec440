import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';

/** Runs a program and returns what it printed. Its errors go to the terminal. */
export const run = (program: string, args: readonly string[], input?: Buffer): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
    ...(input && { input }),
  }).trim();

export const tryRun = (program: string, args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(program, args, { encoding: 'utf8' });

/**
 * Small machines allow fewer open files and processes than podman asks for by default. A server needs nowhere near as
 * many.
 */
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'];

/** What runs containers here: podman with runc, or docker. */
export interface Engine {
  readonly program: string;
  /** Before every command. */
  readonly first: readonly string[];
  /** For everything that starts a process inside a container. */
  readonly limits: readonly string[];
}

export const engineNamed = (program: string): Engine =>
  program === 'docker' ? { program, first: [], limits: [] } : { program, first: ['--runtime', 'runc'], limits: LIMITS };

export const call = ({ program, first }: Engine, ...args: readonly string[]): string =>
  run(program, [...first, ...args]);
