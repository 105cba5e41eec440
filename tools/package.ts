/** `npm run package [FOLDER]`: makes the tarball of the npm package from the built pages and the sources. */
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pack } from './package/pack.ts';

const ROOT = dirname(import.meta.dirname);
const into = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const tarball = await pack(ROOT, join(ROOT, 'web/dist'), into);
process.stdout.write(`${tarball} (${(statSync(tarball).size / 1e6).toFixed(1)} MB)\n`);
