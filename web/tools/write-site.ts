import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAll } from './compress-plugin.ts';

/** What says on a page that it has no server; see `src/table/server/present.ts`. */
const [WITH_SERVER, WITHOUT] = ['<html lang="en">', '<html lang="en" data-server="none">'];

/**
 * Writes the built pages to a folder as a site of their own, for play on the device. All addresses in them are relative, so
 * any static host can serve it under any path.
 */
export async function writeSite(pages: string, into: string): Promise<void> {
  if (existsSync(into)) throw new Error(`${into} is already there. Name a folder that isn't, or remove it first.`);
  cpSync(pages, into, { recursive: true });
  const file = join(into, 'index.html');
  const html = readFileSync(file, 'utf8');
  if (!html.includes(WITH_SERVER)) throw new Error(`web/index.html doesn't begin with ${WITH_SERVER}`);
  writeFileSync(file, html.replace(WITH_SERVER, WITHOUT));
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  await compressAll(into, ['index.html']);
  // GitHub would otherwise leave out names that begin with an underscore.
  writeFileSync(join(into, '.nojekyll'), '');
}
