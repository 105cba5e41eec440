import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

export const ROOT = dirname(dirname(import.meta.dirname));

/** A folder with these files, removed after the test. */
export function folderOf(test: TestContext, files: { readonly [path: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-tools-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  put(folder, files);
  return folder;
}

export function put(folder: string, files: { readonly [path: string]: string }): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
