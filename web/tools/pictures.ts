/**
 * Takes pictures of the built page, to be looked at.
 *
 *     node tools/pictures.ts OUT [PLACE …]      PLACE such as gallery or '' for the home page
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, SIZES } from '../test/support/browser.ts';
import { serve } from '../test/support/serve.ts';

const [out = 'pictures', ...places] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const page = await serve(join(import.meta.dirname, '../dist'));
const browser = await launch();
for (const place of places.length === 0 ? ['', 'gallery'] : places) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const tab = await browser.newPage({ viewport });
    await tab.goto(`${page.url}#/${place}`);
    await tab.waitForLoadState('networkidle');
    await tab.screenshot({
      fullPage: place === 'gallery',
      path: join(out, `${place === '' ? 'home' : place.replaceAll('/', '-')}-${size}.png`),
    });
    await tab.close();
  }
}
await browser.close();
page.close();
