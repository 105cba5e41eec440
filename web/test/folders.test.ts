import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';

const SOURCES = join(import.meta.dirname, '../src');

type Import = readonly [from: string, to: string];

/** Folders of two paths where they part: `a/b/c.ts` and `a/d/e.ts` part at `a/b` and `a/d`. A file has no folder there. */
function partingFolders([from, to]: Import): Import | undefined {
  const [ones, others] = [from.split('/'), to.split('/')];
  const depth = ones.findIndex((part, i) => part !== others[i]);
  if (depth < 0 || depth >= ones.length - 1 || depth >= others.length - 1) return undefined;
  return [ones.slice(0, depth + 1).join('/'), others.slice(0, depth + 1).join('/')];
}

/** Pairs of folders, at every level, that use each other. Each pair once. */
function mutual(imports: readonly Import[]): readonly string[] {
  const arrows = new Set(imports.flatMap((one) => partingFolders(one)?.join(' ') ?? []));
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  return [...text.matchAll(/(?:from|import|import\(|URL\()\s*'(\.[^']+)'/g)].map(([, path = '']) => [
    file,
    normalize(join(dirname(file), path)),
  ]);
}

describe('folders of the page', () => {
  it('two that use each other are found at every level', () => {
    assert.deepEqual(mutual([['kit/a/x.ts', 'kit/b/y.ts']]), []);
    assert.deepEqual(
      mutual([
        ['kit/a/x.ts', 'kit/b/y.ts'],
        ['kit/b/z.ts', 'kit/a/x.ts'],
      ]),
      ['kit/a kit/b'],
    );
    assert.deepEqual(
      mutual([
        ['kit/a/deep/x.ts', 'table/b/y.ts'],
        ['table/c/y.ts', 'kit/d/x.ts'],
      ]),
      ['kit table'],
    );
    assert.deepEqual(mutual([['table/context.ts', 'table/log/Log.tsx']]), [], 'a file beside the folder');
  });

  it('no two use each other', () => {
    const imports = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap(importsOf);
    assert.ok(imports.length > 500, `${imports.length} imports`);
    assert.deepEqual(mutual(imports), []);
  });
});
