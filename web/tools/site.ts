/** `npm run site -- [FOLDER]`: writes the page for play on the device, for any static host. */
import { resolve } from 'node:path';
import { writeSite } from './write-site.ts';

const folder = resolve(process.argv[2] ?? 'dist/site');
await writeSite(resolve(import.meta.dirname, '../dist'), folder);
process.stdout.write(`${folder}\n`);
