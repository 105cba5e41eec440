import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { House } from './support/house.ts';
import { arnakOnTelevision, guildOnTelevision } from './support/television.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** With four phones each, and everybody looking on from the first move to the last: `npm run evenings`. */
const everyoneLooks = false;

test('the first turns of Arnak on a television and two phones', () =>
  arnakOnTelevision(house, { everyoneLooks, people: 2, toTheEnd: false }));

if (isThorough)
  test('the Guild on a television and two phones, to its end and on to the rematch', () =>
    guildOnTelevision(house, { everyoneLooks, people: 2 }));
