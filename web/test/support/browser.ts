import { chromium as program } from '@moonstaff/tools/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The environment variable with the browser that all tests of a run share. */
export const SHARED_BROWSER = 'MOONSTAFF_BROWSER';

/** The headless shell hints fonts more than the full browser, which makes words wider. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

const options = () => ({ executablePath: program(), args: ARGS });

/** A Chromium: the one of the test run, or a new one. Screenshots need a new one, because other pages can slow them down. */
export function launch({ alone = false } = {}): Promise<Browser> {
  const shared = process.env[SHARED_BROWSER];
  return shared === undefined || alone ? chromium.launch(options()) : chromium.connect(shared);
}

export interface SharedBrowser {
  readonly endpoint: string;
  readonly program: string;
  readonly version: string;
  close(): Promise<void>;
}

/** Starts a Chromium that several processes can use. Each has its own contexts, and closing the browser ends only those. */
export async function launchShared(): Promise<SharedBrowser> {
  const settings = options();
  const server = await chromium.launchServer(settings);
  const endpoint = server.wsEndpoint();
  const browser = await chromium.connect(endpoint);
  const version = browser.version();
  await browser.close();
  return { endpoint, program: settings.executablePath, version, close: () => server.close() };
}

export const SIZES = {
  laptop: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
