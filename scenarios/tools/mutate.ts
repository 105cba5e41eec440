// Changes every component and every line of the rules, one thing at a time, and lists the changes that nothing notices.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ADAPTERS } from '../src/games.ts';
import { asText, reportOn } from '../src/mutate/components/report.ts';
import { ruleFiles } from '../src/mutate/rules/targets.ts';

const HELP = `Usage: npm run mutate -- [options] [path…]

Components first: each number, flag, word and list item of each card, tile and map; scenarios are the judge.
Then the rules: the code of kernel/src and games/*/src; scenarios, unit tests and the conformance kit are the judge.
With a path only the rules under it: npm run mutate -- games/arnak/src/round.ts

--components        only the components
--rules             only the rules
--game <game>       only this game: ${[...ADAPTERS.keys()].join(', ')}
--only <id>         only the component with this id
--scenarios <path>  components: only with the scenarios of this file or folder
--fresh             judge everything again, even what an earlier run has judged
--threads <number>  how many threads (default: one per core)
--effort <seconds>  the most time of cases to spend on one rule's mutant (default: 2)
--list              also say what noticed each change
--json              components: print data for a program
--help              show this text

An interrupted run continues where it stopped. Survivors among the rules need a reason in
scenarios/mutants/survivors.yaml; the score goes to docs/mutation.md.
Exit codes: 0 success, 1 something wasn’t noticed, 2 usage error.
`;

const root = join(import.meta.dirname, '../..');

async function main(): Promise<number> {
  const wrong = (text: string): number => {
    process.stderr.write(`mutate: ${text}\n\n${HELP}`);
    return 2;
  };
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        components: { type: 'boolean', default: false },
        rules: { type: 'boolean', default: false },
        game: { type: 'string' },
        only: { type: 'string' },
        scenarios: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        threads: { type: 'string', default: String(availableParallelism()) },
        effort: { type: 'string', default: '2' },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const { game, only, scenarios } = values;
    if (game !== undefined && !ADAPTERS.has(game)) return wrong(`there is no game “${game}”.`);
    const threads = Number(values.threads);
    if (!Number.isInteger(threads) || threads < 1) return wrong('--threads takes a number from 1 on.');
    const effortMs = Number(values.effort) * 1000;
    if (!(effortMs > 0)) return wrong('--effort takes a number of seconds.');
    const targets = ruleFiles(root, game === undefined ? positionals : [`games/${game}/src`]);
    if (positionals.length > 0 && targets.length === 0)
      return wrong(`there are no rules under ${positionals.join(', ')}.`);
    const isComponents = values.components || only !== undefined || scenarios !== undefined || values.json;
    let isWell = true;
    if (!values.rules && positionals.length === 0) {
      const games = game === undefined ? [...ADAPTERS.keys()] : [game];
      const reports = [];
      for (const one of games)
        reports.push(
          await reportOn(
            { game: one, ...(only && { only }), ...(scenarios && { folder: scenarios }) },
            threads,
            (done, all) => draw(one, done, all),
          ),
        );
      if (reports.every(({ changes }) => changes === 0)) return wrong('there is nothing to change.');
      clear();
      for (const one of reports)
        if (one.failing.length === 0 && !values.json) process.stdout.write(asText(one, values.list));
      if (values.json) process.stdout.write(`${JSON.stringify(reports, undefined, 2)}\n`);
      for (const title of reports.flatMap(({ failing }) => failing))
        process.stderr.write(`fails before anything is changed: ${title}\n`);
      isWell = reports.every(({ survivors, failing }) => survivors.length + failing.length === 0);
    }
    if (!isComponents) {
      // The compiler and the instrumenter are worth loading only now.
      const { runRules } = await import('../src/mutate/rules/report.ts');
      const write = (text: string): void => {
        clear();
        process.stdout.write(text);
      };
      const { fresh, list } = values;
      isWell =
        (await runRules({
          root,
          targets,
          threads,
          effortMs,
          fresh,
          list,
          write,
          progress: draw,
          isStopped: () => stopped,
        })) && isWell;
    }
    return isWell ? 0 : 1;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return wrong(error.message);
    throw error;
  }
}

/** Ctrl-C: what is finished is written down; the next run goes on from there. */
let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});

let told = 0;
const QUIET_MS = 20_000;

/** On a screen one line that changes; in a file a line now and then. */
function draw(what: string, done: number, total: number): void {
  const text = total === 0 ? `${what} ${done}` : `${what} ${done}/${total}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\x1b[K`);
  else if (performance.now() - told > QUIET_MS) {
    told = performance.now();
    process.stderr.write(`${text}\n`);
  }
}

function clear(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

process.exitCode = await main();
