import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { open, settled } from './screens/camera.ts';
import { smallOn } from './screens/fingers.ts';
import { SCREENS, type Screen } from './screens/list.ts';
import { SIZES } from './support/browser.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const PHONE = { phone: SIZES.phone };

const ALL_DEVICES = { ...PHONE, upright: { width: 768, height: 1024 }, across: { width: 1024, height: 768 } };

/** Tablets have more room: `npm run thorough`. */
const DEVICES = isThorough ? ALL_DEVICES : PHONE;

/** Screens without pictures of their own. */
const MORE: readonly Screen[] = ['arnak', 'guild'].flatMap((game) => [
  { name: `laboratory, ${game}`, place: `lab/${game}`, ready: '[data-part="pieces"]' },
  { name: `rules, ${game}`, place: `rules/${game}`, ready: '[data-page="rules"] article' },
]);

test(`everything that can be pressed is large enough for a finger: ${Object.keys(DEVICES).join(', ')}`, async () => {
  const page = await site.at('nowhere', { viewport: DEVICES.phone, hasTouch: true, isMobile: true });
  const faults: string[] = [];
  for (const screen of [...SCREENS, ...MORE]) {
    await open(page, screen);
    for (const [device, viewport] of Object.entries(DEVICES)) {
      await page.setViewportSize(viewport);
      await settled(page);
      faults.push(...(await smallOn(page)).map((fault) => `${screen.name}, ${device}: ${fault}`));
    }
  }
  assert.deepEqual(faults, []);
  await page.context().close();
});
