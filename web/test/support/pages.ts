import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtPages } from '@moonstaff/tools/pages';
import { QUICK_BUILD } from '../../tools/compress-plugin.ts';

/** The environment variable with the pages that all tests of a run share. */
export const SHARED_PAGES = 'MOONSTAFF_PAGES';

/** The folder of the built pages. All tests share it, so none may change it. */
export async function pages(): Promise<string> {
  return process.env[SHARED_PAGES] ?? (await builtPages(build));
}

/** In a process of its own: other tests run meanwhile, and Vite changes the environment of its process. */
async function build(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  const vite = join(dirname(dirname(fileURLToPath(import.meta.resolve('vite')))), '../bin/vite.js');
  const args = [vite, 'build', root, '--outDir', outDir, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, [QUICK_BUILD]: '1' } });
}
