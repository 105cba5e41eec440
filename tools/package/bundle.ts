import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** `new URL('./worker.ts', import.meta.url)`: a module that's started in a thread, or loaded by its address. */
const ADDRESS = /new URL\('(\.\.?\/[^']+)\.ts', import\.meta\.url\)/g;

/** Modules that are started or loaded by their address become part of the program, under their new name. */
const addressPlugin: Plugin = {
  name: 'moonstaff:addresses',
  transform(code, id) {
    const addresses = [...code.matchAll(ADDRESS)];
    if (addresses.length === 0) return undefined;
    for (const [, path = ''] of addresses) {
      this.emitFile({ type: 'chunk', id: join(id, '..', `${path}.ts`), preserveSignature: 'strict' });
    }
    return { code: code.replace(ADDRESS, "new URL('$1.js', import.meta.url)") };
  },
};

/** The package a module comes from: `zod` for `zod/v4`, `@fastify/static` for itself. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A package of others that a module needs: its name, and the folder it's looked up from. */
export interface Needed {
  readonly name: string;
  readonly from: string;
}

/**
 * Turns the TypeScript of these programs into JavaScript, module by module and in the same folders, so that a stack trace
 * names the same file as here. Returns which packages they need.
 */
export async function bundle(root: string, entries: readonly string[], into: string): Promise<readonly Needed[]> {
  const build = await rolldown({
    cwd: root,
    input: entries.map((entry) => join(root, entry)),
    platform: 'node',
    external: (id) => !/^[./]|^\w:[\\/]|^@moonstaff\//.test(id),
    plugins: [addressPlugin],
  });
  const { output } = await build.write({
    dir: into,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: ({ name, facadeModuleId }) =>
      facadeModuleId
        ? // The bundler's own helpers have names that begin with a zero byte.
          relative(root, facadeModuleId.replace(/^\0/, `${root}/`))
            .replaceAll('\\', '/')
            .replace(/\.\w+$/, '.js')
        : `${name}.js`,
  });
  await build.close();
  const own = new Set(output.map(({ fileName }) => fileName));
  return output.flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const foreign = [...chunk.imports, ...chunk.dynamicImports].filter((name) => !own.has(name) && !isBuiltin(name));
    return foreign.map((name) => ({ name: packageOf(name), from: dirname(chunk.moduleIds[0] ?? root) }));
  });
}
