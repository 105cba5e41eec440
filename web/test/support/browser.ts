import { chromium as program } from '@moonstaff/tools/chromium';
import { type Browser, chromium } from 'playwright-core';

/** A Chromium of this machine. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: program(), args: ['--no-sandbox', '--disable-gpu'] });

export const SIZES = {
  laptop: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
