import { toolArgs } from '@moonstaff/tools/tool-args';
import type { Page } from 'playwright-core';
import { launch, SIZES } from '../test/support/browser.ts';
import { Site } from '../test/support/site.ts';
import { readTrace, type Task } from './trace.ts';

const CLICKS = 25;
const PANELS = { guild: 'The Guild of Merchant Explorers', arnak: 'Lost Ruins of Arnak' } as const;
type GameName = keyof typeof PANELS;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Presses a few legal choices, each at random, and marks when each was pressed and when its board was shown. */
async function play(page: Page, clicks: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const isBusy = () => document.querySelector('[data-game]')?.getAttribute('aria-busy') === 'true';
    let seed = 1;
    for (let pressed = 0, tries = 0; pressed < wanted && tries < 400; tries++) {
      const choices = document.querySelectorAll<HTMLElement>('[data-part="choices"] button');
      if (choices.length === 0 || isBusy()) {
        await wait(50);
        continue;
      }
      seed = (seed * 16807) % 2147483647;
      performance.mark('moonstaff:press');
      choices[seed % choices.length]?.click();
      while (isBusy()) await wait(4);
      await shown();
      performance.mark('moonstaff:shown');
      pressed++;
      await wait(250);
    }
  }, clicks);
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);

const longest = (tasks: readonly Task[]) =>
  tasks.reduce<Pick<Task, 'lasted' | 'worked'>>((most, task) => (task.worked > most.worked ? task : most), {
    lasted: 0,
    worked: 0,
  });

async function measure(site: Site, game: GameName): Promise<void> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: SIZES.laptop, locale: 'en' });
  await page.goto(site.url);
  const panel = page.getByRole('region', { name: PANELS[game] });
  await panel.locator('label', { hasText: /^3$/ }).click();
  await panel.getByRole('button').first().click();
  await page.locator('[data-part="choices"] button').first().waitFor({ state: 'attached', timeout: 120_000 });
  await browser.startTracing(page, { categories: CATEGORIES });
  await play(page, CLICKS);
  const { tasks, marks } = readTrace(await browser.stopTracing());
  await browser.close();
  const answers = marks.flatMap(({ name, at: start }, i) => {
    const next = marks[i + 1];
    return name === 'press' && next?.name === 'shown' ? [{ start, end: next.at }] : [];
  });
  const clock = answers.map(({ start, end }) => end - start).sort((a, b) => a - b);
  const work = answers
    .map(({ start, end }) => tasks.filter((task) => task.start >= start - 1 && task.start < end))
    .map((during) => during.reduce((sum, { worked }) => sum + worked, 0))
    .sort((a, b) => a - b);
  const { worked, lasted } = longest(tasks);
  console.log(
    `${game}, four players, ${answers.length} clicks (of work: on the processor, however busy the machine is)`,
  );
  console.log(`  click to changed board: median ${at(clock, 0.5)} ms, 95% ${at(clock, 0.95)} ms by the clock;`);
  console.log(`  of work on the page's own thread: median ${at(work, 0.5)} ms, 95% ${at(work, 0.95)} ms`);
  console.log(`  longest task: ${worked.toFixed(0)} ms of work, ${lasted.toFixed(0)} ms by the clock`);
}

const { words } = toolArgs({
  command: 'node tools/run.mjs web/tools/measure.ts',
  about: `Measures the built page with four players at the table, from a trace of the browser: from a click to the changed board on
the screen, and the longest task of the page's own thread while bots play.`,
  words: { takes: 'GAME …', about: 'only these games: guild, arnak', known: Object.keys(PANELS) },
});
const site = await Site.open();
for (const game of Object.keys(PANELS) as readonly GameName[]) {
  if (words.length === 0 || words.includes(game)) await measure(site, game);
}
await site.close();
