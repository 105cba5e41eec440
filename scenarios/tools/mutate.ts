// Changes every component of a game, one thing at a time, and lists the changes that no scenario notices.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ADAPTERS } from '../src/games.ts';
import type { Mutation } from '../src/mutate/mutation.ts';
import { allMutations } from '../src/mutate/notice.ts';
import { noticeAll } from '../src/mutate/pool.ts';
import type { Assignment } from '../src/mutate/worker.ts';
import { scenariosOf } from '../src/project.ts';
import { run } from '../src/run.ts';

const HELP = `Usage: npm run mutate -- [options]

--game <game>       only this game: ${[...ADAPTERS.keys()].join(', ')}
--only <id>         only the component with this id
--scenarios <path>  only with the scenarios of this file or folder
--list              also tell what noticed each change
--json              print data for a program
--help              show this text

Exit codes: 0 every change was noticed, 1 some were not, 2 wrongly called.
`;

const PATIENCE_MS = 60_000;

async function main(): Promise<number> {
  const wrong = (text: string): number => {
    process.stderr.write(`mutate: ${text}\n\n${HELP}`);
    return 2;
  };
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        only: { type: 'string' },
        scenarios: { type: 'string' },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    if (values.game !== undefined && !ADAPTERS.has(values.game)) return wrong(`there is no game “${values.game}”.`);
    const games = values.game === undefined ? [...ADAPTERS.keys()] : [values.game];
    const reports = [];
    for (const game of games)
      reports.push(
        await report({
          game,
          ...(values.only && { only: values.only }),
          ...(values.scenarios && { folder: values.scenarios }),
        }),
      );
    if (reports.every(({ changes }) => changes === 0)) return wrong('there is nothing to change.');
    for (const one of reports)
      if (one.failing.length === 0 && !values.json) process.stdout.write(asText(one, values.list));
    if (values.json) process.stdout.write(`${JSON.stringify(reports, undefined, 2)}\n`);
    const broken = reports.flatMap(({ failing }) => failing);
    for (const title of broken) process.stderr.write(`fails before anything is changed: ${title}\n`);
    return broken.length === 0 && reports.every(({ survivors }) => survivors.length === 0) ? 0 : 1;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return wrong(error.message);
    throw error;
  }
}

interface Change {
  readonly kind: string;
  readonly id: string;
  readonly path: string;
  readonly change: string;
}

interface Report {
  readonly game: string;
  readonly scenarios: number;
  readonly changes: number;
  readonly seconds: number;
  readonly survivors: readonly Change[];
  readonly noticed: readonly (Change & { readonly by: string })[];
  /** Scenarios that do not hold as it is; nothing can be learnt then. */
  readonly failing: readonly string[];
}

async function report(assignment: Assignment): Promise<Report> {
  const { game, only, folder } = assignment;
  const began = performance.now();
  const adapter = ADAPTERS.get(game);
  const scenarios = scenariosOf(game, folder);
  const mutations = adapter === undefined ? [] : allMutations(adapter, only);
  const failing =
    adapter === undefined
      ? []
      : scenarios.filter((scenario) => run(scenario, adapter).length > 0).map(({ title }) => title);
  const notices =
    failing.length > 0
      ? []
      : await noticeAll(assignment, mutations.length, {
          threads: availableParallelism(),
          patienceMs: PATIENCE_MS,
          progress: (done) => draw(game, done, mutations.length),
        });
  const told = failing.length > 0 ? [] : mutations.map((mutation, i) => ({ ...plain(mutation), by: notices[i]?.by }));
  return {
    game,
    scenarios: scenarios.length,
    changes: mutations.length,
    seconds: (performance.now() - began) / 1000,
    survivors: told.filter(({ by }) => by === undefined).map(plain),
    noticed: told.flatMap(({ by, ...change }) => (by === undefined ? [] : [{ ...change, by }])),
    failing,
  };
}

const plain = ({ kind, id, path, change }: Change | Mutation): Change => ({ kind, id, path, change });

function draw(game: string, done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(done === total ? '\r\x1b[K' : `\r${game} ${done}/${total}\x1b[K`);
}

function asText({ game, scenarios, changes, seconds, survivors, noticed }: Report, isList: boolean): string {
  const line = ({ kind, id, path, change }: Change): string => `  ${kind} ${id}  ${path}  ${change}`;
  return [
    ...(isList ? noticed.map((change) => `${line(change)}  noticed by: ${change.by}`) : []),
    ...survivors.map((change) => `${line(change)}  NOT NOTICED`),
    `${game}: ${changes} changes, ${scenarios} scenarios, ${survivors.length} not noticed (${seconds.toFixed(0)} s)`,
    '',
  ].join('\n');
}

process.exitCode = await main();
