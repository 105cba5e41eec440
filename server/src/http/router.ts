import type { z } from 'zod';
import { HttpRefusal } from './problem.ts';
import type { Method, Route } from './route.ts';

export interface Found {
  readonly route: Route;
  readonly params: { readonly [name: string]: string };
}

/** Finds the route of a path; refuses unknown paths and methods. */
export class Router {
  readonly routes: readonly Route[];

  constructor(routes: readonly Route[]) {
    this.routes = routes;
  }

  find(method: string, path: string): Found {
    const matching = this.routes.flatMap((route) => {
      const params = match(route.path, path);
      return params === undefined ? [] : [{ route, params }];
    });
    if (matching.length === 0) throw new HttpRefusal(404, 'server.http.path');
    const found = matching.find(({ route }) => route.method === (method as Method));
    if (found === undefined) throw new HttpRefusal(405, 'server.http.method');
    return found;
  }
}

function match(pattern: string, path: string): { readonly [name: string]: string } | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) {
      if (!/^[A-Za-z0-9_-]{1,64}$/.test(value)) return undefined;
      params[segment.slice(1)] = value;
    } else if (segment !== value) return undefined;
  }
  return params;
}

/** What the schema makes of the value; refuses with the place and the reason. */
export function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new HttpRefusal(400, 'server.http.shape', {
    position: issue?.path.map(String).join('.') ?? '',
    reason: issue?.code ?? '',
  });
}
