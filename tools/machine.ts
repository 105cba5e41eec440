import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this is an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first of these commands found in the path. */
export function inPath(names: readonly string[], path = process.env['PATH'] ?? ''): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Installs a Debian package if we're allowed to: as root, on a system with apt. */
export function aptInstall(name: string): boolean {
  if (process.getuid?.() !== 0 || inPath(['apt-get']) === undefined) return false;
  const apt = (...args: string[]): boolean =>
    // Another run may be installing something at this moment.
    spawnSync('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=600', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    }).status === 0;
  const install = (): boolean => apt('install', '--no-install-recommends', name);
  // The package list may be missing or old, so update it and try again.
  return install() || (apt('update') && install());
}
