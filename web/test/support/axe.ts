import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** Only what is wrong is described in full: that is most of the work. */
const RUN = `axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)`;

/** What axe finds wrong with the page as it is now, one line each. */
export async function axe(page: Page): Promise<readonly string[]> {
  // Half a megabyte, sent once a page.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axeCore.source);
  const findings = (await page.evaluate(RUN)) as readonly Finding[];
  return findings.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
