import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe finds wrong with the page as it is now, one line for each. */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const findings = (await page.evaluate('axe.run().then((result) => result.violations)')) as readonly Finding[];
  return findings.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
