import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Half the size of the source that the package exports, so the page reads it in half the time. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Most of axe's work is to write down where everything is that it looked at, so it only hands over the elements, and those
 * with a fault say what they are. It doesn't read all sheets again to see whether they lock the screen's orientation. Spacing
 * can't be forced inline: React writes nothing with `!important`.
 */
const run = (part: string, colours: boolean): string => `axe
  .run(${JSON.stringify(part)}, {
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    preload: false,
    rules: { 'avoid-inline-spacing': { enabled: false }, 'color-contrast': { enabled: ${colours} } },
  })
  .then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element, failureSummary }) => id + ': ' + element.outerHTML.slice(0, 200) + ' ' + failureSummary),
    ),
  )`;

/** What can be left out on a large page, where it's half of the work. */
interface AxeOptions {
  /** Only this part is new: a dialog, say. The page below it was checked without it. */
  readonly of?: string;
  /** Don't compare words with what's behind them: `every-page`, `screens` or `house-screens` do on the same kind of page. */
  readonly colours?: false;
  /** Otherwise nothing is checked: the page differs little from one that another test checks. `npm run thorough` does both. */
  readonly when?: boolean;
}

/** What axe finds wrong with the page as it is now, one line each. */
export async function axe(
  page: Page,
  { of = 'html', colours, when = true }: AxeOptions = {},
): Promise<readonly string[]> {
  if (!when) return [];
  // Half a megabyte, sent once a page.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(SOURCE);
  return page.evaluate<readonly string[]>(run(of, colours ?? true));
}
