import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { choice, count, flag, refuseArgs, toolArgs, word } from '@moonstaff/tools/tool-args';
import { ADAPTERS } from '../src/games.ts';
import { asText, reportOn } from '../src/mutate/components/report.ts';
import { readScore, SCORE_FILE } from '../src/mutate/rules/score.ts';
import { ruleFiles } from '../src/mutate/rules/targets.ts';

const COMMAND = 'npm run mutate';

const { values, words } = toolArgs({
  command: COMMAND,
  about: `Changes every component and every line of the rules, one thing at a time, and lists the changes that nothing notices.
Components first: each number, flag, word and list item of each card, tile and map; scenarios are the judge.
Then the rules: the code of kernel/src and games/*/src; scenarios, unit tests and the conformance kit are the judge.
An interrupted run continues where it stopped. Survivors among the rules need a reason in
scenarios/mutants/survivors.yaml; the score goes to scenarios/mutants/score.json and docs/mutation.md.
Exit codes: 0 success, 1 something wasn’t noticed, 2 usage error.`,
  options: {
    components: flag('only the components'),
    rules: flag('only the rules'),
    changed: flag('only the rules in files that have changed since they were judged'),
    game: choice([...ADAPTERS.keys()], 'only this game'),
    only: word('ID', 'only the component with this id'),
    scenarios: word('PATH', 'components: only with the scenarios of this file or folder'),
    fresh: flag('judge everything again, even what an earlier run has judged'),
    threads: count('how many threads', availableParallelism()),
    effort: count('the most seconds of cases to spend on one mutant of the rules', 2),
    list: flag('also say what noticed each change'),
    json: flag('components: print data for a program'),
  },
  words: { takes: 'PATH …', about: 'only the rules under it: games/arnak/src/round.ts' },
});

const root = join(import.meta.dirname, '../..');

async function main(): Promise<number> {
  const { game, only, scenarios, threads } = values;
  const files = ruleFiles(root, game === undefined ? words : [`games/${game}/src`]);
  const targets = values.changed ? await changedOf(files) : files;
  const empty = words.filter((path) => ruleFiles(root, [path]).length === 0);
  if (empty.length > 0) refuseArgs(COMMAND, `there are no rules under ${empty.join(', ')}`);
  const isComponents = values.components || only !== undefined || scenarios !== undefined || values.json;
  let isWell = true;
  if (!values.rules && !values.changed && words.length === 0) {
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
    if (reports.every(({ changes }) => changes === 0)) return refuseArgs(COMMAND, 'there is nothing to change');
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
        effortMs: values.effort * 1000,
        fresh,
        list,
        write,
        progress: draw,
        isStopped: () => stopped,
      })) && isWell;
    format(SCORE_FILE);
  }
  return isWell ? 0 : 1;
}

/** Those whose recorded score is of other code. */
async function changedOf(files: readonly string[]): Promise<readonly string[]> {
  const { codeHashOf } = await import('../src/mutate/rules/hash.ts');
  const score = readScore(root);
  return files.filter((file) => score[file]?.hash !== codeHashOf(readFileSync(join(root, file), 'utf8')));
}

/** As `npm run check` wants it. */
function format(file: string): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', file], { cwd: root, stdio: 'ignore' });
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
