/**
 * `npm run release -- 1.0.0 [--untested]`: prepares a release in `dist/release`. It gives all packages the version, rolls the
 * changelog, keeps databases of this version as fixtures, runs every check and test, and builds the npm package, the
 * static site, the source of the container and the list of its packages, with checksums. You look at the result, then commit and tag it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { rolledChangelog, rolledVersions } from './release/changelog.ts';

const ROOT = dirname(import.meta.dirname);
const INTO = join(ROOT, 'dist/release');
const MIGRATIONS = 'server/src/store/migrations.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/** Runs a program of the project, and stops the release if it fails. */
function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, program), ...args], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`${program} failed. Nothing was committed; \`git checkout .\` takes the changes back.`);
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(ROOT, file), edit(readFileSync(join(ROOT, file), 'utf8')));
}

/** Every package that runs at somebody's, with its version and hash, in the form that scanners read (CycloneDX). */
const partsList = (): string =>
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });

async function release(version: string, tested: boolean): Promise<void> {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or discard your changes first.');
  const { MIGRATIONS: steps } = (await import(join(ROOT, MIGRATIONS))) as { readonly MIGRATIONS: readonly unknown[] };
  run('tools/bump.ts', version);
  change('CHANGELOG.md', (text) => rolledChangelog(text, version, new Date().toISOString().slice(0, 10)));
  change('docs/upgrading.md', (text) => rolledVersions(text, version, steps.length));
  run('server/tools/fixture.ts', 'sample', 'guild', 'arnak');
  run('tools/check.ts');
  if (tested) run('tools/test.ts');
  rmSync(INTO, { recursive: true, force: true });
  mkdirSync(INTO, { recursive: true });
  run('tools/run.mjs', '--web', 'tools/package.ts', INTO);
  const site = `moonstaff-site-${version}`;
  run('tools/run.mjs', '--web', 'web/tools/site.ts', join(INTO, site));
  execFileSync('tar', ['-C', INTO, '-czf', join(INTO, `${site}.tar.gz`), site]);
  rmSync(join(INTO, site), { recursive: true });
  // What `docker build` needs, as it will be committed: everything that's tracked or new.
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  const list = join(INTO, 'files');
  writeFileSync(list, files.filter((file) => !/^(web\/shots|docs\/transcripts)\//.test(file)).join('\n'));
  execFileSync('tar', ['-C', ROOT, '-czf', join(INTO, `moonstaff-container-${version}.tar.gz`), '-T', list]);
  rmSync(list);
  writeFileSync(join(INTO, `moonstaff-${version}.cdx.json`), partsList());
  const sums = readdirSync(INTO).map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(INTO, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(INTO, 'SHA256SUMS'), sums.join(''));
}

const { values, positionals } = parseArgs({
  options: { untested: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [version = ''] = positionals;
try {
  await release(version, !values.untested);
  process.stdout.write(`${INTO}\nNext: git commit -am 'Release ${version}' && git tag v${version}, then push both.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
