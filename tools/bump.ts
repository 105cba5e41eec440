import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bumpedLock, bumpedManifest, isLater } from './release/version.ts';
import { toolArgs } from './tool-args.ts';

const ROOT = dirname(import.meta.dirname);

/** The folders of all packages of the project. */
function workspaces(): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
}

function change(file: string, edit: (text: string) => string): void {
  const path = join(ROOT, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

const { words } = toolArgs({
  command: 'npm run bump',
  about: 'Gives all packages a version, in every package.json and in the lock.',
  words: { takes: 'VERSION', about: 'one that comes after the present one, such as 1.0.1', most: 1 },
});
const [version = ''] = words;
const { version: now } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
try {
  if (!isLater(version, now)) throw new Error(`${version} doesn't come after ${now}.`);
  for (const file of ['package.json', ...workspaces()]) change(file, (text) => bumpedManifest(text, version));
  change('package-lock.json', (text) => bumpedLock(text, version));
  process.stdout.write(`${now} → ${version}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
