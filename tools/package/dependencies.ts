import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Needed } from './bundle.ts';

interface Manifest {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where Node finds a package when a file of this folder imports it. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

function demandPackage({ name, from }: Needed): string {
  const found = findPackage(name, from);
  if (found === undefined) throw new Error(`${name} isn't installed, but ${from} needs it`);
  return found;
}

/** What no program loads: other folders of a package inside, and types, source maps and tests. */
const USELESS_FILE = /\.(map|[cm]?ts|flow)$/;
const USELESS_FOLDER = /^(\.github|\.nyc_output|node_modules|tests?|docs|examples?|benchmarks?)$/;

function isUseful(path: string, source: string): boolean {
  if (path === source) return true;
  if (dirname(path) === source && USELESS_FOLDER.test(basename(path))) return false;
  return !USELESS_FILE.test(path);
}

/**
 * Copies packages and everything they need into `into/node_modules`, exactly as installed here. A package goes to the
 * top, unless another version of it is there already. Returns the versions of those that were asked for.
 */
export function copyPackages(needed: readonly Needed[], into: string): { readonly [name: string]: string } {
  const top = new Map<string, string>();
  for (const { name, from } of needed) {
    const source = demandPackage({ name, from });
    if ((top.get(name) ?? source) !== source) throw new Error(`two folders need different versions of ${name}`);
    top.set(name, source);
  }
  const asked = [...top];
  const copy = (source: string, folder: string): void => {
    cpSync(source, folder, { recursive: true, filter: (path) => isUseful(path, source) });
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(source);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPackage(name, source);
      if (found === undefined && name in optionalDependencies) continue;
      place(name, found ?? demandPackage({ name, from: source }), folder);
    }
  };
  const place = (name: string, source: string, dependent: string): void => {
    const above = top.get(name);
    if (above === source) return;
    if (above !== undefined) {
      const nested = join(dependent, 'node_modules', name);
      if (!existsSync(nested)) copy(source, nested);
      return;
    }
    top.set(name, source);
    copy(source, join(into, 'node_modules', name));
  };
  for (const [name, source] of asked) copy(source, join(into, 'node_modules', name));
  return Object.fromEntries(asked.map(([name, source]) => [name, manifestOf(source).version]).sort());
}
