import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@moonstaff/text';
import { choices, count, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import type { Page } from 'playwright-core';
import { House } from '../test/support/house.ts';
import { DEVICES, LEGS, type Leg } from '../test/tour/devices.ts';
import type { Stop } from '../test/tour/stop.ts';
import { STOPS } from '../test/tour/stops.ts';
import { walk } from '../test/tour/walk.ts';
import { conclude, progress, today } from './record.ts';

const { values, words } = toolArgs({
  command: 'npm run tour',
  about: `Goes through the moments of a table and the pages around it on every device, in every language, with mouse, finger and
keyboard. At each one it does what there is to do, looks for words that are cut off or covered, for what's too small for a finger
or beyond the edge, and for docks that lie over what they speak of, and closes what it opened.`,
  options: {
    pictures: word('FOLDER', 'keep a picture of each in this folder'),
    devices: choices(
      'NAME',
      DEVICES.map(({ name }) => name),
      'only these devices',
    ),
    languages: choices('CODE', LANGUAGES, 'only these languages'),
    jobs: count('how many pages to go with at the same time', 2),
    record: flag('keep the result'),
  },
  words: { takes: 'STOP …', about: 'only stops with one of these words in their name' },
});
const { pictures, devices, languages } = values;
const has = <Name>(list: readonly Name[], one: Name): boolean => list.length === 0 || list.includes(one);
const legs = LEGS.filter(({ device, language }) => has(devices, device.name) && has(languages, language));
const stops = STOPS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** The machine has nothing else to do, and there's much to look at. */
const PATIENCE_MS = 12_000;

interface Fault {
  readonly at: string;
  readonly stop: string;
  readonly fault: string;
}

const fileName = (name: string): string => name.replaceAll(/[^\p{L}\d]+/gu, '-');

/** More come from this address than would from one home. */
const house = await House.open({ limits: { newGuests: { burst: 1000, perSecond: 10 } } });
const faults: Fault[] = [];
let looked = 0;
let done = 0;

async function go(leg: Leg): Promise<void> {
  const at = `${leg.device.name} ${leg.language}`;
  const take = async (page: Page, stop: Stop): Promise<void> => {
    if (pictures === undefined) return;
    const folder = join(pictures, fileName(stop.name));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${fileName(at)}.png`), await page.screenshot());
  };
  for await (const finding of walk(house, { ...leg, stops, patience: PATIENCE_MS, take })) {
    looked++;
    for (const fault of finding.faults) {
      faults.push({ at, stop: finding.stop, fault });
      progress(`${at}: ${finding.stop}: ${fault}`);
    }
  }
  done++;
  progress(`${done} of ${legs.length}: ${at}, ${faults.length} faults so far`);
}

/** Each tourist takes the next leg when one is done. */
async function tourist(left: Iterator<Leg>): Promise<void> {
  for (let next = left.next(); next.done !== true; next = left.next()) await go(next.value);
}

try {
  const left = legs.values();
  await Promise.all(Array.from({ length: values.jobs }, () => tourist(left)));
} finally {
  await house.close();
}
const report = {
  date: today(),
  devices: [...new Set(legs.map(({ device }) => device.name))],
  languages: [...new Set(legs.map(({ language }) => language))],
  stops: stops.map(({ name }) => name),
  looked,
  faults,
};
conclude('tour', report, faults.length === 0, values.record);
