import { after, before, test } from 'node:test';
import { evening } from './support/evening.ts';
import { House } from './support/house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** In all languages, with mishaps, which `evening` has too: `npm run evenings`. */
test('an evening in Polish: from the link to a rated result, its replay and the rematch', () =>
  evening(house, 'pl', { everyoneLooks: false, mishaps: false }));
