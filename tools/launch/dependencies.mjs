import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './program.mjs';
import { StepError } from './steps.mjs';

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */
/** @typedef {{ readonly [path: string]: Locked }} Packages */

/**
 * Whether what is installed is what the lock asks for. npm writes down what it installed as its last
 * act, so an interrupted installation does not pass. Packages for other platforms stay out.
 *
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function isInstalled(wanted, installed) {
  for (const [path, lock] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    const have = installed[path];
    if (have === undefined) {
      if (lock.optional || lock.devOptional) continue;
      return false;
    }
    if (have.version !== lock.version || have.integrity !== lock.integrity || have.link !== lock.link) return false;
  }
  return Object.keys(installed).every((path) => path in wanted);
}

/** @param {string} file @returns {Promise<Packages>} */
async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Installs what the lock asks for, unless it is there.
 *
 * @param {string} root
 * @param {string} node
 * @param {(what: string) => void} busy
 * @returns {Promise<string>}
 */
export async function ensureDependencies(root, node, busy) {
  const wanted = await packagesOf(join(root, 'package-lock.json'));
  const installed = await packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const count = Object.keys(installed).length;
  if (count > 0 && isInstalled(wanted, installed)) return 'up to date';

  busy('installing');
  let fetched = 0;
  const { code, output } = await npm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=http'], {
    cwd: root,
    onLine: (line) => {
      if (!/^npm http .*\.tgz/.test(line)) return;
      fetched += 1;
      busy(`installing, ${fetched} packages fetched`);
    },
  });
  if (code !== 0) {
    const said = output
      .split('\n')
      .filter((line) => !line.startsWith('npm http'))
      .join('\n');
    throw new StepError(
      'npm could not install the packages the project is built from',
      'check the network and the free space on the disk, then run the same command again.',
      said,
    );
  }
  return 'installed';
}
