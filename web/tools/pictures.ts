import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@moonstaff/text';
import { flag, refuseArgs, toolArgs } from '@moonstaff/tools/tool-args';
import { KEPT_LANGUAGE, shots, sizesFor } from '../test/screens/camera.ts';
import { compare } from '../test/screens/compare.ts';
import { SCREENS, SHOTS } from '../test/screens/list.ts';
import { Site } from '../test/support/site.ts';

const command = 'npm run pictures -w web';
const { values, words } = toolArgs({
  command,
  about: 'Takes pictures of the main screens in every language, to be looked at.',
  options: {
    update: flag(
      'renew those kept pictures that the tests no longer take for the same, in English only; then without OUT',
    ),
  },
  words: {
    takes: 'OUT [SCREEN …]',
    about: `where to, and of which screens: ${SCREENS.map(({ name }) => name).join(', ')}`,
  },
});
const [folder = 'pictures', ...names] = values.update ? [SHOTS, ...words] : words;
const unknown = names.filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0) refuseArgs(command, `there's no screen ${unknown.join(', ')}`);
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
const languages = values.update ? [KEPT_LANGUAGE] : LANGUAGES;
const total = screens.length * languages.flatMap(sizesFor).length;
let taken = 0;
let bytes = 0;
const site = await Site.open();
const glass = await site.at('nowhere');
/** Two pictures of the same screen are never the same to the last pixel. */
const isKept = async (path: string, picture: Buffer): Promise<boolean> =>
  values.update && existsSync(path) && (await compare(glass, readFileSync(path), picture)).picture === undefined;
for (const language of languages) {
  for await (const { file, take } of shots(site, language, screens)) {
    const path = join(folder, file);
    const picture = await take();
    taken++;
    if (await isKept(path, picture)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
    bytes += picture.length;
    console.log(`${taken} of ${total}: ${file}`);
  }
}
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
await site.close();
