import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import { isThorough } from '@moonstaff/tools/thorough';
import { House } from './support/house.ts';
import { LEGS } from './tour/devices.ts';
import { STOPS } from './tour/stops.ts';
import { walk } from './tour/walk.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** A part of `npm run tour`: the longest words in the hand, and the keys. */
const SHORT: readonly (readonly [device: string, language: string, stops: RegExp])[] = [
  ['phone', 'ru', /help|hint|paying for|Done|new table of Arnak|slot/],
  ['1366-keys', 'de', /key to|keys of|paying, |keep|whole log|temple tile/],
];

const WALKS = isThorough ? LEGS.filter(({ language }) => language === 'en') : LEGS;

for (const { device, language } of WALKS) {
  const part = SHORT.find(([name, code]) => name === device.name && code === language);
  if (!isThorough && part === undefined) continue;
  test(`a tour of the table: ${device.name}, ${language}`, async () => {
    const stops = isThorough ? STOPS : STOPS.filter(({ name }) => part?.[2].test(name));
    assert.ok(stops.length > 4);
    const faults: string[] = [];
    for await (const { stop, faults: found } of walk(house, { device, language, stops, patience: PATIENCE_MS }))
      faults.push(...found.map((fault) => `${stop}: ${fault}`));
    assert.deepEqual(faults, []);
  });
}
