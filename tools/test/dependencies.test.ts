import assert from 'node:assert/strict';
import test from 'node:test';
import { ensureDependencies, isInstalled } from '../launch/dependencies.mjs';
import { StepError } from '../launch/steps.mjs';
import { folderOf } from './folder.ts';

const lock = {
  '': { version: '0.1.0' },
  kernel: { version: '0.1.0' },
  'node_modules/@moonstaff/kernel': { link: true },
  'node_modules/zod': { version: '4.0.0', integrity: 'z4' },
  'node_modules/zod-for-another-platform': { version: '4.0.0', optional: true },
};
const installed = {
  'node_modules/@moonstaff/kernel': { link: true },
  'node_modules/zod': { version: '4.0.0', integrity: 'z4' },
};

test('an installation is complete without the packages of other platforms', () => {
  assert.equal(isInstalled(lock, installed), true);
});

test("missing, different or extra packages don't match the lock", () => {
  const { 'node_modules/zod': zod, ...less } = installed;
  assert.equal(isInstalled(lock, {}), false);
  assert.equal(isInstalled(lock, less), false);
  assert.equal(isInstalled(lock, { ...less, 'node_modules/zod': { ...zod, version: '3.0.0' } }), false);
  assert.equal(isInstalled(lock, { ...less, 'node_modules/zod': { ...zod, integrity: 'other' } }), false);
  assert.equal(isInstalled(lock, { ...installed, 'node_modules/left-pad': { version: '1.0.0' } }), false);
});

test('packages are installed only once', async (t) => {
  const root = folderOf(t, {
    'package.json': '{"name":"some","version":"1.0.0","workspaces":["part"]}',
    'part/package.json': '{"name":"part","version":"1.0.0"}',
    'package-lock.json': JSON.stringify({
      name: 'some',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'some', version: '1.0.0', workspaces: ['part'] },
        'node_modules/part': { resolved: 'part', link: true },
        part: { version: '1.0.0' },
      },
    }),
  });
  const steps: string[] = [];
  const ensure = (): Promise<string> => ensureDependencies(root, process.execPath, (what) => steps.push(what));
  assert.equal(await ensure(), 'installed');
  assert.equal(steps[0], 'installing');
  steps.length = 0;
  assert.equal(await ensure(), 'up to date');
  assert.deepEqual(steps, []);
});

test("a failed installation shows npm's output", async (t) => {
  const root = folderOf(t, { 'package.json': '{"name":"some","version":"1.0.0"}' });
  await assert.rejects(
    ensureDependencies(root, process.execPath, () => {}),
    (error) => {
      assert.ok(error instanceof StepError);
      assert.match(error.output, /package-lock\.json/);
      assert.match(error.advice, /run the same command again/);
      return true;
    },
  );
});
