import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe finds wrong with the current page, one line each. */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeCore.source);
  const findings = (await page.evaluate('axe.run().then((result) => result.violations)')) as readonly Finding[];
  return findings.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
