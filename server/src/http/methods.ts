import type { HTTPMethods } from 'fastify';
import type { App } from './app.ts';
import { HttpRefusal } from './problem.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies readonly HTTPMethods[];

/** The methods of every path that is added from here on. */
export function methodsOf(api: App): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  api.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  return known;
}

/** A known path with a method it doesn't have is refused as that, not as unknown. */
export function refuseOtherMethods(api: App, known: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, methods] of [...known]) {
    api.route({
      url,
      method: METHODS.filter((method) => !methods.has(method)),
      schema: { hide: true },
      config: { name: 'unknown' },
      handler: () => {
        throw new HttpRefusal(405, 'server.http.method');
      },
    });
  }
}
