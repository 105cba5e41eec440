/**
 * Installs the package from its tarball with npm, without a network, in an empty folder outside the project, and plays on
 * the server that its command starts. `npm run installed -- [--record]`; the tests unpack the tarball without npm.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from '@moonstaff/tools/package';
import { servesAll } from '../test/support/installed.ts';
import { pages } from '../test/support/pages.ts';
import { conclude, today } from './record.ts';

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
const ROOT = dirname(dirname(import.meta.dirname));
const windows = process.platform === 'win32';
const folder = mkdtempSync(join(tmpdir(), 'moonstaff-installed-'));
try {
  const tarball = await pack(ROOT, await pages(), folder);
  // What it needs is in the tarball. Nothing is fetched.
  const args = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, tarball];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe', shell: windows });
  const program = join(folder, 'node_modules/.bin', windows ? 'moonstaff.cmd' : 'moonstaff');
  await servesAll({ program, folder });
  const megabytes = Math.round(statSync(tarball).size / 1e5) / 10;
  conclude('installed', { date: today(), passed: true, megabytes }, true, values.record);
} finally {
  rmSync(folder, { recursive: true });
}
