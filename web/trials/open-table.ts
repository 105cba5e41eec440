import { checkOut } from '@moonstaff/tools/other-commit';
import { count, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import type { Browser } from 'playwright-core';
import { launch, SIZES } from '../test/support/browser.ts';
import { conclude, progress, today } from './record.ts';
import { DOWN, middle, ROOT, type Side, serve } from './side.ts';
import { slowLine } from './slow-line.ts';

/** Milliseconds there and back. */
const LATENCY = 150;
/** How long it may take, in milliseconds. */
const BAR = 3000;

const GAMES = { arnak: 'Lost Ruins of Arnak', guild: 'The Guild of Merchant Explorers' } as const;
type Name = keyof typeof GAMES;

/** What may be done, in this page and in older ones. */
const CHOICES = 'details[data-part="choices"] button, details.choices button';

const VISITOR = { viewport: SIZES.phone, locale: 'en', serviceWorkers: 'block' } as const;

/** A table that somebody left, and what their browser kept of it. */
async function leftTable(browser: Browser, url: string, game: Name) {
  const context = await browser.newContext(VISITOR);
  const page = await context.newPage();
  await page.goto(url);
  const panel = page.getByRole('region', { name: GAMES[game] });
  await panel.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator(CHOICES).first().waitFor({ state: 'attached' });
  const storageState = await context.storageState({ indexedDB: true });
  const path = new URL(page.url()).hash;
  await context.close();
  return { storageState, path };
}

interface Opening {
  /** Milliseconds until the table can be played. */
  readonly ms: number;
  readonly kilobytes: number;
}

/** Comes back to the table over a slow line. Scripts, styles and fonts are fetched again. */
async function comeBack(browser: Browser, { port, url }: Side, game: Name): Promise<Opening> {
  const { storageState, path } = await leftTable(browser, url, game);
  const line = await slowLine(port, { down: DOWN, latency: LATENCY });
  const kept = JSON.parse(JSON.stringify(storageState).replaceAll(new URL(url).origin, new URL(line.url).origin));
  const context = await browser.newContext({ ...VISITOR, storageState: kept });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(line.url + path, { waitUntil: 'commit' });
  await page.locator(CHOICES).first().waitFor({ state: 'attached' });
  const ms = Math.round(performance.now() - start);
  const kilobytes = Math.round(line.bytes() / 1000);
  await context.close();
  line.close();
  return { ms, kilobytes };
}

const middleOf = (openings: readonly Opening[]) => ({
  ms: middle(openings.map(({ ms }) => ms)),
  kilobytes: middle(openings.map(({ kilobytes }) => kilobytes)),
  each: openings.map(({ ms }) => ms),
});

const { values } = toolArgs({
  command: 'npm run open-table',
  about: `How long a table takes to open on a slow line, with nothing kept: the page of this code and that of another commit, each
from its own server, in turns.`,
  options: {
    against: word('COMMIT', 'the other commit', '2e466d1'),
    rounds: count('visits to each', 5),
    record: flag('keep the result'),
  },
});
const { rounds } = values;
const other = checkOut(values.against);
progress(`Building the page of ${other.commit} and that of this code`);
const sides = { before: await serve(other.folder), after: await serve(ROOT) };
const browser = await launch();
try {
  const results = [];
  for (const game of Object.keys(GAMES) as readonly Name[]) {
    const opened: { readonly [side in keyof typeof sides]: Opening[] } = { before: [], after: [] };
    for (let round = 0; round < rounds; round++) {
      opened.before.push(await comeBack(browser, sides.before, game));
      opened.after.push(await comeBack(browser, sides.after, game));
      const [then, now] = [opened.before, opened.after].map((side) => side.at(-1)?.ms);
      progress(`${game}, round ${round + 1} of ${rounds}: ${then} ms before, ${now} ms now`);
    }
    const [before, after] = [middleOf(opened.before), middleOf(opened.after)];
    results.push({ game, before, after, passed: after.ms < BAR });
  }
  const line = { kilobitsPerSecond: (DOWN * 8) / 1000, latency: LATENCY };
  const report = { date: today(), against: other.commit, line, rounds, bar: BAR, results };
  const passed = results.every((result) => result.passed);
  conclude('open-table', report, passed, values.record);
} finally {
  await browser.close();
  for (const side of Object.values(sides)) side.close();
  other.remove();
}
