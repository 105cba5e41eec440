import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { checkedModules, commandOf } from '../checks.ts';
import { folderOf, ROOT } from './folder.ts';

const PACKAGES = [
  'kernel',
  'threads',
  'games/some',
  'games/other',
  'catalogue',
  'bots',
  'text',
  'scenarios',
  'client',
  'server',
  'web',
  'cli',
  'tools',
];

const nameOf = (folder: string): string => `@moonstaff/${folder.replace('games/', '')}`;

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** Creates a project of small packages with these files, and returns the rules they break. */
function judge(t: test.TestContext, files: { readonly [path: string]: string }): readonly Violation[] {
  const packages = PACKAGES.flatMap((folder) => [
    [`${folder}/package.json`, JSON.stringify({ name: nameOf(folder), exports: { '.': './src/index.ts' } })],
    [`${folder}/src/index.ts`, 'export type Thing = 1;\nexport const thing = 1;\n'],
    [`${folder}/test/help.ts`, 'export const thing = 1;\n'],
  ]);
  const project = folderOf(t, { ...Object.fromEntries(packages), 'tsconfig.json': '{}', ...files });
  for (const folder of PACKAGES) {
    const link = join(project, 'node_modules', nameOf(folder));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(project, folder), link, 'junction');
  }
  const config = join(ROOT, '.dependency-cruiser.mjs');
  const args = [commandOf(ROOT, 'dependency-cruiser'), '--config', config, '--output-type', 'json', ...PACKAGES];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  assert.notEqual(stdout, '', stderr);
  return JSON.parse(stdout).summary.violations;
}

/** Modules that the floors of the page import in the cases below. */
const PAGE = Object.fromEntries(
  ['table/b/thing', 'boards/some/thing', 'boards/some/index', 'pages/b/thing'].map((file) => [
    `web/src/${file}.ts`,
    'export const thing = 1;\n',
  ]),
);

const uses = (name: string): string => `import { thing } from '${name}';\nexport const more = thing;\n`;
const knows = (name: string): string => `import type { Thing } from '${name}';\nexport type More = Thing;\n`;
const fetches = (name: string): string => `export const more = () => import('${name}');\n`;
const NODE = "import fs from 'node:fs';\nexport const more = fs;\n";

/** A folder, code in it, and the rule it breaks, if any. */
const CASES: readonly [folder: string, code: string, rule?: string][] = [
  ['kernel/src', uses('@moonstaff/some'), 'arrows-kernel'],
  ['kernel/test', uses('@moonstaff/some'), 'arrows-kernel-tests'],
  ['kernel/src', uses('@moonstaff/threads'), 'arrows-kernel'],
  ['threads/src', uses('@moonstaff/kernel'), 'arrows-threads'],
  ['web/src', uses('@moonstaff/threads'), 'arrows-web'],
  ['games/some/src', uses('@moonstaff/bots'), 'arrows-games'],
  ['games/some/src', knows('@moonstaff/text'), 'arrows-games'],
  ['games/some/src', uses('@moonstaff/other'), 'games-stand-alone'],
  ['bots/src', uses('@moonstaff/server'), 'arrows-bots'],
  ['text/src', knows('@moonstaff/bots'), 'arrows-text'],
  ['text/src', uses('@moonstaff/some'), 'types-only'],
  ['text/src', uses('@moonstaff/kernel'), 'types-only'],
  ['text/src', uses('@moonstaff/catalogue'), 'types-only'],
  ['catalogue/src', uses('@moonstaff/bots'), 'arrows-catalogue'],
  ['catalogue/src', uses('@moonstaff/some'), 'lazy-catalogue'],
  ['catalogue/src', NODE, 'no-host'],
  ['games/some/src', uses('@moonstaff/catalogue'), 'arrows-games'],
  ['client/src', uses('@moonstaff/kernel'), 'types-only'],
  ['client/src', knows('@moonstaff/some'), 'arrows-client'],
  ['server/src', uses('@moonstaff/web'), 'arrows-server'],
  ['bots/src', uses('../../kernel/src/index.ts'), 'front-door'],
  ['bots/src', uses('@moonstaff/kernel/src/index.ts'), 'resolvable'],
  ['kernel/src', uses('../test/help.ts'), 'sources-without-tests'],
  ['kernel/src', NODE, 'no-host'],
  ['games/some/src', NODE, 'no-host'],
  ['games/some/src', uses('@moonstaff/kernel')],
  ['games/some/test', uses('@moonstaff/scenarios')],
  ['bots/src', uses('@moonstaff/some')],
  ['text/src', knows('@moonstaff/kernel')],
  ['text/src', knows('@moonstaff/some')],
  ['text/test', uses('@moonstaff/some')],
  ['catalogue/src', fetches('@moonstaff/some')],
  ['bots/src', uses('@moonstaff/catalogue')],
  ['web/src', uses('@moonstaff/catalogue')],
  ['server/src', uses('@moonstaff/client')],
  ['cli/src', uses('@moonstaff/server')],
  ['server/src', uses('@moonstaff/threads')],
  ['kernel/test-kit', uses('@moonstaff/threads')],
  ['kernel/test-kit', uses('@moonstaff/tools')],
  ['cli/tools', uses('@moonstaff/tools')],
  ['web/src/kit/a', uses('../../table/b/thing.ts'), 'page-kit'],
  ['web/src/kit/a', uses('@moonstaff/some'), 'page-table-knows-no-game'],
  ['web/src/table/a', knows('@moonstaff/some'), 'page-table-knows-no-game'],
  ['web/src/table/a', uses('../../boards/some/thing.ts'), 'page-table'],
  ['web/src/table/a', uses('../../pages/b/thing.ts'), 'page-table'],
  ['web/src/boards/other', uses('../../pages/b/thing.ts'), 'page-boards'],
  ['web/src/boards/other', uses('../some/thing.ts'), 'page-boards-stand-alone'],
  ['web/src/boards/other', uses('../../table/b/thing.ts')],
  ['web/src/boards/other', uses('@moonstaff/some')],
  ['web/src/pages/a', uses('../../boards/some/thing.ts'), 'page-boards-front-doors'],
  ['web/src/pages/a', uses('../../boards/some/index.ts')],
  ['kernel/test', NODE],
];

test('forbidden imports break their rule, and others break none', (t) => {
  const pathOf = (index: number): string => `${CASES[index]?.[0]}/more${index}.ts`;
  const files = CASES.map(([, code], index) => [pathOf(index), code]);
  const violations = judge(t, { ...PAGE, ...Object.fromEntries(files) });
  for (const [index, [, code, rule]] of CASES.entries()) {
    const broken = violations.filter(({ from }) => from === pathOf(index)).map((violation) => violation.rule.name);
    assert.deepEqual(broken, rule === undefined ? [] : [rule], `${code.split('\n')[0]} in ${pathOf(index)}`);
  }
});

test('two folders of the page that import each other are refused', (t) => {
  const violations = judge(t, {
    'web/src/kit/a/one.ts': uses('../b/two.ts'),
    'web/src/kit/b/two.ts': 'export const thing = 1;\n',
    'web/src/kit/b/three.ts': uses('../a/four.ts'),
    'web/src/kit/a/four.ts': 'export const thing = 1;\n',
  });
  const names = new Set(violations.map(({ rule }) => rule.name));
  assert.deepEqual([...names], ['page-folders-one-way']);
});

test("a check of no modules doesn't pass", () => {
  assert.equal(checkedModules('no dependency violations found (183 modules, 471 dependencies cruised)'), undefined);
  assert.match(checkedModules('no dependency violations found (0 modules, 0 dependencies)') ?? '', /no module/);
  assert.match(checkedModules('') ?? '', /no module/);
});
