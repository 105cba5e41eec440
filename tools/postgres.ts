import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.ts';
import { postgresPrograms } from './postgres-programs.ts';

export { findPostgres, postgresPrograms } from './postgres-programs.ts';

/** A new, empty PostgreSQL. `stop` deletes it with everything in it. */
export interface TemporaryPostgres {
  readonly url: string;
  readonly version: string;
  /** Stops it and starts it again with the same data. `immediate` is like a crash. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** The id of the user `nobody`. */
const NOBODY = 65534;

/** PostgreSQL refuses to run as root, so run it as the user of its package or else as `nobody`. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string): number => {
    const { status, stdout } = spawnSync('id', [what, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : NOBODY;
  };
  return { uid: id('-u'), gid: id('-g') };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

/** Nothing here outlives the test, so don't wait for the disk. */
const UNSAFE = ['fsync=off', 'full_page_writes=off'];

export interface PostgresOptions {
  /** The folder of its programs. We search for it if it's absent. */
  readonly bin?: string;
  /** Whether commits wait for the disk, as in production. For measuring. */
  readonly durable?: boolean;
}

/** Reads the version from `postgres (PostgreSQL) 15.18 (Debian …)`. */
function versionOf(bin: string): string {
  const output = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)*/.exec(output)?.[0] ?? output.trim();
}

/** Starts one for a test. It listens only on this machine and ends with this process. */
export async function startPostgres(options: PostgresOptions = {}): Promise<TemporaryPostgres> {
  const { bin = postgresPrograms(), durable = false } = options;
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const setUp = ['-D', data, '-U', 'moonstaff', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), setUp, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['unix_socket_directories=', 'max_connections=500', ...(durable ? [] : UNSAFE)];
  const start = (): ChildProcess =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = start();
  const kill = (): boolean => server.kill('SIGQUIT');
  process.once('exit', kill);
  await untilReady(server);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await exited;
  };
  return {
    version: versionOf(bin),
    url: `postgres://moonstaff@127.0.0.1:${port}/postgres`,
    async restart(how) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = start();
      await untilReady(server);
    },
    async stop() {
      await end('SIGINT');
      process.removeListener('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
