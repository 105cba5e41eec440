import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, keyFinder, LANGUAGES, loadLanguage } from '@moonstaff/text';
import { refuseArgs, toolArgs } from '@moonstaff/tools/tool-args';
import type { Page } from 'playwright-core';
import { shots } from '../test/screens/camera.ts';
import { SCREENS } from '../test/screens/list.ts';
import { Site } from '../test/support/site.ts';

const command = 'npm run contact-sheet';
const { words } = toolArgs({
  command,
  about: `Every main screen in every language as one page to read, with the key of each text beside the picture. A reader sees where
each text is used, and can name it.`,
  words: {
    takes: 'OUT [LANGUAGE …]',
    about: `where to (contact-sheet), and in which languages (${LANGUAGES.join(', ')})`,
  },
});
const [out = 'contact-sheet', ...wanted] = words;
const unknown = wanted.filter((code) => !isLanguage(code));
if (unknown.length > 0) refuseArgs(command, `there's no language ${unknown.join(', ')}, only ${LANGUAGES.join(', ')}`);
const languages = LANGUAGES.filter((code) => wanted.length === 0 || wanted.includes(code));

/** The texts a page shows or says, each once, in the order of the page. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].flatMap((element) => [
      ...(element.childElementCount === 0 ? [element.textContent ?? ''] : []),
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    return [...new Set(shown.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)))];
  });

const html = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

mkdirSync(out, { recursive: true });
const site = await Site.open();
for (const language of languages) {
  const find = keyFinder(await loadLanguage(language));
  const parts: string[] = [];
  for await (const { file, size, page, take } of shots(site, language, SCREENS)) {
    if (size === 'large') continue;
    const picture = await take();
    const rows = (await textsOn(page)).map(
      (text) => `<tr><td>${html(text)}<td><code>${html(find(text).slice(0, 2).join(', '))}</code>`,
    );
    parts.push(
      `<h2>${file}</h2><img alt="" src="data:image/webp;base64,${picture.toString('base64')}"><table>${rows.join('')}</table>`,
    );
    console.log(file);
  }
  const style = 'img{max-width:100%}td{vertical-align:top;padding:2px 12px}body{font:14px sans-serif}';
  writeFileSync(
    join(out, `${language}.html`),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${parts.join('')}`,
  );
}
await site.close();
console.log(`Read ${languages.map((code) => join(out, `${code}.html`)).join(', ')}`);
