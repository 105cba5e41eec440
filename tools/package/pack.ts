import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from './assemble.ts';

export { assemble };

/** Makes the npm package with these built pages. Returns the path of the tarball. */
export async function pack(root: string, pages: string, into: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-package-'));
  try {
    await assemble(root, pages, folder);
    mkdirSync(into, { recursive: true });
    const shell = process.platform === 'win32';
    const args = ['pack', '--json', '--ignore-scripts', `--pack-destination=${into}`];
    const [made] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell }));
    return join(into, made.filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
