import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, inPath, isProgram } from './machine.ts';

/** A PostgreSQL of one's own, empty, gone with everything in it after `stop`. */
export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where packages put each version of PostgreSQL. */
const FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL'];

/** The folder of the newest PostgreSQL's programs; `MOONSTAFF_POSTGRES_BIN` names one that is elsewhere. */
export function findPostgres(): string | undefined {
  const hasServer = (folder: string): boolean =>
    isProgram(join(folder, 'postgres')) || isProgram(join(folder, 'postgres.exe'));
  const named = process.env['MOONSTAFF_POSTGRES_BIN'];
  if (named !== undefined) return hasServer(named) ? named : undefined;
  const versions = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .map((name) => ({ version: Number(name.replace('postgresql@', '')), bin: join(folder, name, 'bin') })),
  );
  const newest = versions.filter(({ bin }) => hasServer(bin)).sort((a, b) => b.version - a.version)[0];
  const own = inPath(['postgres']);
  return newest?.bin ?? (own === undefined ? undefined : dirname(own));
}

/** The same, installed first where there is none and we may. */
export function postgresPrograms(): string {
  const found = findPostgres() ?? (aptInstall('postgresql') ? findPostgres() : undefined);
  if (found === undefined) {
    throw new Error('No PostgreSQL: install it, or name the folder of its programs in MOONSTAFF_POSTGRES_BIN.');
  }
  return found;
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function servant(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
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

/** Starts one for a test. It listens to this machine alone, and does not outlive this process. */
export async function startPostgres(): Promise<Postgres> {
  const bin = postgresPrograms();
  const owner = servant();
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const setUp = ['-D', data, '-U', 'moonstaff', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), setUp, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['unix_socket_directories=', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = (): boolean => server.kill('SIGQUIT');
  process.once('exit', kill);
  await untilReady(server);
  return {
    url: `postgres://moonstaff@127.0.0.1:${port}/postgres`,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      if (server.exitCode === null && server.signalCode === null && server.kill('SIGINT')) await gone;
      process.removeListener('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
