import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { KEPT_LANGUAGE, type Shot, type SizeName, shots, sizesFor } from './screens/camera.ts';
import { compare } from './screens/compare.ts';
import { misfits } from './screens/fitting.ts';
import { SCREENS, type Screen, SHOTS } from './screens/list.ts';
import { axe } from './support/axe.ts';
import { Site } from './support/site.ts';

let site: Site;
let glass: Page;
before(async () => {
  site = await Site.open({ alone: true });
  glass = await site.at('nowhere');
});
after(() => site.close());

/** Where the new picture and the difference go when a screen no longer looks like its picture. */
const beside = (file: string, what: string): string => join(SHOTS, file.replace(/\.webp$/, `.${what}.webp`));

async function unlike({ file, take }: Shot): Promise<readonly string[]> {
  const picture = await take();
  const kept = join(SHOTS, file);
  const [taken, marked] = [beside(file, 'new'), beside(file, 'difference')];
  for (const old of [taken, marked]) rmSync(old, { force: true });
  const again = `npm run pictures -w web -- --update ${dirname(file)}`;
  if (!existsSync(kept)) return [`${file}: no picture is kept; ${again}`];
  const difference = await compare(glass, readFileSync(kept), picture);
  if (difference.picture === undefined) return [];
  writeFileSync(taken, picture);
  writeFileSync(marked, difference.picture);
  return [
    `${file}: ${difference.percent.toFixed(1)}% differ from the kept picture; look at ${marked}. If it's meant: ${again}`,
  ];
}

/** `every-page` has the others. */
const AXE_HERE: readonly string[] = ['guild', 'arnak', 'score'];

const BOARDS: readonly string[] = ['guild', 'arnak'];

/** The boards at every size, the others small; words that fit a phone nearly always fit a laptop. */
const fewSizes = (language: string, { name }: Screen): readonly SizeName[] =>
  language !== KEPT_LANGUAGE
    ? ['phone']
    : sizesFor(language).filter((size) => size !== 'large' || BOARDS.includes(name));

/** Russian takes the most room. All languages and sizes: `npm run thorough`. */
for (const language of isThorough ? LANGUAGES : (['en', 'ru'] as const)) {
  test(`the main screens in ${language}: no word cut off or covered`, async () => {
    const faults: string[] = [];
    const sizesOf = isThorough ? undefined : (screen: Screen) => fewSizes(language, screen);
    for await (const shot of shots(site, language, SCREENS, sizesOf)) {
      faults.push(...(await misfits(shot.page)).map((fault) => `${shot.file}: ${fault}`));
      if (language !== KEPT_LANGUAGE) continue;
      faults.push(...(await unlike(shot)));
      // Roles, names and colours, which axe looks at, are the same in every language.
      const when = shot.size === 'laptop' && (isThorough || AXE_HERE.some((name) => shot.file.startsWith(`${name}/`)));
      faults.push(...(await axe(shot.page, { when })).map((fault) => `${shot.file}: ${fault}`));
    }
    assert.deepEqual(faults, []);
    assert.deepEqual(site.faults, []);
  });
}
