import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { open, settled } from './screens/camera.ts';
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

/** 44 px, less what a border or a half pixel takes. */
const LEAST = 42;

/** On the Guild's map, the nearest space is meant: neighbours share what is between them. */
const SHARED = '[data-part="space"], [data-part="take-back"]';

/** What can be pressed but is narrower or lower than a finger needs. Counts where a press arrives, not what is drawn. */
const small = ({ least, shared }: { readonly least: number; readonly shared: string }): readonly string[] => {
  const reach = (target: Element, x: number, y: number, dx: number, dy: number): number => {
    let n = 0;
    while (n < least && target.contains(document.elementFromPoint(x + dx * (n + 1), y + dy * (n + 1)))) n++;
    return n;
  };
  const half = least / 2;
  const isWide = (target: Element, x: number, y: number): boolean =>
    [-half, half].every(
      (n) =>
        target.contains(document.elementFromPoint(x + n, y)) && target.contains(document.elementFromPoint(x, y + n)),
    );
  // Pixel by pixel only if it isn't plain.
  const fits = (target: Element, x: number, y: number): boolean =>
    isWide(target, x, y) ||
    (reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1 >= least &&
      reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1 >= least);
  const pressable = document.querySelectorAll('button, a[href], input, select, summary, [role="button"]');
  return [...pressable].flatMap((one) => {
    const target = one.closest('label') ?? one;
    if (one.matches(shared) || one.closest('[inert], dialog:not([open])') !== null) return [];
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || getComputedStyle(one).visibility === 'hidden') return [];
    // Something may lie over its middle. What no press arrives at is for keyboards and screen readers.
    const parts = [0.5, 0.25, 0.75];
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
    const reached = points.filter(([x, y]) => target.contains(document.elementFromPoint(x, y)));
    const found = reached.length === 0 || reached.some(([x, y]) => fits(target, x, y));
    const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return found ? [] : [`${name.trim().slice(0, 60)} (${Math.round(width)} × ${Math.round(height)})`];
  });
};

const smallOn = (page: Page): Promise<readonly string[]> => page.evaluate(small, { least: LEAST, shared: SHARED });

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
