import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pack } from '@moonstaff/tools/package';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';
import { servesAll } from '../test/support/installed.ts';
import { pages } from '../test/support/pages.ts';
import { conclude, today } from './record.ts';

const { values } = toolArgs({
  command: 'npm run installed',
  about: `Installs the package from its tarball with npm, without a network, in an empty folder outside the project, and plays on the
server that its command starts. The tests play on an unpacked package.`,
  options: { record: flag('keep the result') },
});
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
