import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ROOT = dirname(import.meta.dirname);

const LEFT_OUT = new Set(['node_modules', '.git', '.moonstaff', 'dist', 'shots']);

/** A change to a file: a piece of text that occurs once, and its replacement. */
export type Edit = readonly [file: string, find: string, put: string];

/** What a copy is made for: a test, or a suite as `{ after }`. */
interface Scope {
  after(remove: () => void): void;
}

/** A copy of the whole project, removed afterwards. It shares the packages from the registry. */
export function projectCopy(scope: Scope): string {
  const copy = mkdtempSync(join(tmpdir(), 'moonstaff-copy-'));
  scope.after(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(ROOT, copy, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@moonstaff'), { recursive: true });
  const link = (name: string, to: string): void => symlinkSync(to, join(modules, name), 'junction');
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@moonstaff') link(name, join(ROOT, 'node_modules', name));
  }
  const games = readdirSync(join(copy, 'games'));
  const { workspaces } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  for (const folder of workspaces) {
    const names: readonly string[] = folder === 'games/*' ? games.map((game) => `games/${game}`) : [folder];
    for (const name of names) {
      link(`@moonstaff/${basename(name)}`, join(copy, name));
      const nested = join(ROOT, name, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(copy, name, 'node_modules'), 'junction');
    }
  }
  return copy;
}

/** Changes files of a copy. Each piece must occur exactly once, or the test would check nothing. */
export function edit(copy: string, edits: readonly Edit[]): void {
  for (const [file, find, put] of edits) {
    const parts = readFileSync(join(copy, file), 'utf8').split(find);
    if (parts.length !== 2) throw new Error(`${file} contains ${parts.length - 1} times: ${find}`);
    writeFileSync(join(copy, file), parts.join(put));
  }
}
