import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(import.meta.dirname);

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export interface OtherCommit {
  readonly commit: string;
  readonly folder: string;
  /** The script that starts its server. */
  readonly script: string;
  remove(): void;
}

/** Checks out a commit beside the project. It uses its own workspaces, and shares packages from the registry. */
export function checkOut(name: string): OtherCommit {
  const commit = git('rev-parse', '--short', name);
  const folder = join(ROOT, '.moonstaff', `commit-${commit}-${process.pid}`);
  mkdirSync(dirname(folder), { recursive: true });
  git('worktree', 'add', '--detach', '--force', folder, commit);
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@moonstaff'), { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    if (entry !== '@moonstaff') symlinkSync(join(ROOT, 'node_modules', entry), join(packages, entry));
  }
  for (const path of workspacesOf(folder)) {
    const { name: workspace } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')) as {
      name: string;
    };
    symlinkSync(join(folder, path), join(packages, workspace));
    // Where two workspaces need different versions of a package.
    const nested = join(ROOT, path, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, path, 'node_modules'));
  }
  return {
    commit,
    folder,
    script: join(folder, 'server/trials/node.ts'),
    remove: () => {
      rmSync(packages, { recursive: true, force: true });
      git('worktree', 'remove', '--force', folder);
    },
  };
}

function workspacesOf(folder: string): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces.flatMap((path) => {
    if (!path.endsWith('/*')) return [path];
    const parent = path.slice(0, -2);
    const inside = readdirSync(join(folder, parent)).map((name) => join(parent, name));
    return inside.filter((each) => existsSync(join(folder, each, 'package.json')));
  });
}
