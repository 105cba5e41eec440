import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Most of axe's work is to write down where everything is that it looked at, so it only hands over the elements, and those
 * with a fault say what they are. It doesn't read all sheets again to see whether they lock the screen's orientation. Spacing
 * can't be forced inline: React writes nothing with `!important`.
 */
const RUN = `axe
  .run({
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    preload: false,
    rules: { 'avoid-inline-spacing': { enabled: false } },
  })
  .then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element, failureSummary }) => id + ': ' + element.outerHTML.slice(0, 200) + ' ' + failureSummary),
    ),
  )`;

/** What axe finds wrong with the page as it is now, one line each. */
export async function axe(page: Page): Promise<readonly string[]> {
  // Half a megabyte, sent once a page.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axeCore.source);
  return page.evaluate<readonly string[]>(RUN);
}
