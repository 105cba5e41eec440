import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.ts';
import { postgresPrograms } from './postgres-programs.ts';

export { findPostgres, postgresPrograms } from './postgres-programs.ts';

/** An empty PostgreSQL of our own. It's gone with everything in it after `stop`. */
export interface Postgres {
  readonly url: string;
  readonly version: string;
  /** Stops it and starts it again with the same data. `immediate` is as if it had crashed. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** What systems call somebody who owns nothing. */
const NOBODY = 65534;

/** PostgreSQL refuses to run as root: as the user its package brings, else as nobody. */
function servant(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string): number => {
    const { status, stdout } = spawnSync('id', [what, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : NOBODY;
  };
  return { uid: id('-u'), gid: id('-g') };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/** Nothing here outlives the test: the disk need not be waited for. */
const CARELESS = ['fsync=off', 'full_page_writes=off'];

export interface PostgresOptions {
  /** The folder of its programs; otherwise it is looked for. */
  readonly bin?: string;
  /** As in earnest: what is committed is on the disk. For measuring. */
  readonly durable?: boolean;
}

/** As it says itself: `postgres (PostgreSQL) 15.18 (Debian …)`. */
function versionOf(bin: string): string {
  const said = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)*/.exec(said)?.[0] ?? said.trim();
}

/** Starts one for a test. It listens to this machine alone, and does not outlive this process. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const { bin = postgresPrograms(), durable = false } = options;
  const owner = servant();
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const setUp = ['-D', data, '-U', 'moonstaff', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), setUp, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['unix_socket_directories=', 'max_connections=500', ...(durable ? [] : CARELESS)];
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
    const gone = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await gone;
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
