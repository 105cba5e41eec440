import { join } from 'node:path';
import { builtPages } from '@moonstaff/tools/pages';

/** The environment variable with the pages that all tests of a run share. */
export const SHARED_PAGES = 'MOONSTAFF_PAGES';

/** The folder of the built pages. All tests share it, so none may change it. */
export async function pages(): Promise<string> {
  return process.env[SHARED_PAGES] ?? (await builtPages(build));
}

async function build(outDir: string): Promise<void> {
  const { build } = await import('vite');
  const root = join(import.meta.dirname, '../..');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
}
