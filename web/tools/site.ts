import { resolve } from 'node:path';
import { toolArgs } from '@moonstaff/tools/tool-args';
import { writeSite } from './write-site.ts';

const { words } = toolArgs({
  command: 'npm run site',
  about: 'Writes the page for play on the device, without a server, for any static host.',
  words: { takes: 'FOLDER', about: 'where to (dist/site)', most: 1 },
});
const folder = resolve(words[0] ?? 'dist/site');
await writeSite(resolve(import.meta.dirname, '../dist'), folder);
process.stdout.write(`${folder}\n`);
