import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A static check of the whole source, done by a tool. */
export interface Check {
  readonly name: string;
  /** The npm package of the tool. */
  readonly tool: string;
  readonly args: readonly string[];
  /** Finds what's wrong even if the tool reports success. */
  readonly recheck?: (output: string) => string | undefined;
}

export interface Verdict {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
  readonly ms: number;
}

/** The folders of all packages, as the project's package.json lists them. */
function packageFolders(root: string): readonly string[] {
  const { workspaces }: { workspaces: readonly string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return workspaces.map((place) => place.replace('/*', ''));
}

/** A tool that checked nothing finds nothing wrong. */
export function checkedModules(output: string): string | undefined {
  const count = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return count > 0 ? undefined : 'no module was checked';
}

export function checksFor(root: string): readonly Check[] {
  const types = (name: string, project: string): Check => {
    const kept = `.moonstaff/${project.replace('/', '-')}.tsbuildinfo`;
    // Each checker works out most types again, so several cost twice the work. Other checks use the other cores.
    const args = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
    return { name, tool: 'typescript-native', args };
  };
  return [
    types('types', 'tsconfig.json'),
    ...(existsSync(join(root, 'web/tsconfig.json')) ? [types('types of the pages', 'web/tsconfig.json')] : []),
    {
      name: 'lint and format',
      tool: '@biomejs/biome',
      args: ['check', '--error-on-warnings', '--max-diagnostics=100'],
    },
    {
      name: 'import directions',
      tool: 'dependency-cruiser',
      // It reads only what has changed since the last run.
      args: [
        ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...packageFolders(root)],
        ...['--cache', '.moonstaff/dependency-cruiser', '--cache-strategy', 'content'],
      ],
      recheck: checkedModules,
    },
    {
      name: 'unused code and packages',
      tool: 'knip',
      args: ['--no-progress', '--no-config-hints', '--cache', '--cache-location', '.moonstaff/knip'],
    },
  ];
}

/** The script behind a package's command, so that it runs with this Node on every platform. */
export function commandOf(root: string, tool: string): string {
  const folder = join(root, 'node_modules', tool);
  const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const command = bin[COMMANDS[tool] ?? tool];
  if (command === undefined) throw new Error(`${tool} has no such command`);
  return join(folder, command);
}

const COMMANDS: { readonly [tool: string]: string } = {
  'typescript-native': 'tsc',
  '@biomejs/biome': 'biome',
  'dependency-cruiser': 'depcruise',
};

async function runCheck(root: string, check: Check): Promise<Verdict> {
  const began = performance.now();
  const child = spawn(process.execPath, [commandOf(root, check.tool), ...check.args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  const problem = code === 0 ? check.recheck?.(output) : undefined;
  return {
    name: check.name,
    passed: code === 0 && problem === undefined,
    output: problem === undefined ? output : `${output}\n${problem}\n`,
    ms: performance.now() - began,
  };
}

/** Runs all checks at once. Prints each result as soon as it's known, with the output of failed checks. */
export async function runChecks(
  root: string,
  checks: readonly Check[],
  write: (text: string) => void,
): Promise<readonly Verdict[]> {
  return Promise.all(
    checks.map(async (check) => {
      const verdict = await runCheck(root, check);
      if (!verdict.passed) write(`${verdict.output.trimEnd()}\n`);
      write(`${verdict.passed ? '✔' : '✘'} ${verdict.name} (${(verdict.ms / 1000).toFixed(1)} s)\n`);
      return verdict;
    }),
  );
}
