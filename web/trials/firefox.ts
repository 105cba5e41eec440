import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';
import { axe } from '../test/support/axe.ts';
import { House } from '../test/support/house.ts';
import { picture } from '../test/support/picture.ts';
import { launchFirefox } from './firefox-launch.ts';
import { walk } from './walk.ts';

const RESULTS = join(import.meta.dirname, '../results/firefox.json');

const { values } = toolArgs({
  command: 'npm run firefox',
  about: `Goes through every kind of page in the Firefox of this machine: each must show its main part, report no error, not hang over
the edge, and give axe nothing to object to. MOONSTAFF_FIREFOX names the program.`,
  options: { record: flag('keep the result') },
});
const browser = await launchFirefox();
const version = browser.version();
/** The game is played as fast as the server answers, and a limit would keep the pages from theirs. */
const PLENTY = { burst: 10_000, perSecond: 1000 };
const house = await House.open(
  { limits: { requests: PLENTY, workByPerson: PLENTY, workByAddress: PLENTY } },
  {},
  browser,
);
const screens: { readonly screen: string; readonly faults: readonly string[] }[] = [];
let fault: string | undefined;
try {
  for await (const { screen, page } of walk(house)) {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const faults = [
      ...house.site.faults.splice(0).map((text) => `reported: ${text}`),
      ...(over > 0 ? [`${over} px beyond the edge`] : []),
      ...(await axe(page)),
    ];
    screens.push({ screen, faults });
    await picture(page, screen.replaceAll(' ', '-'));
    // Playwright adds a style for the picture, which our pages forbid.
    house.site.faults.splice(0);
    process.stdout.write(`${screen}${faults.map((one) => `\n  ${one}`).join('')}\n`);
  }
} catch (error) {
  fault = error instanceof Error ? error.message : String(error);
  process.stdout.write(`stopped: ${fault}\n`);
  const open = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of open.entries()) await picture(page, `stopped-${index}`);
} finally {
  await house.close();
}
const passed = fault === undefined && screens.every(({ faults }) => faults.length === 0);
const report = { date: new Date().toISOString().slice(0, 10), firefox: version, passed, stopped: fault, screens };
process.stdout.write(`Firefox ${version}: ${screens.length} screens, ${passed ? 'passed' : 'did not pass'}\n`);
if (values.record) {
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(report, undefined, 2)}\n`);
}
process.exitCode = passed ? 0 : 1;
