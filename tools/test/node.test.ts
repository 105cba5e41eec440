import assert from 'node:assert/strict';
import test from 'node:test';
import { ensureNode, isNewEnough, manifest } from '../launch/node.mjs';
import { StepError } from '../launch/steps.mjs';
import { folderOf } from './folder.ts';

const unexpected = (): void => assert.fail('there was nothing to do');

for (const version of ['v22.18.0', 'v22.23.3', 'v24.0.0', 'v26.10.0']) {
  test(`Node ${version} is used as it is`, async (t) => {
    assert.equal(isNewEnough(version), true);
    const machine = { version, path: '/its/node', platform: 'linux-x64' };
    assert.equal((await ensureNode(folderOf(t, {}), unexpected, machine)).path, '/its/node');
  });
}

for (const version of ['v18.20.8', 'v20.20.2', 'v22.17.1', 'v23.11.1']) {
  test(`Node ${version} is too old`, () => assert.equal(isNewEnough(version), false));
}

test('if no Node can be downloaded, the error says what to do', async (t) => {
  const machine = { version: 'v20.20.2', path: process.execPath, platform: 'sunos-x64' };
  await assert.rejects(ensureNode(folderOf(t, {}), unexpected, machine), (error) => {
    assert.ok(error instanceof StepError);
    assert.match(error.message, /v20\.20\.2 is too old.*sunos-x64/);
    assert.match(error.advice, /install Node 24/);
    return true;
  });
});

test('the downloaded Node is pinned by version and checksum', () => {
  const files = manifest({ name: 'node-some', version: '24.1.2', integrity: 'sha512-abc' });
  const lock = JSON.parse(files['package-lock.json']);
  assert.deepEqual(lock.packages['node_modules/node-some'], { version: '24.1.2', integrity: 'sha512-abc' });
  assert.deepEqual(JSON.parse(files['package.json']).dependencies, { 'node-some': '24.1.2' });
});
