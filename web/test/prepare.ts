import type { Prepared } from '@moonstaff/tools/prepare';
import { launchShared, SHARED_BROWSER } from './support/browser.ts';
import { pages, SHARED_PAGES } from './support/pages.ts';

/** The pages are built and a browser is started once for all tests. */
export async function prepare(): Promise<Prepared> {
  const folder = await pages();
  const { endpoint, program, version, close } = await launchShared();
  return {
    uses: `Chromium ${version} (${program})`,
    env: { [SHARED_PAGES]: folder, [SHARED_BROWSER]: endpoint, MOONSTAFF_CHROMIUM: program },
    stop: close,
  };
}
