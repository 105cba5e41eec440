import { LANGUAGES } from '@moonstaff/text';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';
import { evening } from '../test/support/evening.ts';
import { House } from '../test/support/house.ts';
import { arnakOnTelevision, guildOnTelevision } from '../test/support/television.ts';
import { conclude, today } from './record.ts';

const LOOKING = { everyoneLooks: true };

const EVENINGS: readonly (readonly [name: string, play: (house: House) => Promise<void>])[] = [
  ...LANGUAGES.map(
    (code) => [`three people, ${code}`, (house: House) => evening(house, code, { ...LOOKING, mishaps: true })] as const,
  ),
  ['television, arnak', (house) => arnakOnTelevision(house, LOOKING)],
  ['television, guild', (house) => guildOnTelevision(house, LOOKING)],
];

const { values } = toolArgs({
  command: 'npm run evenings',
  about: `Whole evenings, with everybody in a browser of their own from the first move to the last: three people in every language,
from the link to a rated result, its replay and the rematch; and each game on a television and four phones.`,
  options: { record: flag('keep the result') },
});
const results = [];
for (const [name, play] of EVENINGS) {
  const house = await House.open();
  const fault = await play(house).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  results.push({ evening: name, passed: fault === undefined, ...(fault !== undefined && { fault }) });
  await house.close();
}
const passed = results.every((result) => result.passed);
conclude('evenings', { date: today(), passed, results }, passed, values.record);
