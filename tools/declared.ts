import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, sep } from 'node:path';

interface Manifest {
  readonly name?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

/** `from '…'`, `import '…'`, `import('…')`. Code inside strings is indented, so it doesn't count. */
const IMPORTS = /^(?:import|export)\s(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+()'([^']+)'|\bimport\(()'([^']+)'\)/gm;

/** `@scope/name/part` belongs to the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const NAME = /^(@[\w.-]+\/)?[\w-][\w.-]*(\/|$)/;

/** Leaves out relative imports, Node's own modules, and modules that bundlers generate. */
const isPackage = (specifier: string): boolean =>
  NAME.test(specifier) && !/^virtual:|^@fonts\//.test(specifier) && !isBuiltin(specifier);

/** The page is bundled and the others are developer tools, so players don't need their packages. */
const NOT_SHIPPED: readonly string[] = ['web', 'scenarios', 'bench', 'tools'];

/** The imports of a package that its package.json doesn't declare, each as a sentence. */
export function undeclaredImports(root: string, folder: string): readonly string[] {
  const home = join(root, folder);
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const shipped = new Set([manifest.name ?? '', ...Object.keys(manifest.dependencies ?? {})]);
  const all = new Set([...shipped, ...Object.keys(manifest.devDependencies ?? {})]);
  const isShipped = (file: string): boolean => file.startsWith('src/') && !NOT_SHIPPED.includes(folder);
  const files = globSync('**/*.{ts,tsx,mjs}', {
    cwd: home,
    exclude: ['**/node_modules/**', 'dist/**', '**/fixtures/**'],
  })
    .map((file) => file.split(sep).join('/'))
    .sort();
  return files.flatMap((file) => {
    const text = readFileSync(join(home, file), 'utf8');
    const found = [...text.matchAll(IMPORTS)].map(([, type, from, , bare, , late]) => ({
      type: type !== undefined,
      specifier: from ?? bare ?? late ?? '',
    }));
    const missing = found
      .filter(({ specifier }) => isPackage(specifier))
      .filter(({ specifier, type }) => !(isShipped(file) && !type ? shipped : all).has(packageOf(specifier)))
      .map(({ specifier }) => packageOf(specifier));
    return [...new Set(missing)].map((name) => `${folder}/${file} imports ${name}`);
  });
}

/** The folders of all packages. */
export function packageFolders(root: string): readonly string[] {
  const { workspaces }: { workspaces: readonly string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  ).map((file) => file.split(sep).slice(0, -1).join('/'));
}
