import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesHash } from './launch/web.mjs';

const ROOT = dirname(import.meta.dirname);

/** How many builds to keep, for testing several branches in turn. */
const KEPT = 3;

/**
 * The folder of the pages built from the current sources. They're built once for all tests. Two runs at the same time
 * may both build them, and the first to finish wins.
 */
export async function builtPages(build: (into: string) => Promise<unknown>, root = ROOT): Promise<string> {
  const home = join(root, '.moonstaff', 'pages');
  const folder = join(home, (await sourcesHash(root, join(root, 'web'))).slice(0, 16));
  mkdirSync(home, { recursive: true });
  if (!existsSync(folder)) {
    const fresh = mkdtempSync(`${folder}-`);
    await build(fresh);
    try {
      renameSync(fresh, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
      rmSync(fresh, { recursive: true });
    }
    removeOld(home);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

function removeOld(home: string): void {
  const builds = readdirSync(home)
    .map((name) => join(home, name))
    .map((folder) => ({ folder, used: statSync(folder).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of builds.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}
