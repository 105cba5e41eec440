import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { ensureNode } from './node.mjs';
import { become } from './program.mjs';
import { StepError, Steps } from './steps.mjs';
import { ensureWeb } from './web.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Prepares everything a program of the project needs, then runs it: a Node that runs TypeScript, the packages, and with
 * `web` the built pages. Skips what's already there.
 *
 * @param {{ entry: string, args: readonly string[], web?: boolean, quiet?: boolean }} what
 * @returns {Promise<number>} the exit code
 */
export async function launch({ entry, args, web = false, quiet = false }) {
  const steps = new Steps(web ? 4 : 3, { quiet });
  let node = process.execPath;
  try {
    await steps.run('Node', async (busy) => {
      const { path, said } = await ensureNode(join(ROOT, '.moonstaff'), busy);
      node = path;
      return said;
    });
    await steps.run('Packages', (busy) => ensureDependencies(ROOT, node, busy));
    if (web) await steps.run('Pages', (busy) => ensureWeb(ROOT, node, busy));
    const program = join(ROOT, entry);
    await steps.run('Start', async () => {
      if (existsSync(program)) return relative(ROOT, program);
      throw new StepError(`${entry} is missing`, 'get a fresh copy of the project; this one is incomplete.');
    });
    return await become(node, [program, ...args]);
  } catch (error) {
    if (error instanceof StepError) return 1;
    throw error;
  }
}
