import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Not rules but what judges them: the language of scenarios and the conformance kit. They have tests of their own. */
export const JUDGES_OF_RULES = ['games/*/src/scenario', 'kernel/src/conformance'] as const;

const isJudge = (file: string): boolean => /^games\/[^/]+\/src\/scenario\/|^kernel\/src\/conformance\//.test(file);

/** The rules that mutants are made of: those under a path, or all. What judges them only if a path names it. */
export const ruleFiles = (root: string, under: readonly string[]): readonly string[] => {
  const paths = under.map((path) => path.replaceAll('\\', '/').replace(/^\.\/|\/+$/g, ''));
  return globSync(['kernel/src/**/*.ts', 'games/*/src/**/*.ts'], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .filter((file) => !isJudge(file) || paths.some(isJudgePath))
    .sort();
};

const isJudgePath = (path: string): boolean => isJudge(`${path}/`);
