import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { StepError } from '../launch/steps.mjs';
import { ensureWeb } from '../launch/web.mjs';
import { folderOf, put } from './folder.ts';

const web = (build: string): string =>
  JSON.stringify({ name: '@moonstaff/web', scripts: { build }, dependencies: { '@moonstaff/rules': '1.0.0' } });

const GOOD = `node -e "require('fs').mkdirSync('dist',{recursive:true})"`;

test('pages are built again when their sources or dependencies have changed', async (t) => {
  const root = folderOf(t, {
    'package.json': JSON.stringify({ name: 'some', workspaces: ['web', 'rules'] }),
    'package-lock.json': '{}',
    'web/package.json': web(GOOD),
    'web/src/page.ts': 'one',
    'rules/package.json': '{"name":"@moonstaff/rules"}',
    'rules/src/index.ts': 'one',
    'rules/test/index.test.ts': 'one',
  });
  mkdirSync(join(root, 'node_modules/@moonstaff'), { recursive: true });
  symlinkSync(join(root, 'rules'), join(root, 'node_modules/@moonstaff/rules'), 'junction');
  const ensure = (): Promise<string> => ensureWeb(root, process.execPath, () => {});

  assert.equal(await ensure(), 'built');
  assert.equal(await ensure(), 'up to date');
  put(root, { 'rules/test/index.test.ts': 'two' });
  assert.equal(await ensure(), 'up to date');
  put(root, { 'rules/src/index.ts': 'two' });
  assert.equal(await ensure(), 'built');
  assert.equal(await ensure(), 'up to date');

  put(root, { 'web/package.json': web(`node -e "console.error('line 3 is wrong');process.exit(1)"`) });
  await assert.rejects(ensure(), (error) => {
    assert.ok(error instanceof StepError);
    assert.match(error.output, /line 3 is wrong/);
    return true;
  });
});
