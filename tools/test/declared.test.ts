import assert from 'node:assert/strict';
import test from 'node:test';
import { packageFolders, undeclaredImports } from '../declared.ts';
import { folderOf, ROOT } from './folder.ts';

for (const folder of packageFolders(ROOT)) {
  test(`${folder} declares every package it imports`, () => {
    assert.deepEqual(undeclaredImports(ROOT, folder), []);
  });
}

const MANIFEST = JSON.stringify({
  name: '@moonstaff/some',
  dependencies: { react: '1.0.0' },
  devDependencies: { vite: '1.0.0', '@types/there': '1.0.0' },
});

test('undeclared imports are found in every form', (t) => {
  const root = folderOf(t, {
    'some/package.json': MANIFEST,
    'some/src/good.ts':
      "import { a } from 'react/jsx';\nimport fs from 'node:fs';\nimport './b.ts';\nimport '@moonstaff/some';\n",
    'some/src/type.ts': "import type { Plugin } from 'vite';\n",
    'some/src/shipped.ts': "import { build } from 'vite';\n",
    'some/src/several.ts': "import {\n  a,\n  b,\n} from 'left';\nexport * from '@right/pad/inner';\n",
    'some/src/late.ts': `const load = () => import('${'late'}');\n`,
    'some/test/bare.ts': "import 'bare';\nimport { build } from 'vite';\n",
  });
  assert.deepEqual(undeclaredImports(root, 'some'), [
    'some/src/late.ts imports late',
    'some/src/several.ts imports left',
    'some/src/several.ts imports @right/pad',
    'some/src/shipped.ts imports vite',
    'some/test/bare.ts imports bare',
  ]);
});
