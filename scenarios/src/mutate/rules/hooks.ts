import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Serves instrumented code in place of the files themselves, and our own `node:test` to those that ask for it. */
export function serve(root: string, code: ReadonlyMap<string, string>): void {
  const byUrl = new Map([...code].map(([file, text]) => [pathToFileURL(join(root, file)).href, text]));
  const tests = new URL('./node-test.ts', import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'node:test' ? { url: tests, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const source = byUrl.get(url);
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}
