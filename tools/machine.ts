import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file is there and may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first of these commands that the machine's path knows. */
export function inPath(names: readonly string[], path = process.env['PATH'] ?? ''): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Installs a Debian package where that is ours to do: as root, on a system that has apt. */
export function aptInstall(name: string): boolean {
  if (process.getuid?.() !== 0 || inPath(['apt-get']) === undefined) return false;
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-q', '-y', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    }).status === 0;
  const install = (): boolean => apt('install', '--no-install-recommends', name);
  // The list of packages may be missing or old: fetch it and try once more.
  return install() || (apt('update') && install());
}
