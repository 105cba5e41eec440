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

/** One change of a file: a piece of its text that occurs once, and what takes its place. */
export type Edit = readonly [file: string, find: string, put: string];

/** What a copy is made for: a test, or a suite as `{ after }`. */
interface Scope {
  after(remove: () => void): void;
}

/** The whole project in a folder of its own, removed afterwards. It shares the packages that aren't ours. */
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
      const own = join(ROOT, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'), 'junction');
    }
  }
  return copy;
}

/** Changes files of a copy. A piece that isn't there exactly once is an error: nothing would be tested. */
export function edit(copy: string, edits: readonly Edit[]): void {
  for (const [file, find, put] of edits) {
    const parts = readFileSync(join(copy, file), 'utf8').split(find);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`);
    writeFileSync(join(copy, file), parts.join(put));
  }
}
