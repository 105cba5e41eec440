import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** The rules that mutants are made of: those under a path, or all. */
export const ruleFiles = (root: string, under: readonly string[]): readonly string[] => {
  const paths = under.map((path) => path.replaceAll('\\', '/').replace(/^\.\/|\/+$/g, ''));
  return globSync(['kernel/src/**/*.ts', 'games/*/src/**/*.ts'], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .sort();
};
