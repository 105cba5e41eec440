/**
 * Takes pictures of the main screens in every language.
 *
 *     node tools/pictures.ts OUT [NAME …]         into a folder, to be looked at
 *     node tools/pictures.ts --update [NAME …]    takes those again that the tests compare with, in English only
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@moonstaff/text';
import { KEPT_LANGUAGE, shots, sizesFor } from '../test/screens/camera.ts';
import { SCREENS, SHOTS } from '../test/screens/list.ts';
import { Site } from '../test/support/site.ts';

const [out = 'pictures', ...names] = process.argv.slice(2);
const folder = out === '--update' ? SHOTS : out;
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
const languages = out === '--update' ? [KEPT_LANGUAGE] : LANGUAGES;
const total = screens.length * languages.flatMap(sizesFor).length;
let taken = 0;
let bytes = 0;
const site = await Site.open();
for (const language of languages) {
  for await (const { file, take } of shots(site, language, screens)) {
    const path = join(folder, file);
    const picture = await take();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
    bytes += picture.length;
    console.log(`${++taken} of ${total}: ${file}`);
  }
}
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
await site.close();
