import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of this machine; `CHROMIUM` names another. */
export async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) throw new Error(`no Chromium at ${PLACES.join(', ')}; set CHROMIUM to its path`);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

export const SIZES = {
  laptop: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
