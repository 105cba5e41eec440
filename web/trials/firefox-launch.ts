import { delimiter, dirname, join } from 'node:path';
import { firefox as program } from '@moonstaff/tools/firefox';
import { type Browser, firefox } from 'playwright-core';

/** The Firefox of this machine, as people have it. Playwright's own needs a build of its own. */
export function launchFirefox(): Promise<Browser> {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox-bridge.ts'),
    env: { ...process.env, PATH, MOONSTAFF_FIREFOX: program() },
  });
}
