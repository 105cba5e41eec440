/**
 * Whether the page stays smooth while bots move, on a processor slowed down four times: the longest task of the page's own
 * thread, from a trace of the browser. `npm run smooth -- [--moments 150] [--record]`
 */
import { parseArgs } from 'node:util';
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

/** Plays on by random choices until the table has changed this often. Marks when bots are to move. */
async function play(page: Page, moments: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const table = document.querySelector('[data-game]');
    let changes = 0;
    const watch = new MutationObserver(() => changes++);
    const log = document.querySelector('[data-part="log"]') ?? table;
    if (log !== null) watch.observe(log, { childList: true, subtree: true });
    let seed = 1;
    performance.mark('moonstaff:begin');
    for (let tries = 0; changes < wanted && tries < 4000; tries++) {
      const choices = document.querySelectorAll<HTMLElement>('[data-part="choices"] button');
      await wait(40);
      if (choices.length === 0 || table?.getAttribute('aria-busy') === 'true') continue;
      seed = (seed * 16807) % 2147483647;
      choices[seed % choices.length]?.click();
      await wait(200);
    }
    performance.mark('moonstaff:end');
  }, moments);
}

async function measure(site: Site, game: Name, moments: number) {
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
  await play(page, moments);
  const { tasks, marks } = readTrace(await browser.stopTracing());
  await browser.close();
  const [begin = 0, end = Number.POSITIVE_INFINITY] = marks.map(({ at }) => at);
  const during = tasks.filter(({ start }) => start >= begin && start < end);
  const work = during.map(({ worked }) => worked).sort((a, b) => b - a);
  const round = (ms: number | undefined): number => Math.round(ms ?? 0);
  return {
    game,
    seconds: round((end - begin) / 1000),
    tasks: during.length,
    longest: work.slice(0, 5).map(round),
    over50: work.filter((ms) => ms > 50).length,
    over100: work.filter((ms) => ms > BAR).length,
    passed: round(work[0]) <= BAR,
  };
}

const { values } = parseArgs({
  options: { moments: { type: 'string', default: '150' }, record: { type: 'boolean', default: false } },
});
const moments = Number(values.moments);
if (!Number.isInteger(moments) || moments < 1)
  throw new Error(`--moments must be a whole number from 1: ${values.moments}`);
const site = await Site.open();
try {
  const results = [];
  for (const game of Object.keys(PANELS) as readonly Name[]) {
    progress(`${game}: playing until the table has changed ${moments} times`);
    const result = await measure(site, game, moments);
    progress(`${game}: the longest tasks took ${result.longest.join(', ')} ms`);
    results.push(result);
  }
  // Milliseconds of work, which a busy machine doesn't stretch.
  const report = { date: today(), slower: SLOWER, bar: BAR, moments, results };
  const passed = results.every((result) => result.passed);
  conclude('smooth', report, passed, values.record);
} finally {
  await site.close();
}
