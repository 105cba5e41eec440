import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the tests of a folder share during a run. */
export interface Prepared {
  /** What it is, with its version, for the start of the run. */
  readonly uses: string;
  /** How the tests find it. */
  readonly env: { readonly [name: string]: string };
  stop(): Promise<void>;
}

/** A folder's `test/prepare.ts`: runs once, before the first of its tests. */
interface Preparation {
  prepare(): Promise<Prepared>;
}

/** The folder of a test file that can have a `test/prepare.ts`. */
const folderOf = (file: string): string => file.slice(0, file.indexOf('/test/'));

/** The folders of these test files that have a preparation. */
export function preparationsFor(root: string, files: readonly string[]): readonly string[] {
  const folders = [...new Set(files.map(folderOf))];
  return globSync(
    folders.map((folder) => `${folder}/test/prepare.ts`),
    { cwd: root },
  ).sort();
}

export async function prepare(root: string, file: string): Promise<Prepared> {
  const module: Preparation = await import(pathToFileURL(join(root, file)).href);
  return module.prepare();
}

/** What a test file waits for: the preparation of its folder, if there is one. */
export function preparationOf<Running>(file: string, running: ReadonlyMap<string, Running>): Running | undefined {
  return running.get(`${folderOf(file)}/test/prepare.ts`);
}
