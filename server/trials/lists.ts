import { openStore } from '@moonstaff/server/operator';
import { count, flag, toolArgs } from '@moonstaff/tools/tool-args';
import { openTrialDatabase } from './database.ts';
import { manyTables } from './many-tables.ts';
import { median } from './measure.ts';
import { conclude } from './record.ts';

interface Times {
  readonly open: number;
  readonly mine: number;
  readonly finished: number;
  readonly finishedOfGuest: number;
  readonly hosted: number;
}

const TIMES = 50;
const LIMIT = 100;
/** How long a list may take. */
const LIMIT_MS = 10;

async function measure(kind: 'sqlite' | 'postgres', tables: number, people: number): Promise<Times> {
  const database = await openTrialDatabase(kind);
  const store = await openStore(database.where);
  await manyTables(store.sql, { tables, people });
  const time = async (list: (person: string) => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const began = performance.now();
      await list(`person-${i % people}`);
      times.push(performance.now() - began);
    }
    return Math.round(median(times) * 100) / 100;
  };
  const times = {
    open: await time(() => store.tables.open(LIMIT)),
    mine: await time((person) => store.tables.mine(person, LIMIT)),
    finished: await time((person) => store.tables.finished(person, LIMIT, Number.MAX_SAFE_INTEGER)),
    finishedOfGuest: await time(() => store.tables.finished('guest', LIMIT, Number.MAX_SAFE_INTEGER)),
    hosted: await time((person) => store.tables.hosted(person)),
  };
  await store.close();
  await database.close();
  return times;
}

const { values } = toolArgs({
  command: 'npm run lists',
  about: 'How long lists take with very many tables, on both kinds of database.',
  options: {
    tables: count('how many tables there are', 125_000),
    people: count('how many people', 2500),
    record: flag('keep the result in docs/trials.md'),
  },
});
const { tables, people } = values;
const report = {
  tables,
  sqlite: await measure('sqlite', tables, people),
  postgres: await measure('postgres', tables, people),
};
const good = [...Object.values(report.sqlite), ...Object.values(report.postgres)].every((time) => time < LIMIT_MS);
await conclude('lists', report, good, values.record);
