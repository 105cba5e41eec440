import type { z } from 'zod';
import type { Person } from '../store/index.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a handler knows of a request. Everything in it went through the route's schemas. */
export interface Context<Body, Query, Headers> {
  readonly params: { readonly [name: string]: string };
  readonly body: Body;
  readonly query: Query;
  /** Those the route knows. */
  readonly headers: Headers;
  readonly address: string;
  readonly cookie: string | undefined;
  /** Whether the browser speaks https with us, if need be through a proxy. */
  readonly secure: boolean;
  readonly setHeader: (name: string, value: string) => void;
}

/** One way into the server: it validates, and `openapi.ts` describes, from the same schemas. */
export interface Route {
  readonly method: Method;
  /** Segments with a colon are parameters: `/api/tables/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: 'anyone' | 'person';
  readonly status: number;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** What must not be in an address: those are written down in many places. */
  readonly headers?: z.ZodType;
  readonly reply?: z.ZodType;
  handle(context: Context<unknown, unknown, unknown>, person: Person | undefined): Promise<unknown>;
}

interface RouteOf<
  Access extends Route['access'],
  Body extends z.ZodType,
  Query extends z.ZodType,
  Headers extends z.ZodType,
  Reply extends z.ZodType,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly status?: number;
  readonly body?: Body;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly reply?: Reply;
  handle(
    context: Context<z.output<Body>, z.output<Query>, z.output<Headers>>,
    person: Access extends 'person' ? Person : Person | undefined,
  ): Promise<z.input<Reply>>;
}

/** Ties the handler's types to the schemas; `Router` keeps the promise by parsing with them. */
export function route<
  Access extends Route['access'],
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Headers extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
>(definition: RouteOf<Access, Body, Query, Headers, Reply>): Route {
  return { status: definition.reply === undefined ? 204 : 200, ...definition } as unknown as Route;
}
