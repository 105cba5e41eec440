import { checkOut } from '@moonstaff/tools/other-commit';
import { count, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import type { Browser } from 'playwright-core';
import { launch, SIZES } from '../test/support/browser.ts';
import { conclude, today } from './record.ts';
import { DOWN, middle, ROOT, serve } from './side.ts';

/** What a newcomer may wait at most, in milliseconds. */
const BAR = 1500;

interface Paint {
  /** Milliseconds until the first text or picture, and until the first page is there. */
  readonly first: number;
  readonly whole: number;
  readonly kilobytes: number;
}

/** A newcomer: a browser that keeps nothing, on a slow line. */
async function visit(browser: Browser, url: string, latency: number): Promise<Paint> {
  const context = await browser.newContext({ viewport: SIZES.phone, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { downloadThroughput: DOWN, uploadThroughput: DOWN / 2, latency };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  const { first, whole } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    whole: performance.now(),
  }));
  await context.close();
  return { first: Math.round(first), whole: Math.round(whole), kilobytes: Math.round(bytes / 1000) };
}

const middleOf = (paints: readonly Paint[]): Paint => ({
  first: middle(paints.map(({ first }) => first)),
  whole: middle(paints.map(({ whole }) => whole)),
  kilobytes: middle(paints.map(({ kilobytes }) => kilobytes)),
});

const { values } = toolArgs({
  command: 'npm run first-paint',
  about: `How soon a newcomer sees something, at 1.6 Mbit/s and with nothing kept: the page of this code and that of another commit,
each from its own server, in turns.`,
  options: {
    against: word('COMMIT', 'the other commit', '2e466d1'),
    rounds: count('visits to each', 5),
    latency: count('milliseconds there and back', 0, 0),
    record: flag('keep the result'),
  },
});
const { rounds, latency } = values;
const other = checkOut(values.against);
const sides = [await serve(other.folder), await serve(ROOT)];
const browser = await launch();
try {
  const paints: Paint[][] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const [side, { url }] of sides.entries()) paints[side]?.push(await visit(browser, url, latency));
  const [before, after] = paints.map(middleOf);
  const passed = (after?.first ?? Number.NaN) < BAR;
  const line = { kilobitsPerSecond: (DOWN * 8) / 1000, latency };
  const report = { date: today(), against: other.commit, line, rounds, before, after, passed };
  conclude('first-paint', report, passed, values.record);
} finally {
  await browser.close();
  for (const side of sides) side.close();
  other.remove();
}
