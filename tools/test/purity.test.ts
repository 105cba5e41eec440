import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { commandOf } from '../checks.ts';
import { folderOf, put, ROOT } from './folder.ts';

/** What rules code must not do. */
const IMPURE: readonly string[] = [
  'export const a = Math.random();',
  "export const a = Math['random']();",
  'export const { random } = Math;',
  'export const a = Date.now();',
  'export const a = new Date();',
  'export const a = performance.now();',
  'export const a = crypto.randomUUID();',
  'export const a = process.pid;',
  'export const a = globalThis;',
  "export const a = fetch('/');",
  'export const a = setTimeout(() => {}, 1);',
  'export const a = document;',
  "export const a = 'a'.localeCompare('b');",
  "console.log('a');",
];

interface Finding {
  readonly category: string;
  readonly location: { readonly path: string };
}

function lint(folder: string): readonly Finding[] {
  const args = [commandOf(ROOT, '@biomejs/biome'), 'lint', '--reporter=json', '--max-diagnostics=500'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics;
}

test('clock, randomness, machine, network and language are forbidden in kernel and games, and only there', (t) => {
  const folder = folderOf(t, {
    '.gitignore': 'node_modules/\n',
    'biome.json': readFileSync(join(ROOT, 'biome.json'), 'utf8'),
    'tools/lint/purity.grit': readFileSync(join(ROOT, 'tools/lint/purity.grit'), 'utf8'),
  });
  for (const [index, code] of IMPURE.entries()) {
    for (const folderPath of ['kernel/src', 'games/some/src', 'server/src'])
      put(folder, { [`${folderPath}/a${index}.ts`]: `${code}\n` });
  }
  const refused = new Set(
    lint(folder)
      .filter(({ category }) => category === 'plugin' || category === 'lint/style/noRestrictedGlobals')
      .map(({ location }) => location.path),
  );
  for (const [index, code] of IMPURE.entries()) {
    assert.ok(refused.has(`kernel/src/a${index}.ts`), `in the kernel: ${code}`);
    assert.ok(refused.has(`games/some/src/a${index}.ts`), `in a game: ${code}`);
    assert.ok(!refused.has(`server/src/a${index}.ts`), `allowed in the server: ${code}`);
  }
});
