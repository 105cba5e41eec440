import { JUDGES } from './mutant.ts';
import { type FileScore, percent, type Reasons, type Score, sumOf } from './score.ts';
import { JUDGES_OF_RULES } from './targets.ts';

export const PAGE_FILE = 'docs/mutation.md';

/** docs/mutation.md: how many mutants are noticed, file by file, and why the others live. */
export function pageOf(score: Score, reasons: Reasons): string {
  const files = Object.entries(score).filter(([, { mutants }]) => mutants > 0);
  const packages = Object.entries(Object.groupBy(files, ([file]) => file.slice(0, file.indexOf('/src/'))));
  return [
    '# How well the rules are guarded',
    '',
    'Written by `npm run mutate`; see [scenarios.md](scenarios.md#mutants). A mutant is one small change to the code',
    'of the kernel or a game. Each column says who noticed it first: a scenario, a unit test, the conformance kit;',
    'a crash is a program that no longer loads, endless one that never ends. What the compiler refuses and no other',
    'judge noticed doesn’t count towards the score. A file that isn’t listed has nothing to change or hasn’t been judged',
    'yet, and one whose hash has changed since must be judged again. What judges the rules isn’t judged itself:',
    `${JUDGES_OF_RULES.map((path) => `\`${path}\``).join(' and ')}; nor are messages of errors that only a mistake in the`,
    'program can raise.',
    '',
    '| Package | Mutants | Noticed | Score |',
    '|---|--:|--:|--:|',
    ...packages.map(([name, list = []]) => sumLine(name, list)),
    sumLine('**together**', files),
    '',
    ...packages.flatMap(([name, list = []]) => [`## ${name}`, '', ...table(list), '', ...survivors(list, reasons)]),
  ].join('\n');
}

type Entry = readonly [file: string, score: FileScore];

function sumLine(name: string, list: readonly Entry[]): string {
  const sum = sumOf(list.map(([, score]) => score));
  return `| ${name} | ${sum.mutants} | ${sum.noticed} | ${percent(sum)} |`;
}

const table = (list: readonly Entry[]): readonly string[] => [
  `| File | Text | Mutants | ${JUDGES.join(' | ')} | alive | Score |`,
  `|---|---|--:|${'--:|'.repeat(JUDGES.length + 2)}`,
  ...list.map(([file, score]) => {
    const counts = JUDGES.map((judge) => score[judge]).join(' | ');
    const short = file.slice(file.indexOf('/src/') + 5);
    const alive = score.survivors.length;
    return `| ${short} | ${score.hash.slice(0, 8)} | ${score.mutants} | ${counts} | ${alive} | ${percent(sumOf([score]))} |`;
  }),
];

const survivors = (list: readonly Entry[], reasons: Reasons): readonly string[] =>
  list.flatMap(([file]) => {
    const explained = reasons[file] ?? [];
    if (explained.length === 0) return [];
    return [
      `### Alive in ${file}`,
      '',
      ...explained.flatMap(({ reason, mutants }) => [reason.trim(), '', ...mutants.map(listed), '']),
    ];
  });

const listed = (name: string): string => `- ${name.includes('`') ? `\`\` ${name} \`\`` : `\`${name}\``}`;
