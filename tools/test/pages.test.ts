import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { builtPages } from '../pages.ts';
import { folderOf, put } from './folder.ts';

const FILES = {
  'package-lock.json': '{}',
  'web/package.json': '{}',
  'web/src/page.ts': 'one',
  'tutorials/a.json': '1',
};

test('the pages are built once, and again after a source has changed', async (t) => {
  const root = folderOf(t, FILES);
  let builds = 0;
  const build = async (into: string): Promise<void> => {
    builds += 1;
    writeFileSync(join(into, 'index.html'), String(builds));
  };
  const pages = (): Promise<string> => builtPages(build, root);
  const html = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');

  const first = await pages();
  assert.equal(html(first), '1');
  assert.equal(await pages(), first);
  assert.equal(builds, 1);
  for (const [path, text] of [
    ['web/src/page.ts', 'two'],
    ['tutorials/a.json', '2'],
    ['web/src/page.ts', 'three'],
  ] as const) {
    put(root, { [path]: text });
    await pages();
  }
  assert.equal(builds, 4);
  assert.equal(readdirSync(join(root, '.moonstaff/pages')).length, 3, 'old builds are removed');
});

test('runs at the same time get the same pages', async (t) => {
  const root = folderOf(t, FILES);
  const build = async (into: string): Promise<void> => writeFileSync(join(into, 'index.html'), '');
  const [one, other] = await Promise.all([builtPages(build, root), builtPages(build, root)]);
  assert.equal(one, other);
  assert.deepEqual(readdirSync(join(root, '.moonstaff/pages')).length, 1);
});
