import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pack } from './package/pack.ts';
import { toolArgs } from './tool-args.ts';

const ROOT = dirname(import.meta.dirname);
const { words } = toolArgs({
  command: 'npm run package',
  about: 'Makes the tarball of the npm package from the built pages and the sources.',
  words: { takes: 'FOLDER', about: 'where to put it (dist)', most: 1 },
});
const into = resolve(words[0] ?? join(ROOT, 'dist'));
const tarball = await pack(ROOT, join(ROOT, 'web/dist'), into);
process.stdout.write(`${tarball} (${(statSync(tarball).size / 1e6).toFixed(1)} MB)\n`);
