import { count, flag, toolArgs } from '@moonstaff/tools/tool-args';
import type { Page } from 'playwright-core';
import { launch, SIZES } from '../test/support/browser.ts';
import { Site } from '../test/support/site.ts';
import { readTrace } from '../tools/trace.ts';
import { conclude, progress, today } from './record.ts';

/** How much slower than this machine. */
const SLOWER = 4;
/** How long a task may work, in milliseconds. */
const BAR = 100;

const PANELS = { arnak: 'Lost Ruins of Arnak', guild: 'The Guild of Merchant Explorers' } as const;
type Name = keyof typeof PANELS;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Takes this number of random choices, or plays to the end; bots move in between. Marks where that begins and ends. */
async function play(page: Page, choices: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const table = document.querySelector('[data-game]');
    let seed = 1;
    performance.mark('moonstaff:begin');
    for (let taken = 0; taken < wanted && document.querySelector('[data-part="score"]') === null; ) {
      await wait(40);
      const offered = document.querySelectorAll<HTMLElement>('[data-part="choices"] button');
      if (offered.length === 0 || table?.getAttribute('aria-busy') === 'true') continue;
      seed = (seed * 16807) % 2147483647;
      offered[seed % offered.length]?.click();
      taken++;
      await wait(200);
    }
    performance.mark('moonstaff:end');
  }, choices);
}

async function measure(site: Site, game: Name, choices: number) {
  const browser = await launch({ alone: true });
  const context = await browser.newContext({ viewport: SIZES.laptop, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.url);
  const panel = page.getByRole('region', { name: PANELS[game] });
  await panel.locator('label', { hasText: /^3$/ }).first().click();
  await panel.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-part="choices"] button').first().waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await play(page, choices);
  const { tasks, marks } = readTrace(await browser.stopTracing());
  await browser.close();
  const [begin = 0, end = Number.POSITIVE_INFINITY] = marks.map(({ at }) => at);
  const during = tasks.filter(({ start }) => start >= begin && start < end);
  const hardest = during.toSorted((a, b) => b.worked - a.worked);
  const round = (ms: number | undefined): number => Math.round(ms ?? 0);
  const over = (bar: number, by: 'worked' | 'lasted'): number => during.filter((task) => task[by] > bar).length;
  return {
    game,
    seconds: round((end - begin) / 1000),
    tasks: during.length,
    longest: hardest.slice(0, 5).map(({ worked, lasted, parts }) => ({
      worked: round(worked),
      lasted: round(lasted),
      ...Object.fromEntries(Object.entries(parts).map(([part, ms]) => [part, round(ms)])),
    })),
    over50: over(50, 'worked'),
    over100: over(BAR, 'worked'),
    lastedOver100: over(BAR, 'lasted'),
    passed: round(hardest[0]?.worked) <= BAR,
  };
}

const { values } = toolArgs({
  command: 'npm run smooth',
  about: `Whether the page stays smooth while bots move, on a processor slowed down four times: the longest task of the page's own
thread, from a trace of the browser, on the processor and by the clock.`,
  options: { choices: count('how many choices to take in each game', 150), record: flag('keep the result') },
});
const { choices } = values;
const site = await Site.open();
try {
  const results = [];
  for (const game of Object.keys(PANELS) as readonly Name[]) {
    progress(`${game}: taking ${choices} choices, with bots in between`);
    const result = await measure(site, game, choices);
    const longest = result.longest.map(({ worked, lasted }) => `${worked} (${lasted})`);
    progress(`${game}: the longest tasks took ${longest.join(', ')} ms of work (by the clock)`);
    results.push(result);
  }
  // What counts is milliseconds of work, which a busy machine doesn't stretch as far as those by the clock.
  const report = { date: today(), slower: SLOWER, bar: BAR, choices, results };
  const passed = results.every((result) => result.passed);
  conclude('smooth', report, passed, values.record);
} finally {
  await site.close();
}
