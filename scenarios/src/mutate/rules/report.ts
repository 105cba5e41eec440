import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Judged, judgeAll } from './judge-all.ts';
import { PAGE_FILE, pageOf } from './page.ts';
import {
  DEMANDED,
  isEnough,
  mismatches,
  percent,
  readReasons,
  readScore,
  sumOf,
  withJudged,
  writeScore,
} from './score.ts';
import { ruleFiles } from './targets.ts';

export interface RulesRun {
  readonly root: string;
  readonly targets: readonly string[];
  readonly threads: number;
  readonly effortMs: number;
  readonly fresh: boolean;
  /** Also say what noticed each mutant. */
  readonly list: boolean;
  readonly write: (text: string) => void;
  readonly progress: (what: string, done: number, total: number) => void;
  readonly isStopped: () => boolean;
}

/** Judges the mutants of the files, writes down the score, and says whether it will do. */
export async function runRules(run: RulesRun): Promise<boolean> {
  const { root, list, write } = run;
  const kept = join(root, '.moonstaff/mutate');
  const outcome = await judgeAll({ ...run, kept });
  if ('failing' in outcome) {
    for (const key of outcome.failing) write(`fails before anything is changed: ${key}\n`);
    return false;
  }
  const rules = new Set([...ruleFiles(root, []), ...run.targets]);
  const score = withJudged(readScore(root), outcome.judged, (file) => rules.has(file));
  const reasons = readReasons(root);
  writeScore(root, score);
  writeFileSync(join(root, PAGE_FILE), pageOf(score, reasons));
  const { unexplained, idle } = mismatches(score, reasons);
  for (const one of outcome.judged) write(linesOf(one, unexplained, list));
  const sum = sumOf(outcome.judged.map(({ file }) => score[file.file]).filter((one) => one !== undefined));
  write(`rules: ${sum.mutants} mutants in ${outcome.judged.length} files, ${sum.noticed} noticed, ${percent(sum)}\n`);
  const total = sumOf(Object.values(score));
  const complaints = [
    ...(isEnough(total) ? [] : [`${percent(total)} of all mutants are noticed; ${DEMANDED * 100}% are demanded.`]),
    ...(unexplained.length === 0 ? [] : [`${unexplained.length} survivors have no reason in survivors.yaml.`]),
    ...idle.map((one) => `survivors.yaml has a reason for what does not survive: ${one}`),
  ];
  for (const complaint of complaints) write(`${complaint}\n`);
  return complaints.length === 0;
}

function linesOf({ file: { file, mutants }, verdicts }: Judged, unexplained: readonly string[], list: boolean): string {
  const lines = mutants.flatMap(({ name, line }) => {
    const verdict = verdicts.of(name);
    if (verdict === undefined || verdict.judge === 'nobody') {
      const why = unexplained.includes(`${file} ${name}`) ? 'NOT NOTICED' : 'alive, with a reason';
      return [`  ${file}:${line}  ${name}  ${why}\n`];
    }
    return list ? [`  ${file}:${line}  ${name}  noticed by: ${verdict.by ?? verdict.judge}\n`] : [];
  });
  return lines.join('');
}
