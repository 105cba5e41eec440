import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { npm } from './program.mjs';
import { StepError } from './steps.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'shots']);

/** @param {string} folder @returns {Promise<string[]>} */
async function filesIn(folder) {
  const found = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesIn(path)));
    else if (entry.isFile()) found.push(path);
  }
  return found.sort();
}

/**
 * The folders of a workspace and of every workspace it's built from.
 *
 * @param {string} root
 * @param {string} folder
 * @param {Set<string>} [seen]
 */
async function closure(root, folder, seen = new Set()) {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@moonstaff/')) await closure(root, await realpath(join(root, 'node_modules', name)), seen);
  }
  return seen;
}

/** Folders outside the workspaces that the pages are built from. */
const ALSO_SOURCES = ['tutorials'];

/** A hash of everything the pages are built from. @param {string} root @param {string} web */
export async function sourcesHash(root, web) {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  const also = ALSO_SOURCES.map((folder) => join(root, folder)).filter(existsSync);
  for (const folder of [...(await closure(root, web)), ...also].sort()) {
    for (const file of await filesIn(folder)) hash.update(relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the pages, unless they were already built from these sources.
 *
 * @param {string} root
 * @param {string} node
 * @param {(what: string) => void} busy
 * @returns {Promise<string>}
 */
export async function ensureWeb(root, node, busy) {
  if (!existsSync(join(root, 'web', 'package.json'))) return 'there are none';
  const web = await realpath(join(root, 'web'));
  const stamp = join(root, '.moonstaff', 'web-built-from');
  const hash = await sourcesHash(root, web);
  const built = existsSync(stamp) && existsSync(join(web, 'dist')) ? await readFile(stamp, 'utf8') : '';
  if (built === hash) return 'up to date';

  busy('building');
  const { code, output } = await npm(node, ['run', 'build', '--workspace=web'], { cwd: root });
  if (code !== 0) {
    throw new StepError(
      'the pages could not be built',
      'the message above names the file at fault; undo your change to it, or run `npm run check` for more.',
      output,
    );
  }
  await mkdir(join(root, '.moonstaff'), { recursive: true });
  await writeFile(stamp, hash);
  return 'built';
}
