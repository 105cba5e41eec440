/** What a browser says about itself, as far as its owner would recognize it. */
export interface Device {
  readonly browser?: string;
  readonly system?: string;
}

type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** Most browsers claim to be others too, so the more special ones come first. */
const BROWSERS: Signs = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: Signs = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (signs: Signs, text: string): string | undefined => signs.find(([, sign]) => sign.test(text))?.[0];

/** Only names from our own lists are kept, never what the browser sent. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 500);
  const [browser, system] = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)];
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}
