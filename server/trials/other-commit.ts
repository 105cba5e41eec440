import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export interface OtherCommit {
  readonly commit: string;
  /** The program of its server. */
  readonly script: string;
  remove(): void;
}

/** Checks a commit out beside the project. Its own packages are its own; those from the registry are shared. */
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
  for (const place of workspacesOf(folder)) {
    const { name: own } = JSON.parse(readFileSync(join(folder, place, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(join(folder, place), join(packages, own));
  }
  return {
    commit,
    script: join(folder, 'server/trials/node.ts'),
    remove: () => {
      rmSync(packages, { recursive: true, force: true });
      git('worktree', 'remove', '--force', folder);
    },
  };
}

function workspacesOf(folder: string): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces.flatMap((place) => {
    if (!place.endsWith('/*')) return [place];
    const parent = place.slice(0, -2);
    const inside = readdirSync(join(folder, parent)).map((name) => join(parent, name));
    return inside.filter((each) => existsSync(join(folder, each, 'package.json')));
  });
}
