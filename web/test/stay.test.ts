import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { askToStay } from '../src/table/device/stay.ts';
import { MemoryStorage } from './support/storage.ts';

let asked = 0;
const persist = async (): Promise<boolean> => {
  asked++;
  return false;
};

function browser(storage: object | undefined): void {
  Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage(), configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
}

beforeEach(() => {
  asked = 0;
});

test('the browser is asked once to keep the games', async () => {
  browser({ persist });
  await askToStay();
  await askToStay();
  assert.equal(asked, 1);
});

test('where it cannot be asked, nothing breaks', async () => {
  browser(undefined);
  await askToStay();
  assert.equal(asked, 0);
});
