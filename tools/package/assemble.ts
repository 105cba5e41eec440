import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { copyPackages } from './dependencies.ts';

/** The program the command starts. All others are found from here. */
const ENTRY = 'cli/src/main.ts';

/** Files that go along as they are. */
const FILES = ['LICENSE', 'CHANGELOG.md', 'docs/operating.md'];

/** The launcher: plain JavaScript that an old Node can run. */
const COMMAND = 'tools/package/moonstaff.mjs';
const LAUNCHER = ['node', 'paths', 'program', 'steps'].map((name) => `tools/launch/${name}.mjs`);

interface ProjectManifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: object;
}

/**
 * Puts the package together in a folder: the programs as JavaScript, the built pages, and the packages they need, so that
 * nothing is compiled or looked up when it's installed.
 */
export async function assemble(root: string, pages: string, into: string): Promise<void> {
  const needed = await bundle(root, [ENTRY], into);
  cpSync(pages, join(into, 'web/dist'), { recursive: true });
  for (const file of [COMMAND, ...LAUNCHER, ...FILES]) cpSync(join(root, file), join(into, file));
  const dependencies = copyPackages(needed, into);
  const project: ProjectManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifest = {
    name: 'moonstaff',
    version: project.version,
    description: project.description,
    license: project.license,
    type: 'module',
    engines: project.engines,
    bin: { moonstaff: COMMAND },
    dependencies,
    bundleDependencies: Object.keys(dependencies),
  };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
