import { chromium as program } from '@moonstaff/tools/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The address of the browser that the run which started this test shares between all of them. */
export const SHARED_BROWSER = 'MOONSTAFF_BROWSER';

const options = () => ({ executablePath: program(), args: ['--no-sandbox', '--disable-gpu'] });

/** A Chromium of this machine: the run's, or one of our own. Pictures need their own, since other pages' work can hold them up. */
export function launch({ alone = false } = {}): Promise<Browser> {
  const shared = process.env[SHARED_BROWSER];
  return shared === undefined || alone ? chromium.launch(options()) : chromium.connect(shared);
}

export interface SharedBrowser {
  readonly endpoint: string;
  readonly version: string;
  close(): Promise<void>;
}

/** Starts a Chromium that several processes can use. Each has contexts of its own; closing it ends only these. */
export async function launchShared(): Promise<SharedBrowser> {
  const server = await chromium.launchServer(options());
  const endpoint = server.wsEndpoint();
  const browser = await chromium.connect(endpoint);
  const version = browser.version();
  await browser.close();
  return { endpoint, version, close: () => server.close() };
}

export const SIZES = {
  laptop: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
