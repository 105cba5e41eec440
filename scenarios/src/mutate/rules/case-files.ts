import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashOf } from './hash.ts';

const KINDS = ['scenario', 'test', 'conformance'] as const;

/** A file of scenarios, of unit tests, or of what a game claims to the conformance kit. */
export interface CaseFile {
  readonly kind: (typeof KINDS)[number];
  /** From the root of the project, with slashes. */
  readonly path: string;
}

const PATTERNS = {
  scenario: ['scenarios/{arnak,guild,sample}/**/*.yaml'],
  test: ['kernel/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scenarios/test/*.test.ts'],
  conformance: ['kernel/sample/conformance.ts', 'games/*/test/conformance.ts'],
};

/**
 * The conformance kit and the scenarios are judges of their own. Some start threads, which no mutant reaches. Some play
 * whole games by the hundred: too slow to be asked about thousands of mutants.
 */
const NOT_HERE = [
  /^games\/.*\/conform(ance\.|\/)/,
  /^scenarios\/test\/(all|mutate.*)\.test/,
  /^kernel\/test\/soak\.test/,
  /^games\/.*\/(properties|exploring|discoveries)\.test/,
];

/** What could notice a mutant in these files: for a game its own cases. */
export function caseFiles(root: string, targets: readonly string[]): readonly CaseFile[] {
  return KINDS.flatMap((kind) =>
    globSync(PATTERNS[kind], { cwd: root })
      .map((path) => path.split(sep).join('/'))
      .sort()
      .filter((path) => kind !== 'test' || !NOT_HERE.some((one) => one.test(path)))
      .filter((path) => isJudgedBy(targets, path))
      .map((path) => ({ kind, path })),
  );
}

/** Whether a source has to do with these targets: every one with the kernel, with a game its own and the kernel's. */
export function concerns(targets: readonly string[], path: string): boolean {
  const games = new Set(targets.map(gameOf));
  const game = gameOf(path);
  return games.has('kernel') || games.has(game) || game === 'kernel';
}

/** The kernel is judged by its own tests and by the Guild; Arnak's many scenarios pass it in the same ways. */
function isJudgedBy(targets: readonly string[], path: string): boolean {
  const games = new Set(targets.map(gameOf));
  const game = gameOf(path);
  return games.has(game) || (games.has('kernel') && game === 'guild');
}

const gameOf = (path: string): string => /^(?:games|scenarios)\/(arnak|guild)\//.exec(path)?.[1] ?? 'kernel';

/**
 * What identifies the cases of a file as they are written now: a hash for each scenario, one for a whole file of
 * tests. A verdict stays good as long as the case behind it does.
 */
export function marksOf(root: string, { kind, path }: CaseFile): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, path), 'utf8');
  if (kind !== 'scenario') return new Map([[path, hashOf(text)]]);
  return new Map(
    text.split(/^---$/m).map((part) => {
      const title = /^title: *(.*?) *$/m.exec(part)?.[1]?.replace(/^(["'])(.*)\1$/, '$2') ?? '';
      return [`${path} › ${title}`, hashOf(part.trim())];
    }),
  );
}
