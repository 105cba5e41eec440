/** `node web/tools/icons.ts`: draws the PNG icons in `public` from icon.svg, for systems that can't draw SVG. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../test/support/browser.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** Maskable icons and Apple's have no transparent corners, and keep clear of the edge, which systems may cut off. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.8 },
  { name: 'apple-touch-icon.png', size: 180, share: 0.88 },
] as const;

const browser = await launch();
const page = await browser.newPage();
const picture = `data:image/svg+xml;base64,${readFileSync(join(PUBLIC, 'icon.svg')).toString('base64')}`;
for (const { name, size, share } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const background = share === 1 ? 'transparent' : '#071019';
  const place = `position:absolute;inset:${((1 - share) / 2) * size}px;width:${share * size}px;height:${share * size}px`;
  await page.setContent(`<body style="margin:0;background:${background}"><img src="${picture}" style="${place}">`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
}
await browser.close();
