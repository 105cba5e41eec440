import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chapterOf, rolledChangelog, rolledReadme, rolledVersions } from './release/changelog.ts';
import { choices, flag, toolArgs } from './tool-args.ts';

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

/** Everything about a release that's committed. */
async function setVersion(version: string): Promise<void> {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or discard your changes first.');
  const { MIGRATIONS: steps } = (await import(join(ROOT, MIGRATIONS))) as { readonly MIGRATIONS: readonly unknown[] };
  run('tools/bump.ts', version);
  change('CHANGELOG.md', (text) => rolledChangelog(text, version, new Date().toISOString().slice(0, 10)));
  change('docs/upgrading.md', (text) => rolledVersions(text, version, steps.length));
  change('README.md', (text) => rolledReadme(text, version));
  run('server/tools/fixture.ts', 'sample', 'guild', 'arnak');
}

function build(version: string): void {
  const { version: now } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  if (now !== version) throw new Error(`The packages have version ${now}. Do the part “version” first.`);
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
  writeFileSync(join(ROOT, 'dist/notes.md'), chapterOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version));
}

const ABOUT = `Prepares a release, in four parts. You look at the result, then commit and tag it.
- version gives all packages the version, rolls the changelog and keeps databases of this version as fixtures;
- check and test run every check and every test;
- build makes the npm package, the static site, the source of the container and the list of its packages, with
  checksums, in dist/release, and what the changelog says about it.`;

/** In this order. */
const PARTS: { readonly [name: string]: (version: string) => void | Promise<void> } = {
  version: setVersion,
  check: () => run('tools/check.ts'),
  test: () => run('tools/test.ts'),
  build,
};

const { values, words } = toolArgs({
  command: 'npm run release',
  about: ABOUT,
  options: {
    only: choices('PART', Object.keys(PARTS), 'only this part, to go on with a release that failed; can be repeated'),
    container: flag("also build and play the image; needs root and Debian's buildah and podman"),
  },
  words: { takes: 'VERSION', about: 'the version, such as 1.0.0', most: 1 },
});
const [version = ''] = words;
try {
  for (const [name, part] of Object.entries(PARTS))
    if (values.only.length === 0 || values.only.includes(name)) await part(version);
  if (values.container) run('server/trials/container.ts');
  process.stdout.write(`${INTO}\nNext: git commit -am 'Release ${version}' && git tag v${version}, then push both.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
