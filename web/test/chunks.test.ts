import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reacher } from '../tools/reach.ts';

const MODULES: { readonly [id: string]: { readonly code: string; readonly importedIds: readonly string[] } } = {
  'page.ts': {
    code: "import { used } from 'rules'; import './side.ts'; const later = () => import('./later.ts');",
    importedIds: ['rules/index.ts', 'side.ts'],
  },
  'side.ts': { code: "export { other } from 'rules'; document.title = '';", importedIds: ['rules/index.ts'] },
  'all.ts': { code: "import * as rules from 'rules';", importedIds: ['rules/index.ts'] },
  'rules/index.ts': {
    code: "export { used as used } from './inner.ts'; export { other } from './other.ts';",
    importedIds: ['rules/inner.ts', 'rules/other.ts'],
  },
  'rules/inner.ts': { code: "export { deep as used } from './deep.ts';", importedIds: ['rules/deep.ts'] },
  'rules/deep.ts': { code: 'export const deep = 1;', importedIds: [] },
  'rules/other.ts': { code: 'export const other = 1;', importedIds: [] },
  'page.css': { code: '.a {}', importedIds: [] },
  'react.js': { code: "require('scheduler')", importedIds: ['scheduler.js'] },
};

const reach = reacher(
  (id) => MODULES[id] ?? null,
  (id) => id.startsWith('rules/'),
);

it('follows a name through modules that only hand it on, to where it is made', () => {
  assert.deepEqual([...reach('page.ts')].sort(), ['page.ts', 'rules/deep.ts', 'side.ts']);
});

it('leaves out what only declares things nobody names', () => {
  assert.ok(!reach('page.ts').has('rules/other.ts'));
});

it('takes a whole module with all it hands on where it is imported as a whole', () => {
  assert.deepEqual([...reach('all.ts')].sort(), ['all.ts', 'rules/deep.ts', 'rules/index.ts', 'rules/other.ts']);
});

it('takes everything a package needs, however it is written', () => {
  assert.deepEqual([...reach('react.js')], ['react.js', 'scheduler.js']);
});
