/**
 * Measures the built page with four players: from a click on a field to the changed board, and the longest task
 * of the page's own thread while bots play.
 *
 *     node tools/measure.ts
 */
import { join } from 'node:path';
import { launch, SIZES } from '../test/support/browser.ts';
import { serve } from '../test/support/serve.ts';

const CLICKS = 25;

interface Measured {
  readonly answers: readonly number[];
  readonly longest: number;
}

const served = await serve(join(import.meta.dirname, '../dist'));
const browser = await launch();
const page = await browser.newPage({ viewport: SIZES.laptop, locale: 'en' });
await page.addInitScript(() => {
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) tasks.push(task.duration);
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { tasks });
});
await page.goto(served.url);
const panel = page.getByRole('region', { name: 'The Guild of Merchant Explorers' });
await panel.locator('label', { hasText: /^3$/ }).click();
await panel.locator('.button-deed').click();
await page.locator('.field-target, .action-card.can').first().waitFor();
const { answers, longest } = (await page.evaluate(async (clicks) => {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const times: number[] = [];
  for (let i = 0; i < 400 && times.length < clicks; i++) {
    const target = document.querySelector<HTMLElement>('.field-target');
    if (target === null) {
      press('.action-card.can');
      press('.band-done:not([disabled])');
      await wait(100);
      continue;
    }
    const start = performance.now();
    target.click();
    while (target.isConnected && performance.now() - start < 2000) await wait(1);
    times.push(performance.now() - start);
    await wait(150);
  }
  return { answers: times, longest: Math.max(0, ...(window as unknown as { tasks: number[] }).tasks) };
}, CLICKS)) as Measured;
const sorted = answers.toSorted((a, b) => a - b);
const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
console.log(
  `click to changed board: median ${at(0.5)} ms, 95 % ${at(0.95)} ms (${answers.length} clicks, four players)`,
);
console.log(`longest task of the page: ${longest.toFixed(0)} ms`);
await browser.close();
served.close();
