import { aptInstall, inPath, isProgram } from './machine.ts';

/** A Chromium without a user interface. The full browser starts one for every new window, even if nobody sees it. */
const SHELL = 'chromium-headless-shell';

const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

/** Where browsers are installed outside the path. */
const LOCATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser on this machine, or the one that `MOONSTAFF_CHROMIUM` names. */
export function findChromium(): string | undefined {
  const named = process.env['MOONSTAFF_CHROMIUM'];
  if (named !== undefined) return isProgram(named) ? named : undefined;
  return inPath(NAMES) ?? LOCATIONS.find(isProgram);
}

/** The path of a Chromium. Installs the quickest one if we're allowed to, or else takes what's there. */
export function chromium(): string {
  const found = shell() ?? findChromium() ?? (aptInstall('chromium') ? findChromium() : undefined);
  if (found === undefined) {
    throw new Error('No browser: install Chrome or Chromium, or name one in MOONSTAFF_CHROMIUM.');
  }
  return found;
}

/** The shell, unless another browser is named. */
function shell(): string | undefined {
  if (process.env['MOONSTAFF_CHROMIUM'] !== undefined) return undefined;
  return inPath([SHELL]) ?? (aptInstall(SHELL) ? inPath([SHELL]) : undefined);
}
