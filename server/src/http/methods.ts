import type { HTTPMethods } from 'fastify';
import type { App } from './app.ts';
import { HttpRefusal } from './problem.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies readonly HTTPMethods[];

/** Collects the methods of every path added after this call. */
export function methodsOf(api: App): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  api.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  return known;
}

/** A known path called with the wrong method gets 405, not 404. */
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
