import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './program.mjs';
import { StepError } from './steps.mjs';

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */
/** @typedef {{ readonly [path: string]: Locked }} Packages */

/**
 * Whether the installed packages match the lock. npm writes its list of installed packages last, so an interrupted
 * installation doesn't match. Packages for other platforms don't count.
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
  const paths = Object.keys(installed);
  return paths.length > 0 && paths.every((path) => path in wanted);
}

/** @param {string} file */
const textOf = (file) => readFile(file, 'utf8').catch(() => '{}');

/** @param {string} lock @returns {Packages} */
const packagesOf = (lock) => JSON.parse(lock).packages ?? {};

/**
 * Installs the packages of the lock, unless they're already there.
 *
 * @param {string} root
 * @param {string} node
 * @param {(what: string) => void} busy
 * @returns {Promise<string>}
 */
export async function ensureDependencies(root, node, busy) {
  const stamp = join(root, 'node_modules', '.moonstaff');
  const read = async () => {
    const wanted = await textOf(join(root, 'package-lock.json'));
    const installed = await textOf(join(root, 'node_modules', '.package-lock.json'));
    return { wanted, installed, hash: createHash('sha256').update(wanted).update(installed).digest('hex') };
  };
  const before = await read();
  // Either we installed exactly this, or someone ran npm themselves.
  if ((await textOf(stamp)) === before.hash) return 'up to date';
  if (isInstalled(packagesOf(before.wanted), packagesOf(before.installed))) return 'up to date';

  busy('installing');
  let fetched = 0;
  const { code, output } = await npm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=http'], {
    cwd: root,
    onLine: (line) => {
      if (!line.startsWith('npm http') || !line.includes('.tgz')) return;
      fetched += 1;
      busy(`installing, ${fetched} packages fetched`);
    },
  });
  if (code !== 0) {
    throw new StepError(
      'npm could not install the packages the project is built from',
      'check the network and the free space on the disk, then run the same command again.',
      output.replace(/^npm http .*\n/gm, ''),
    );
  }
  await writeFile(stamp, (await read()).hash);
  return 'installed';
}
